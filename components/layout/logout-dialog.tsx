'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type LogoutDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Ends the session. If it throws, the error's message is shown instead of success (specification, section 4). */
  onLogout: () => Promise<void>;
};

/** "Are you sure you want to logout?" */
export function LogoutDialog({ open, onClose, onLogout }: LogoutDialogProps) {
  const { t } = useTranslation(['layout', 'errors']);
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async () => {
    setLeaving(true);
    setError(null);
    try {
      await onLogout();
      // The page reloads; the spinner stays until then.
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || t('errors:network.detail'));
      setLeaving(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('logout.question')}
      confirmLabel={t('logout.confirm')}
      loading={leaving}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={() => {
        setError(null);
        onClose();
      }}
    />
  );
}
