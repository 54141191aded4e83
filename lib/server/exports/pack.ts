import 'server-only';
import type { Readable } from 'node:stream';
import { storage } from '@/lib/server/adapters/storage/choose';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { ownImages } from '@/lib/server/files/own-images';
import { copiedTables } from '@/lib/server/personal-data/registry';
import { indexPage, type Reader, type Row, tablePage } from './pages';
import { rowsOf } from './repo-member-data';
import type { Entry } from './zip';

const encoder = new TextEncoder();

/**
 * The entries of a member's copy: each table as JSON and as a page, their pictures, and the page that opens first. In a
 * transaction of the caller's, as rows are read through a cursor.
 */
export async function* entriesOf(ctx: Ctx, userId: string, reader: Reader): AsyncGenerator<Entry> {
  const counts: { table: string; count: number }[] = [];
  for (const [table, copied] of copiedTables()) {
    const tally = { table, count: 0 };
    yield {
      name: `data/${table}.json`,
      content: bytes(jsonOf(rowsOf(ctx.db, table, copied, userId), tally)),
    };
    if (tally.count > 0) {
      const page = tablePage(reader, table, rowsOf(ctx.db, table, copied, userId));
      yield { name: `pages/${table}.html`, content: bytes(page) };
    }
    counts.push(tally);
  }
  const pictures: string[] = [];
  for (const { id, storageKey } of await ownImages(ctx, userId)) {
    const content = await openPicture(storageKey);
    if (!content) continue;
    pictures.push(`pictures/${id}.webp`);
    yield { name: `pictures/${id}.webp`, isPacked: true, content };
  }
  const index = indexPage(reader, { now: ctx.now, counts, pictures });
  yield { name: 'index.html', content: bytes([index]) };
}

async function* jsonOf(batches: AsyncIterable<Row[]>, tally: { count: number }): AsyncGenerator<string> {
  yield '[';
  for await (const rows of batches) {
    const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join(',');
    yield tally.count > 0 ? `,${lines}` : lines;
    tally.count += rows.length;
  }
  yield '\n]\n';
}

async function* bytes(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

// A picture that is not there any more does not keep the rest from its owner.
async function openPicture(key: string): Promise<Readable | null> {
  try {
    return await storage().read(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
