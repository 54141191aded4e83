import 'server-only';
import { PageQuery } from '@/lib/contract/fields';

/** The query of a list's first page, as the API would read an empty one; for pages that prefetch it. */
export function firstPage(limit?: number): PageQuery {
  return PageQuery.parse({ limit });
}

/**
 * The query of the page that an address names by `?cursor=`: for readers without scripts, each list ends with such a
 * link. A cursor that no list can have made is ignored.
 */
export function pageAt(cursor: string | string[] | undefined): PageQuery {
  const asked = PageQuery.safeParse({ cursor });
  return asked.success ? asked.data : firstPage();
}
