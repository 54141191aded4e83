'use client';

import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listTakers } from '@/lib/client/endpoints.gen';
import { HolderResults } from './holder-results';
import styles from './people.module.css';
import { PersonName } from './person-name';

/** Who bought an assessment that has no date, and how it went for each. */
export function Takers({ productId }: { productId: string }) {
  const { t } = useTranslation('workshop-people');
  const list = useEndpointList(listTakers, { params: { id: productId } });
  return (
    <ListView
      list={list}
      failed={t('takers.failed')}
      skeleton={<Skeleton shape="block" height={160} />}
      empty={<EmptyView drawing="people" title={t('takers.none')} subtitle={t('takers.noneHint')} />}
    >
      {(takers) => (
        <>
          <Card as="div">
            <ul aria-label={t('takers.list')}>
              {takers.map(({ _id, person, results }) => (
                <li key={_id} className={styles.person}>
                  <PersonName person={person} />
                  <HolderResults takerId={_id} name={person.name} results={results} hasBegun />
                </li>
              ))}
            </ul>
          </Card>
          <LoadMore list={list} />
        </>
      )}
    </ListView>
  );
}
