'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton } from '@/components/ui/skeleton';
import { useTakers } from '@/hooks/kinds/assessments/use-own-dates';
import { HolderResults } from './holder-results';
import styles from './people.module.css';
import { PersonName } from './person-name';

/** Who bought an assessment that has no date, and how it went for each. */
export function Takers({ productId }: { productId: string }) {
  const { t } = useTranslation('workshop-people');
  const takers = useTakers(productId);
  if (takers.isPending) return <Skeleton shape="block" height={160} />;
  if (takers.isError && takers.items.length === 0)
    return <LoadError title={t('takers.failed')} query={takers} />;
  if (takers.items.length === 0)
    return <EmptyView drawing="people" title={t('takers.none')} subtitle={t('takers.noneHint')} />;
  return (
    <>
      <Card as="div">
        <ul aria-label={t('takers.list')}>
          {takers.items.map(({ _id, person, results }) => (
            <li key={_id} className={styles.person}>
              <PersonName person={person} />
              <HolderResults takerId={_id} name={person.name} results={results} hasBegun />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={takers} />
    </>
  );
}
