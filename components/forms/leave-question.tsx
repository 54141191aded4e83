'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';

type LeaveQuestionProps = {
  /** Whether there are unsaved changes. */
  unsaved: boolean;
};

/** Asks before unsaved changes are lost: when a link is followed, on Back, and when the tab is closed. */
export function LeaveQuestion({ unsaved }: LeaveQuestionProps) {
  const { t } = useTranslation();
  const { isAsked, stay, leave } = useUnsavedWarning(unsaved);
  return (
    <ConfirmDialog
      open={isAsked}
      title={t('unsaved.question')}
      confirmLabel={t('unsaved.leave')}
      destructive
      onCancel={stay}
      onConfirm={leave}
    >
      {t('unsaved.note')}
    </ConfirmDialog>
  );
}
