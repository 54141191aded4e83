import 'server-only';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface Entry {
  name: string;
  /** pictures are small already */
  isPacked?: boolean;
  content: AsyncIterable<Uint8Array>;
}

const NOTHING = new Uint8Array(0);

/** A ZIP while it is made, one entry after the other: only a piece of one entry is in memory. */
export async function* zipOf(entries: AsyncIterable<Entry>, now: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    if (piece) made.push(piece);
  });
  const take = () => {
    if (failure) throw failure;
    return made.splice(0);
  };
  for await (const { name, isPacked, content } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = now;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece, false);
      yield* take();
    }
    file.push(NOTHING, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
