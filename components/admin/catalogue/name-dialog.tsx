'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useToast } from '@/components/ui/toast';
import { useCatalogueActs } from '@/hooks/admin/use-catalogue';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import styles from './catalogue.module.css';

const schema = async () => (await import('@/lib/contract/catalogue')).addCatalogueEntry.body;

type NameDialogProps = {
  list: CatalogueList;
  /** the entry to rename; `new` for a new one; null closes the dialog */
  entry: CatalogueEntry | 'new' | null;
  onClose: () => void;
};

/** An entry's name in both languages. */
export function NameDialog({ list, entry, onClose }: NameDialogProps) {
  const { t } = useTranslation(['operator', 'common']);
  const toast = useToast();
  const titleId = useId();
  const { add, rename } = useCatalogueActs(list);
  // The text stays while the dialog fades out.
  const [last, setLast] = useState(entry);
  if (entry && entry !== last) setLast(entry);
  const old = last === 'new' ? null : last;
  const title = old ? t('catalogue.rename') : t(`catalogue.add.${list}`);
  return (
    <Dialog open={entry !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        key={old?._id ?? 'new'}
        schema={schema}
        defaultValues={{ ar: old?.name.ar ?? '', en: old?.name.en ?? '' }}
        label={title}
        onSubmit={async (name) => {
          if (old) await rename.mutateAsync({ id: old._id, ...name });
          else await add.mutateAsync(name);
          toast(t('catalogue.saved'));
          onClose();
        }}
      >
        <DialogContent className={styles.dialog}>
          <TextField name="ar" label={t('catalogue.ar')} required autoFocus />
          <TextField name="en" label={t('catalogue.en')} dir="ltr" required />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{t('catalogue.save')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
