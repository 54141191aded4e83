import 'server-only';
import { log } from '@/lib/server/log';

const AT_ONCE = 100;

/** Where a list by ids goes on. */
type Page = { after: string | null; limit: number };

/**
 * Does something with each row of a list, one after the other, in pages by their ids. One that fails is logged, and
 * tried again by the next run; it keeps no other waiting.
 * @param failed what is logged then
 */
export async function forEachRow<Row extends { id: string }>(
  read: (page: Page) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
  failed: string,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await read({ after, limit: AT_ONCE });
    for (const row of rows)
      await work(row).catch((error: unknown) => log.error({ err: error, row: row.id }, failed));
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** The same for a list that has ids alone. */
export const idRows = (ids: readonly string[]) => ids.map((id) => ({ id }));
