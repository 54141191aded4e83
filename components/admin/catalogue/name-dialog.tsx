'use client';

import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/action/form-dialog';
import { useLast } from '@/components/action/use-last';
import { TextField } from '@/components/forms/text-field';
import { useAction } from '@/hooks/use-action';
import { addCatalogueEntry, renameCatalogueEntry } from '@/lib/client/endpoints.gen';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { keepList } from './keep-list';

const schema = async () => (await import('@/lib/contract/catalogue')).addCatalogueEntry.body;

type NameDialogProps = {
  list: CatalogueList;
  /** the entry to rename; `new` for a new one; null closes the dialog */
  entry: CatalogueEntry | 'new' | null;
  onClose: () => void;
};

/** An entry's name in both languages. */
export function NameDialog({ list, entry, onClose }: NameDialogProps) {
  const { t } = useTranslation('operator');
  const options = { done: t('catalogue.saved'), keep: keepList };
  const add = useAction(addCatalogueEntry, options);
  const rename = useAction(renameCatalogueEntry, options);
  const last = useLast(entry);
  const old = last === 'new' ? null : last;
  return (
    <FormDialog
      open={entry !== null}
      title={old ? t('catalogue.rename') : t(`catalogue.add.${list}`)}
      schema={schema}
      defaultValues={{ ar: old?.name.ar ?? '', en: old?.name.en ?? '' }}
      onSubmit={(body) =>
        old
          ? rename.runAsync({ params: { list, id: old._id }, body })
          : add.runAsync({ params: { list }, body })
      }
      submitLabel={t('catalogue.save')}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextField name="ar" label={t('catalogue.ar')} required autoFocus />
      <TextField name="en" label={t('catalogue.en')} dir="ltr" required />
    </FormDialog>
  );
}
