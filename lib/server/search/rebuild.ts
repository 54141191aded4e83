import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { type Batch, rebuildBatch, SOURCE_TABLES, type Source } from './repo-rebuild';
import { refreshTags, refreshWords } from './repo-vocabulary';

/** So many rows are locked at once, for well under a second. */
const BATCH = 500;

/**
 * Makes all search rows and words again, as after a change of how texts are folded. Searches go on meanwhile: each
 * batch is a transaction of its own, and reads see its old rows until it commits.
 * @returns the number of rows of each table
 */
export async function rebuildSearch(ctx: Ctx): Promise<Record<Source, number>> {
  const counts = { posts: 0, products: 0, users: 0 };
  for (const source of SOURCE_TABLES) {
    let done: Batch = { rows: 0, last: null };
    do {
      const { last } = done;
      done = await inTransaction(ctx, ({ db }) => rebuildBatch(db, source, last, BATCH));
      counts[source] += done.rows;
    } while (done.last !== null);
  }
  await refreshVocabulary(ctx);
  return counts;
}

/** Notes the words and tags that are written here. */
export async function refreshVocabulary(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, ({ db }) => refreshWords(db));
  await inTransaction(ctx, ({ db }) => refreshTags(db));
}
