import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { FolderStorage } from '@/lib/server/adapters/storage/folder';

const root = mkdtempSync(join(tmpdir(), 'qeema-storage-'));
const storage = new FolderStorage(root);
const KEY = 'products/ab/0190-x';

afterAll(() => rmSync(root, { recursive: true, force: true }));

const of = (content: string) => Readable.from([Buffer.from(content)]);
const kept = () =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

it('keys of half files are no keys', async () => {
  await expect(storage.receive('incoming/ab/x', 0, of('x'))).rejects.toThrow('not a storage key');
  await expect(storage.read('incoming/products/ab/x')).rejects.toThrow('not a storage key');
});

it('a piece is refused where less than its offset is there, and a file that has no pieces is not made', async () => {
  await expect(storage.receive(KEY, 3, of('x'))).rejects.toMatchObject({ code: 'not_found' });
  await storage.remove(KEY);
  await expect(storage.complete(KEY)).rejects.toMatchObject({ code: 'not_found' });
  expect(kept()).toEqual([]);
});

it('pieces become one file, which nobody can read before', async () => {
  expect(await storage.receive(KEY, 0, of('first, '))).toBe(7);
  expect(await storage.exists(KEY)).toBe(false);
  // A try that was not counted is dropped.
  await storage.receive(KEY, 7, of('a longer try that is not counted'));
  expect(await storage.receive(KEY, 7, of('second'))).toBe(6);
  await storage.complete(KEY);
  await storage.complete(KEY);
  expect(await text(await storage.read(KEY))).toBe('first, second');
  await storage.remove(KEY);
  expect(kept()).toEqual([]);
});

it('of a stream that breaks off, what arrived is kept', async () => {
  const broken = new PassThrough();
  broken.write('half');
  setTimeout(() => broken.destroy(new Error('cut')), 20);
  expect(await storage.receive(KEY, 0, broken)).toBe(4);
  await storage.receive(KEY, 4, of(' more'));
  await storage.complete(KEY);
  expect(await text(await storage.read(KEY))).toBe('half more');
  await storage.remove(KEY);
});
