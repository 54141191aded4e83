'use client';

import type { ComponentProps, ReactNode } from 'react';
import { toApiError } from '@/lib/client/api-error';
import { LoadError } from './load-error';

type Failable = ComponentProps<typeof LoadError>['query'];

type QueryViewProps<T> = {
  /** the result of `useEndpointQuery` */
  query: Failable & { data: T | undefined };
  /** what could not be loaded */
  failed: string;
  /** shown while it is loading; nothing where the page was rendered with it */
  skeleton?: ReactNode;
  /** shown where the API answers `not_found`; else that is a failure, too */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Shows one answer of the API: loading, failed, missing or there. An answer stays when a later read fails. */
export function QueryView<T>({ query, failed, skeleton, missing, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return skeleton;
  if (missing !== undefined && toApiError(query.error).code === 'not_found') return missing;
  return <LoadError title={failed} query={query} />;
}

type ListViewProps<Row> = {
  /** a list of `useEndpointList` */
  list: Failable & { items: Row[]; isPending: boolean; isError: boolean };
  /** what could not be loaded */
  failed: string;
  skeleton?: ReactNode;
  /** shown where there are no rows */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** Shows a list of the API: loading, failed, empty or there. Rows stay when a later read fails. */
export function ListView<Row>({ list, failed, skeleton, empty, children }: ListViewProps<Row>) {
  if (list.isPending) return skeleton;
  if (list.items.length > 0) return children(list.items);
  return list.isError ? <LoadError title={failed} query={list} /> : empty;
}
