'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { Address, Input, Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

/** The payload of a list (`page()` of the contract); some lists have more fields. */
interface Page {
  data: { _id: string }[];
  nextCursor: string | null;
}

type ItemOf<E extends Address> = Payload<E> extends { data: (infer T)[] } ? T : never;

interface Options {
  enabled?: boolean;
}

/**
 * Reads a list page by page, under the key that `prefetch().list` filled while the page was rendered. `items` holds
 * each row once: a row that moved between two pages is shown where it came first.
 */
export function useEndpointList<E extends Address>(endpoint: E, input: Input<E>, options: Options = {}) {
  const list = useInfiniteQuery<
    Payload<E>,
    ApiError,
    InfiniteData<Payload<E>>,
    readonly unknown[],
    string | null
  >({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ pageParam, signal }) => call(endpoint, withCursor(input, pageParam), { signal }),
    initialPageParam: null,
    getNextPageParam: (last) => (last as Page).nextCursor,
    ...options,
  });
  const pages = list.data?.pages ?? [];
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    items: onceEach(pages.flatMap((page) => (page as Page).data)) as ItemOf<E>[],
    /** the first page, for its other fields */
    first: pages[0],
    error: list.error,
    isPending: list.isPending,
    isError: list.isError,
    refetch: list.refetch,
    isRefetching: list.isRefetching,
    /** where the next page begins */
    nextCursor: (pages.at(-1) as Page | undefined)?.nextCursor ?? null,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    loadMore,
  };
}

function withCursor<E extends Address>(input: Input<E>, cursor: string | null): Input<E> {
  if (!cursor) return input;
  return { ...input, query: { ...(input as { query?: object }).query, cursor } } as Input<E>;
}

function onceEach<T extends { _id: string }>(rows: T[]): T[] {
  const seen = new Set<string>();
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
