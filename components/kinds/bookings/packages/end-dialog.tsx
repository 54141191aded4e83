'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { useEndPackage } from '@/hooks/kinds/bookings/use-packages';
import type { HostPackage } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './package.module.css';

const schema = async () => (await import('@/lib/contract/kinds/packages')).endPackage.body;

type EndDialogProps = { ending: HostPackage; onClose: () => void };

/** Asks why a host ends a package, and says what goes back. */
export function EndDialog({ ending, onClose }: EndDialogProps) {
  const { t } = useTranslation(['booking-package', 'common']);
  const { intl } = useLocale();
  const titleId = useId();
  const toast = useToast();
  const end = useEndPackage(ending._id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('host.end.title')}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ reason: '' }}
        label={t('host.end.title')}
        onSubmit={async ({ reason }) => {
          await end.mutateAsync(reason);
          toast(t('host.end.done'));
          onClose();
        }}
      >
        <DialogContent className={styles.dialog}>
          <p>{t('host.end.hint', { amount: isolate(formatMoney(ending.back, intl)) })}</p>
          <TextAreaField name="reason" label={t('host.end.reason')} rows={3} max={500} required />
        </DialogContent>
        <DialogActions className={styles.foot}>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('host.end.send')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
