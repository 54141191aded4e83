import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderStorage } from '@/lib/server/adapters/storage/folder';
import { HOUR } from '@/lib/shared/time';
import { until } from '@/tests/setup/waits';

const root = mkdtempSync(join(tmpdir(), 'qeema-storage-'));
const storage = new FolderStorage(root);
const KEY = 'products/ab/0190-x/content';
const MAX = 1024;

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every file in the folder and its folders, complete or partial. */
const kept = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const of = (content: string) => Readable.from([Buffer.from(content)]);

describe('the storage refuses', () => {
  it.each([
    '../escaped',
    'images/../../escaped',
    'images/..',
    '/etc/passwd',
    'images//x',
    'images/a\0b',
    'images/.hidden',
    'images\\..\\x',
    'partial/something',
    'single',
    '',
  ])('the key %j', async (key) => {
    await expect(storage.put(key, of('x'), MAX)).rejects.toThrow('not a storage key');
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
    await expect(storage.exists(key)).rejects.toThrow('not a storage key');
    expect(kept()).toEqual([]);
  });

  it('a file that is one byte too large, and keeps no part of it', async () => {
    await expect(storage.put(KEY, of('x'.repeat(MAX + 1)), MAX)).rejects.toMatchObject({ code: 'too_large' });
    expect(kept()).toEqual([]);
  });

  it('a stream that breaks off, and keeps no part of it', async () => {
    const broken = new PassThrough();
    broken.write('half');
    setTimeout(() => broken.destroy(new Error('cut')), 10);
    await expect(storage.put(KEY, broken, MAX)).rejects.toThrow('cut');
    expect(kept()).toEqual([]);
  });

  it('a stream that breaks off before anything of it is read', async () => {
    const broken = () => new PassThrough().destroy(new Error('cut'));
    await expect(storage.put(KEY, broken(), MAX)).rejects.toThrow('cut');
    await expect(storage.receive(KEY, 0, broken())).resolves.toBe(0);
    await storage.remove(KEY);
    expect(kept()).toEqual([]);
  });

  it('to read a file that does not exist', async () => {
    await expect(storage.read(KEY)).rejects.toMatchObject({ code: 'not_found' });
    expect(await storage.exists(KEY)).toBe(false);
  });
});

describe('a stored file', () => {
  it('does not exist before it is complete', async () => {
    const slow = new PassThrough();
    const put = storage.put(KEY, slow, MAX);
    slow.write('first half, ');
    await until(() => kept().length > 0);
    expect(await storage.exists(KEY)).toBe(false);
    slow.end('second half');
    await put;
    expect(await text(await storage.read(KEY))).toBe('first half, second half');
  });

  it('gives its size and hash, up to the largest allowed size', async () => {
    const content = 'س'.repeat(MAX / 2);
    expect(await storage.put(KEY, of(content), MAX)).toEqual({
      size: MAX,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(kept()).toEqual(['content']);
  });

  it('can be read in ranges, both ends included', async () => {
    await storage.put(KEY, of('0123456789'), MAX);
    expect(await text(await storage.read(KEY, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage.read(KEY, { start: 9, end: 9 }))).toBe('9');
  });

  it('is gone after it is removed, and may be removed again', async () => {
    await storage.put(KEY, of('x'), MAX);
    await storage.remove(KEY);
    await storage.remove(KEY);
    expect(await storage.exists(KEY)).toBe(false);
  });
});

it('partial files older than a day are cleared away, and younger ones are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'qeema-storage-'));
  mkdirSync(join(folder, 'partial'));
  const [old, young] = [join(folder, 'partial', 'old'), join(folder, 'partial', 'young')];
  writeFileSync(old, 'x');
  writeFileSync(young, 'x');
  const before = new Date(Date.now() - 25 * HOUR);
  utimesSync(old, before, before);
  await new FolderStorage(folder).put(KEY, of('x'), MAX);
  await until(() => readdirSync(join(folder, 'partial')).join() === 'young');
  rmSync(folder, { recursive: true });
});

// Windows has no such file modes.
describe.runIf(process.platform !== 'win32')('nobody else on the machine may read', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('a file, nor enter the folders that were made for it', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'qeema-storage-')), 'files');
    await new FolderStorage(folder).put(KEY, of('x'), MAX);
    const made = ['', 'partial', 'products', 'products/ab', 'products/ab/0190-x'];
    expect(made.map((name) => modeOf(join(folder, name)))).toEqual(made.map(() => '700'));
    expect(modeOf(join(folder, KEY))).toBe('600');
    rmSync(folder, { recursive: true });
  });

  it('the files that an older version left in a folder open to all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'qeema-storage-'));
    chmodSync(folder, 0o755);
    new FolderStorage(folder);
    expect(modeOf(folder)).toBe('700');
    rmSync(folder, { recursive: true });
  });
});
