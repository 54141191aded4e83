import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/server/errors';
import type { Storage, Stored } from './port';

const KEY = /^[\w-]+(\/[\w.-]+)+$/;

/** Files in a folder of this machine: the offline default. */
export class FolderStorage implements Storage {
  constructor(private readonly root: string) {}

  private path(key: string): string {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${key}`);
    return join(this.root, key);
  }

  async put(key: string, content: Readable, maxBytes: number): Promise<Stored> {
    const path = this.path(key);
    const partial = join(this.root, 'partial', randomUUID());
    await Promise.all([
      mkdir(dirname(path), { recursive: true }),
      mkdir(dirname(partial), { recursive: true }),
    ]);
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length;
        hash.update(chunk);
        done(size > maxBytes ? new AppError('too_large') : null, chunk);
      },
    });
    try {
      await pipeline(content, measure, createWriteStream(partial, { flags: 'wx' }));
      await flush(partial);
      await rename(partial, path);
      return { size, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const file = await open(this.path(key), 'r');
    return file.createReadStream(range);
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }
}

// Acknowledged means present after a crash: the bytes are on the disk before the name is.
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
