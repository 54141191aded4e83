import 'server-only';
import { PageQuery } from '@/lib/contract/fields';

/** The query of a list's first page, as the API would read an empty one; for pages that prefetch it. */
export function firstPage(limit?: number): PageQuery {
  return PageQuery.parse({ limit });
}

/**
 * The query of the page that an address asks for by `?cursor=`, the link to which stands at the end of a list for
 * whoever has no scripts. What no list can have given out is passed over.
 */
export function pageAt(cursor: string | string[] | undefined): PageQuery {
  const asked = PageQuery.safeParse({ cursor });
  return asked.success ? asked.data : firstPage();
}
