import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { hasNginx, startNginx } from '@/tests/setup/nginx';
import { bytes, offsetOf, tusClient } from '../server/uploads/tus';
import { Store } from './store';

const KB = 1024;
const SIZE = 5 * KB * KB + 321;
const PIECE = 512 * KB;

let store: Store;
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeEach((context) => {
  context.skip(!hasNginx(), 'nginx is not installed, and only root may install it');
});

beforeAll(async () => {
  if (!hasNginx()) return;
  store = await Store.open();
  proxy = await startNginx(join(store.dataDir, 'nginx'), store.base);
});

afterAll(async () => {
  await proxy?.stop();
  await store?.stop();
});

test('a client of another make sends a file through an nginx that refuses bodies of more than a megabyte', async () => {
  const creator = await makeUser(db(), { role: 'CREATOR' });
  const client = tusClient(proxy.base, (await makeSession(db(), creator.id)).token);
  const content = bytes(SIZE);
  const { payload } = await client.create({ name: 'محاضرة.pdf', size: SIZE });
  const id = payload._id;

  // The piece that most clients begin with; nothing of it is counted.
  expect((await client.patch(id, 0, content.subarray(0, 2 * KB * KB))).status).toBe(413);
  expect(offsetOf(await client.head(id))).toBe(0);

  // nginx passes nothing on of a piece that breaks off.
  await client.patch(id, 0, content.subarray(0, PIECE), { cutAfter: 100 * KB }).catch(() => {});
  let offset = offsetOf(await client.head(id));
  expect(offset).toBe(0);
  while (offset < SIZE) {
    const answer = await client.patch(id, offset, content.subarray(offset, offset + PIECE));
    expect(answer.status).toBe(204);
    offset = offsetOf(answer);
  }

  await vi.waitFor(async () => expect(await client.state(id)).toMatchObject({ state: 'ready' }), {
    timeout: 20_000,
    interval: 100,
  });
  const { storage_key } = await db()
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = createHash('sha256');
  for await (const part of createReadStream(join(store.dataDir, 'files', storage_key))) stored.update(part);
  expect(stored.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
});
