'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonGroup } from '@/components/ui/skeleton';
import type { PersonSource } from '@/hooks/users/person-source';
import { usePeople } from '@/hooks/users/use-people';
import { PeopleGrid } from './people-grid';
import styles from './people-list.module.css';
import { PersonCard } from './person-card';
import { PersonRow } from './person-row';
import { PersonCardSkeleton, PersonRowSkeleton } from './person-skeletons';

type PeopleListProps = {
  source: PersonSource;
  empty: ReactNode;
  as?: 'cards' | 'rows';
  /** For pages that can begin at `?cursor=`. */
  isPaged?: boolean;
};

const BONES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** People as cards or rows, in a list that loads more while the reader scrolls. */
export function PeopleList({ source, empty, as = 'cards', isPaged = false }: PeopleListProps) {
  const { t } = useTranslation('users');
  const list = usePeople(source);
  const Shell = as === 'cards' ? PeopleGrid : Rows;
  if (list.isPending) {
    return (
      <SkeletonGroup>
        <Shell>
          {BONES.map((key) => (
            <li key={key}>{as === 'cards' ? <PersonCardSkeleton /> : <PersonRowSkeleton />}</li>
          ))}
        </Shell>
      </SkeletonGroup>
    );
  }
  if (list.isError && list.items.length === 0) {
    return <LoadError title={t('list.failed')} query={list} />;
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      <Shell>
        {list.items.map((person) => (
          <li key={person._id}>
            {as === 'cards' ? <PersonCard person={person} nameAs="h2" /> : <PersonRow person={person} />}
          </li>
        ))}
      </Shell>
      <LoadMore list={list} isPaged={isPaged} />
    </>
  );
}

type RowsProps = { children: ReactNode };

function Rows({ children }: RowsProps) {
  return <ul className={styles.rows}>{children}</ul>;
}
