'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { restoreCatalogueEntry } from '@/lib/client/endpoints.gen';
import type { CatalogueEntry, CatalogueList } from '@/lib/contract/catalogue';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import styles from './catalogue.module.css';
import { keepList } from './keep-list';

type RetiredEntriesProps = { list: CatalogueList; entries: readonly CatalogueEntry[] };

/** Retired entries, and how to bring them back. Shows nothing when there are none. */
export function RetiredEntries({ list, entries }: RetiredEntriesProps) {
  const { t } = useTranslation('operator');
  const { locale } = useLocale();
  const restore = useAction(restoreCatalogueEntry, { keep: keepList, toastsFailure: true });
  if (entries.length === 0) return null;
  return (
    <details className={styles.retired}>
      <summary>{t('catalogue.retired', { count: entries.length })}</summary>
      <ul>
        {entries.map(({ _id, name }) => (
          <li key={_id} className={`row cluster spread ${styles.entry}`}>
            <span>{name[locale]}</span>
            <Button
              variant="text"
              size="small"
              disabled={restore.isPending}
              aria-label={t('catalogue.restoreOne', { name: isolate(name[locale]) })}
              onClick={() => restore.run({ params: { list, id: _id } })}
            >
              {t('catalogue.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
