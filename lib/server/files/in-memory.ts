import 'server-only';
import type { Readable } from 'node:stream';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';

const MB = 1024 ** 2;
/** In bytes, in this process: uploads may come slowly, and what has come of them is held until their end. */
const MOST_HELD = { byOne: 100 * MB, byAll: 300 * MB };

interface Upload {
  ownerId: string;
  content: Readable;
  size: number;
  /** it has come, and is being worked on */
  isWhole: boolean;
}

/** In the order in which they began. */
const held = new Set<Upload>();

/** How large an upload may be. */
export interface SizeLimit {
  maxBytes: number;
  /** the message for a larger one */
  tooLarge: string;
}

/**
 * Reads one of the caller's uploads into memory, and works on it. Where the uploads of all take too much memory, those
 * that began first end: who sends slowly, with many accounts too, keeps nobody else from sending.
 * @throws AppError `too_large`; `unavailable` where too much memory is taken
 */
export async function withBytes<T>(
  { viewer: { id: ownerId } }: MemberCtx,
  content: Readable,
  { maxBytes, tooLarge }: SizeLimit,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  const chunks: Buffer[] = [];
  const upload: Upload = { ownerId, content, size: 0, isWhole: false };
  held.add(upload);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      upload.size += chunk.length;
      if (upload.size > maxBytes) throw new AppError('too_large', { fields: { file: tooLarge } });
      makeRoom(upload);
      chunks.push(chunk);
    }
    upload.isWhole = true;
    return await work(Buffer.concat(chunks));
  } finally {
    held.delete(upload);
  }
}

function makeRoom({ ownerId }: Upload): void {
  const all = [...held];
  if (sizeOf(all.filter((other) => other.ownerId === ownerId)) > MOST_HELD.byOne) throw tooFull();
  let size = sizeOf(all);
  for (const first of all.filter(({ isWhole }) => !isWhole)) {
    if (size <= MOST_HELD.byAll) return;
    size -= first.size;
    held.delete(first);
    first.content.destroy(tooFull());
  }
}

const sizeOf = (some: readonly Upload[]) => some.reduce((sum, { size }) => sum + size, 0);
const tooFull = () => new AppError('unavailable', { retryAfter: 5 });
