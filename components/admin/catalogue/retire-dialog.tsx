'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useToast } from '@/components/ui/toast';
import { useCatalogueActs } from '@/hooks/admin/use-catalogue';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import styles from './catalogue.module.css';

const unusedSchema = async () => (await import('./retire-schemas')).Unused;
const inUseSchema = async () => (await import('./retire-schemas')).InUse;

type RetireDialogProps = {
  list: CatalogueList;
  /** null closes the dialog */
  entry: CatalogueEntry | null;
  others: readonly CatalogueEntry[];
  onClose: () => void;
};

/** Asks before an entry is retired. An entry in use needs another one that takes its place. */
export function RetireDialog({ list, entry, others, onClose }: RetireDialogProps) {
  const { t } = useTranslation(['operator', 'common']);
  const { locale } = useLocale();
  const toast = useToast();
  const titleId = useId();
  const { retire } = useCatalogueActs(list);
  // The text stays while the dialog fades out.
  const [last, setLast] = useState(entry);
  if (entry && entry !== last) setLast(entry);
  const isUsed = (last?.uses ?? 0) > 0;
  const title = t('catalogue.retireQuestion', { name: isolate(last?.name[locale] ?? '') });
  return (
    <Dialog open={entry !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        key={last?._id}
        schema={isUsed ? inUseSchema : unusedSchema}
        defaultValues={{ into: '' }}
        label={title}
        onSubmit={async ({ into }) => {
          if (!entry) return;
          await retire.mutateAsync({ id: entry._id, into: into || undefined });
          toast(t('catalogue.retiredDone'));
          onClose();
        }}
      >
        <DialogContent className={styles.dialog}>
          <p>
            {t(isUsed ? `catalogue.usedNote.${list}` : 'catalogue.unusedNote', { count: last?.uses ?? 0 })}
          </p>
          {isUsed ? (
            <SelectField
              name="into"
              label={t('catalogue.into')}
              options={others
                .filter(({ _id }) => _id !== last?._id)
                .map(({ _id, name }) => ({ value: _id, label: name[locale] }))}
              required
            />
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false}>{t('catalogue.retire')}</SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
