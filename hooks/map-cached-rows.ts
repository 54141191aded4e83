import type { QueryClient } from '@tanstack/react-query';
import type { Address } from '@/lib/contract/endpoint';

type Row = { _id: string };

/**
 * Rewrites rows in every cached answer of some endpoints: single ones, lists, lists read page by page, and answers with
 * several lists (`{ users, posts }`). Nothing is written when `change` returns the same row.
 * @param change must not mutate; returns the same row if nothing changes
 */
export function mapCachedRows<T extends Row>(
  client: QueryClient,
  endpoints: readonly Address[],
  change: (row: T) => T | null,
): void {
  const ids = new Set(endpoints.map(({ id }) => id));
  client.setQueriesData({ predicate: ({ queryKey }) => ids.has(String(queryKey[0])) }, (answer: unknown) =>
    mapAnswer(answer, change as (row: Row) => Row | null),
  );
}

type Change = (row: Row) => Row | null;

function mapAnswer(answer: unknown, change: Change): unknown {
  if (!isObject(answer)) return answer;
  // useInfiniteQuery keeps { pages, pageParams }.
  if (Array.isArray(answer.pages)) return replace(answer, 'pages', (page) => mapAnswer(page, change));
  if (typeof answer._id === 'string') return change(answer as Row) ?? answer;
  return Object.keys(answer).reduce((mapped, key) => {
    const rows = mapped[key];
    return Array.isArray(rows) ? replace(mapped, key, (row) => (isRow(row) ? change(row) : row)) : mapped;
  }, answer);
}

/** Returns the object itself if no entry changed, so that nothing renders again. Entries that are null leave. */
function replace(holder: Record<string, unknown>, key: string, map: (entry: unknown) => unknown) {
  const before = holder[key] as unknown[];
  const after = before.map(map);
  if (after.every((entry, index) => entry === before[index])) return holder;
  return { ...holder, [key]: after.filter((entry) => entry !== null) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value._id === 'string';
}
