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
import { TextField } from '@/components/forms/text-field';
import { useCreateCertificate } from '@/hooks/kinds/courses/use-create-certificate';
import type { Certificate } from '@/lib/contract/kinds/certificates';
import styles from './certificate-card.module.css';

const schema = async () => (await import('./names-schema')).Names;

type NameDialogProps = {
  entitlementId: string;
  certificate: Certificate | null;
  open: boolean;
  onClose: () => void;
};

/** Asks for the names that a certificate does not have yet. */
export function NameDialog({ entitlementId, certificate, open, onClose }: NameDialogProps) {
  const { t } = useTranslation(['certificates', 'common']);
  const titleId = useId();
  const create = useCreateCertificate(entitlementId);
  const [nameAr, nameEn] = [certificate?.nameAr ?? '', certificate?.nameEn ?? ''];
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('dialog.title')}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ nameAr, nameEn }}
        label={t('dialog.title')}
        onSubmit={async (names) => {
          await create.mutateAsync(names);
          onClose();
        }}
      >
        <DialogContent className={styles.fields}>
          <p className="type-body2 text-secondary">{t('dialog.hint')}</p>
          {nameAr ? null : <TextField name="nameAr" label={t('dialog.nameAr')} autoComplete="name" />}
          {nameEn ? null : <TextField name="nameEn" label={t('dialog.nameEn')} dir="ltr" />}
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{t('dialog.submit')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
