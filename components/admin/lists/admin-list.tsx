'use client';

import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { type ListEnd, LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import styles from './lists.module.css';

/** The part of `useEndpointList` that a list of the console shows. */
type ShownList<Row> = ComponentProps<typeof ListView<Row>>['list'] & ListEnd;

type AdminListProps<Row> = {
  list: ShownList<Row>;
  label: string;
  /** what could not be loaded */
  failed: string;
  /** shown when there are no rows */
  empty: ReactNode;
  /** cards to work through, a log with lines between its entries, or a log of links to pages */
  look: 'cards' | 'log' | 'links';
  /** makes one row: a list item */
  children: (row: Row) => ReactNode;
};

const BONES = {
  cards: { rows: [1, 2], height: 180 },
  log: { rows: [1, 2, 3], height: 92 },
  links: { rows: [1, 2, 3, 4], height: 72 },
};

/** A list of the console, page by page: loading, failed, empty, or with rows. */
export function AdminList<Row extends { _id: string }>(props: AdminListProps<Row>) {
  const { list, label, failed, empty, look, children } = props;
  const bones = BONES[look];
  const skeleton = (
    <SkeletonGroup className="stack gap-4">
      {bones.rows.map((row) => (
        <Skeleton key={row} shape="block" height={bones.height} />
      ))}
    </SkeletonGroup>
  );
  // A log has an order; results of a search do not.
  const Log = look === 'log' ? 'ol' : 'ul';
  const rows = list.items.map((row) => <Fragment key={row._id}>{children(row)}</Fragment>);
  return (
    <ListView list={list} failed={failed} skeleton={skeleton} empty={empty}>
      {() => (
        <>
          {look === 'cards' ? (
            <ul aria-label={label} className="stack gap-4">
              {rows}
            </ul>
          ) : (
            <Card as="div" padding="none">
              <Log aria-label={label} className={styles.log}>
                {rows}
              </Log>
            </Card>
          )}
          <LoadMore list={list} />
        </>
      )}
    </ListView>
  );
}
