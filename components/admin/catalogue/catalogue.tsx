'use client';

import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCatalogue } from '@/lib/client/endpoints.gen';
import { CATALOGUE_LISTS } from '@/lib/contract/choices';
import styles from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card';

/** What members choose from: categories of products, and interests. */
export function Catalogue() {
  const { t } = useTranslation('operator');
  const query = useEndpointQuery(getCatalogue, {});
  return (
    <QueryView query={query} failed={t('catalogue.failed')}>
      {(lists) => (
        <div className={styles.page}>
          {CATALOGUE_LISTS.map((list) => (
            <CatalogueCard key={list} list={list} entries={lists[list]} />
          ))}
        </div>
      )}
    </QueryView>
  );
}
