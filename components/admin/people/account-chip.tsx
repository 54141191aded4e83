'use client';

import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import type { MemberRow } from '@/lib/contract/operator-people';

const TONES: Record<MemberRow['status'], StatusTone> = {
  active: 'success',
  suspended: 'error',
  deletion_requested: 'warning',
  deleted: 'neutral',
};

type AccountChipProps = { status: MemberRow['status'] };

/** The state of an account. */
export function AccountChip({ status }: AccountChipProps) {
  const { t } = useTranslation('operator');
  return <StatusChip label={t(`status.${status}`)} tone={TONES[status]} />;
}
