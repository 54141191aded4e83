'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { leaveUnsaved, useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { paths } from '@/lib/shared/paths';

type LeaveQuestionProps = {
  /** There is something that leaving would lose. */
  unsaved: boolean;
};

/** Asks whoever follows a link, or closes the tab, whether what they changed may be lost. */
export function LeaveQuestion({ unsaved }: LeaveQuestionProps) {
  const { t } = useTranslation('account');
  const { asked, stay } = useUnsavedWarning(unsaved);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('unsaved.question')}
      confirmLabel={t('unsaved.leave')}
      destructive
      onCancel={stay}
      onConfirm={() => leaveUnsaved(asked ?? paths.home())}
    >
      {t('unsaved.note')}
    </ConfirmDialog>
  );
}
