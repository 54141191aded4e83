import { Readable } from 'node:stream';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { NOW } from './clock';

const SIZE = 1000;

/** Copies of a film in 360 lines and as its sound alone, of 1000 bytes each. */
export async function addStream(fileId: string): Promise<void> {
  await db()
    .insertInto('streams')
    .values({ file_id: fileId, state: 'ready', share: 1, changed_at: NOW })
    .execute();
  for (const name of ['360', 'audio']) {
    const storage_key = `streams/${fileId.slice(-2)}/${fileId}/${name}.mp4`;
    await storage().put(storage_key, Readable.from([Buffer.alloc(SIZE, name)]), SIZE);
    const size = name === 'audio' ? {} : { width: 640, height: 360 };
    const part = {
      file_id: fileId,
      name,
      bandwidth: 900_000,
      size: SIZE,
      storage_key,
      playlist: `#EXTM3U\n${name}.mp4\n`,
    };
    await db()
      .insertInto('stream_parts')
      .values({ ...part, ...size })
      .execute();
  }
}
