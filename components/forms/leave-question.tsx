'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';

type LeaveQuestionProps = {
  /** There is something that leaving would lose. */
  unsaved: boolean;
};

/** Asks whoever follows a link, goes back or closes the tab whether what they changed may be lost. */
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
