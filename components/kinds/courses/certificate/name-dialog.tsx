'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { createCertificate } from '@/lib/client/endpoints.gen';
import type { Certificate } from '@/lib/contract/kinds/certificates';

const schema = async () => (await import('./names-schema')).Names;

type NameDialogProps = {
  entitlementId: string;
  certificate: Certificate | null;
  open: boolean;
  onClose: () => void;
};

/** Asks for the names that a certificate does not have yet. */
export function NameDialog({ entitlementId, certificate, open, onClose }: NameDialogProps) {
  const { t } = useTranslation('certificates');
  const create = useAction(createCertificate);
  const [nameAr, nameEn] = [certificate?.nameAr ?? '', certificate?.nameEn ?? ''];
  return (
    <FormDialog
      open={open}
      title={t('dialog.title')}
      schema={schema}
      defaultValues={{ nameAr, nameEn }}
      onSubmit={(body) => create.runAsync({ params: { id: entitlementId }, body })}
      submitLabel={t('dialog.submit')}
      maxWidth="xs"
      onClose={onClose}
    >
      <p className="type-body2 text-secondary">{t('dialog.hint')}</p>
      {nameAr ? null : <TextField name="nameAr" label={t('dialog.nameAr')} autoComplete="name" />}
      {nameEn ? null : <TextField name="nameEn" label={t('dialog.nameEn')} dir="ltr" />}
    </FormDialog>
  );
}
