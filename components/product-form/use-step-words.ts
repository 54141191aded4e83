'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { partsOf } from '@/components/kinds/table';
import { isTimed } from '@/lib/contract/kinds/types';
import type { DraftValues, Step } from './product-draft';

/** What the steps are called: what is sold by times or as an assessment has no files, and says what it costs. */
export function useStepWords(): (step: Step) => string {
  const { t } = useTranslation('creator');
  const { hasOwnPrice } = partsOf(useWatch<DraftValues, 'content.kind'>({ name: 'content.kind' }));
  const hasTimes = useWatch<DraftValues, 'content', boolean>({ name: 'content', compute: isTimed });
  const context = hasTimes ? undefined : 'alone';
  return (step) => (hasOwnPrice ? t(`form.ownStep.${step}`, { context }) : t(`form.step.${step}`));
}
