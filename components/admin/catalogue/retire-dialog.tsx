'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { useLast } from '@/components/action/use-last';
import { SelectField } from '@/components/forms/select-field';
import { useAction } from '@/hooks/use-action';
import { retireCatalogueEntry } from '@/lib/client/endpoints.gen';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { keepList } from './keep-list';

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
  const { t } = useTranslation('operator');
  const { locale } = useLocale();
  const retire = useAction(retireCatalogueEntry, { done: t('catalogue.retiredDone'), keep: keepList });
  const last = useLast(entry);
  const isUsed = (last?.uses ?? 0) > 0;
  return (
    <FormDialog
      open={entry !== null}
      title={t('catalogue.retireQuestion', { name: isolate(last?.name[locale] ?? '') })}
      schema={isUsed ? inUseSchema : unusedSchema}
      defaultValues={{ into: '' }}
      onSubmit={({ into }) =>
        entry ? retire.runAsync({ params: { list, id: entry._id }, body: { into: into || undefined } }) : null
      }
      submitLabel={t('catalogue.retire')}
      maxWidth="xs"
      onClose={onClose}
    >
      <p>{t(isUsed ? `catalogue.usedNote.${list}` : 'catalogue.unusedNote', { count: last?.uses ?? 0 })}</p>
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
    </FormDialog>
  );
}
