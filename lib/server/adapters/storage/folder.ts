import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, constants, createWriteStream, existsSync } from 'node:fs';
import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { DAY } from '@/lib/shared/time';
import type { Storage, Stored } from './port';

const KEY = /^[\w-]+(\/[\w-][\w.-]*)+$/;
const PARTIAL = 'partial';
/** Files that arrive in pieces, under the keys that they will have. */
const INCOMING = 'incoming';
const OURS = new RegExp(`^(${PARTIAL}|${INCOMING})/`);
const ABANDONED_MS = DAY;
// Receipts and sold files are stored here: nobody else on the machine may read them.
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** Files in a folder on this machine: the offline default. */
export class FolderStorage implements Storage {
  private swept: Promise<void> | undefined;

  constructor(private readonly root: string) {
    // A folder made by an older version of the app may be open to all; closing it closes all folders below it.
    if (existsSync(root)) close(root);
  }

  async put(key: string, content: Readable, maxBytes: number): Promise<Stored> {
    const path = this.path(key);
    const partial = join(this.root, PARTIAL, randomUUID());
    this.swept ??= removeAbandoned(join(this.root, PARTIAL));
    const measure = new Measure(maxBytes);
    mayBreakOff(content);
    try {
      await mkdir(dirname(partial), { recursive: true, mode: OWN_FOLDER });
      await pipeline(content, measure, createWriteStream(partial, { flags: 'wx', mode: OWN_FILE }));
      await flush(partial, 'r+');
      await moveSafely(partial, path);
      return { size: measure.size, sha256: measure.sha256() };
    } catch (error) {
      content.destroy();
      await rm(partial, { force: true });
      throw isFull(error) ? new AppError('unavailable', { retryAfter: 60, cause: error }) : error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    try {
      const file = await open(this.path(key), 'r');
      return file.createReadStream(range);
    } catch (error) {
      throw isMissing(error) ? new AppError('not_found', { cause: error }) : error;
    }
  }

  async receive(key: string, offset: number, content: Readable): Promise<number> {
    const path = this.incoming(key);
    mayBreakOff(content);
    const made = await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER });
    const file = await open(path, constants.O_RDWR | constants.O_CREAT, OWN_FILE);
    try {
      if ((await file.stat()).size < offset) throw new AppError('not_found');
      await file.truncate(offset);
      const added = await append(file, offset, content);
      await file.sync();
      if (offset === 0) await flushFolders(dirname(path), made);
      return added;
    } catch (error) {
      if (!isFull(error)) throw error;
      await file.truncate(offset);
      throw new AppError('disk_full', { retryAfter: 60, cause: error });
    } finally {
      await file.close();
    }
  }

  async complete(key: string): Promise<void> {
    if (await this.exists(key)) return;
    try {
      await moveSafely(this.incoming(key), this.path(key));
    } catch (error) {
      throw isMissing(error) ? new AppError('not_found', { cause: error }) : error;
    }
  }

  async exists(key: string): Promise<boolean> {
    try {
      await access(this.path(key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await Promise.all([this.path(key), this.incoming(key)].map((path) => rm(path, { force: true })));
  }

  private incoming(key: string): string {
    this.path(key);
    return join(this.root, INCOMING, key);
  }

  // Keys are ours; a key that could leave the folder is an error in this program, not of a caller.
  private path(key: string): string {
    if (!KEY.test(key) || OURS.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(this.root, key);
  }
}

/** Passes bytes on while it counts and hashes them. */
class Measure extends Transform {
  size = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(chunk: Buffer, _: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.size += chunk.length;
    this.hash.update(chunk);
    if (this.size > this.maxBytes) done(new AppError('too_large'));
    else done(null, chunk);
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}

/** A stream may break off before it is read. Its reader gets the error; without a listener it would end the process. */
function mayBreakOff(content: Readable): void {
  content.once('error', () => {});
}

function close(folder: string): void {
  try {
    chmodSync(folder, OWN_FOLDER);
  } catch (error) {
    log.warn({ err: error }, 'others may be able to read the stored files: the folder is not ours to close');
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
const isFull = (error: unknown) => NO_ROOM.has(codeOf(error));

/** @returns how many bytes arrived, also of a stream that breaks off */
async function append(file: FileHandle, offset: number, content: Readable): Promise<number> {
  let added = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      for (let from = 0; from < chunk.length; ) {
        const { bytesWritten } = await file.write(chunk, from, chunk.length - from, offset + added);
        from += bytesWritten;
        added += bytesWritten;
      }
    }
  } catch (error) {
    if (error !== content.errored) throw error;
  }
  return added;
}

async function moveSafely(from: string, to: string): Promise<void> {
  const made = await mkdir(dirname(to), { recursive: true, mode: OWN_FOLDER });
  await rename(from, to);
  await flushFolders(dirname(to), made);
}

// An acknowledged file survives a crash: first its bytes are on the disk, then its name, and then the folders that were
// made for it, from the innermost out.
async function flushFolders(innermost: string, outermostMade: string | undefined): Promise<void> {
  const last = outermostMade ? dirname(outermostMade) : innermost;
  if (process.platform === 'win32') return; // folders cannot be opened there
  for (let at = innermost; ; at = dirname(at)) {
    await flush(at, 'r');
    if (at === last) return;
  }
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

// Removes files that a killed process was writing.
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}
