import 'server-only';
import { PageQuery } from '@/lib/contract/fields';

/** The query of a list's first page, as the API would read an empty one; for pages that prefetch it. */
export function firstPage(limit?: number): PageQuery {
  return PageQuery.parse({ limit });
}
