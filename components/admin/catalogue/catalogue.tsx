'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useCatalogue } from '@/hooks/admin/use-catalogue';
import { CATALOGUE_LISTS } from '@/lib/contract/choices';
import styles from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card';

/** What members choose from: categories of products, and interests. */
export function Catalogue() {
  const { t } = useTranslation('operator');
  const query = useCatalogue();
  const lists = query.data;
  if (!lists) return query.error ? <LoadError title={t('catalogue.failed')} query={query} /> : null;
  return (
    <div className={styles.page}>
      {CATALOGUE_LISTS.map((list) => (
        <CatalogueCard key={list} list={list} entries={lists[list]} />
      ))}
    </div>
  );
}
