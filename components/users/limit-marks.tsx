'use client';

import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/components/ui/status-chip';

type LimitMarksProps = { isBlocked: boolean; isMuted: boolean };

/** Marks beside a name: whether the viewer muted or blocked the person. */
export function LimitMarks({ isBlocked, isMuted }: LimitMarksProps) {
  const { t } = useTranslation('blocks');
  return (
    <>
      {isBlocked ? <StatusChip tone="error" icon="block" label={t('mark.blocked')} /> : null}
      {isMuted ? <StatusChip tone="neutral" icon="mute" label={t('mark.muted')} /> : null}
    </>
  );
}
