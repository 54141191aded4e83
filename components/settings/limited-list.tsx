'use client';

import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonGroup } from '@/components/ui/skeleton';
import { PersonRowSkeleton } from '@/components/users/person-skeletons';
import { useLimitedPeople } from '@/hooks/blocks/use-limited-people';
import type { LimitedPerson } from '@/lib/contract/blocks';
import styles from './limited-list.module.css';

type LimitedListProps = { kind: 'blocked' | 'muted'; Row: ComponentType<{ person: LimitedPerson }> };

/** The list of blocked or of muted people, newest first. Loads more while the reader scrolls. */
export function LimitedList({ kind, Row }: LimitedListProps) {
  const { t } = useTranslation('blocks');
  const list = useLimitedPeople(kind);
  return (
    <ListView
      list={list}
      failed={t(`settings.${kind}.failed`)}
      skeleton={
        <SkeletonGroup>
          <PersonRowSkeleton />
        </SkeletonGroup>
      }
      empty={
        <div className={styles.empty}>
          <p>{t(`settings.${kind}.empty`)}</p>
          <p className="type-body2 text-secondary">{t(`settings.${kind}.emptyHint`)}</p>
        </div>
      }
    >
      {(people) => (
        <>
          <ul className={styles.rows} aria-label={t(`settings.${kind}.title`)}>
            {people.map((person) => (
              <li key={person._id}>
                <Row person={person} />
              </li>
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </ListView>
  );
}
