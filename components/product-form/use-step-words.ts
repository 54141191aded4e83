'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { partsOf } from '@/components/kinds/table';
import type { DraftValues, Step } from './product-draft';

/** What the steps are called: times that are sold have no files, and say what they cost among them. */
export function useStepWords(): (step: Step) => string {
  const { t } = useTranslation('creator');
  const { hasOwnTerms } = partsOf(useWatch<DraftValues, 'content.kind'>({ name: 'content.kind' }));
  return (step) => t(hasOwnTerms ? `form.ownStep.${step}` : `form.step.${step}`);
}
