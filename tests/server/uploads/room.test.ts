import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Upload } from '@/lib/contract/uploads';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { type Env, env } from '@/lib/server/env';
import { productFileKey } from '@/lib/server/files/kept-upload';
import { getStorage } from '@/lib/server/files/storage-room';
import { deleteOwnFile } from '@/lib/server/files/unused-files';
import { personalData } from '@/lib/server/uploads/personal-data';
import { createUpload, endUpload, finish, forgetUploads, getUpload } from '@/lib/server/uploads/service';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { storedFiles } from '@/tests/setup/stored-files';

const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
const before = env();
let creator: Member;
let made = 0;

beforeAll(() => {
  settings.qeemaEnv = { ...before, STORAGE_PER_ACCOUNT_GB: 1 };
});
afterAll(() => {
  settings.qeemaEnv = before;
});
beforeEach(async () => {
  await dropJobs();
  creator = await makeMember({ role: 'CREATOR' });
});

const begin = (size: number, who = creator): Promise<Upload> =>
  createUpload(who.ctx, { purpose: 'product_file', name: 'درس.mp4', size, modified: ++made });
const used = async () => (await getStorage(creator.ctx)).used;
const pathsOf = (id: string) => storedFiles().filter((path) => path.endsWith(id));

/** An upload of which bytes are there, as the protocol leaves it. */
async function received(text: string, of = Buffer.byteLength(text)): Promise<string> {
  const { _id: id } = await begin(of);
  await storage().receive(productFileKey(id), 0, Readable.from([Buffer.from(text)]));
  const state = Buffer.byteLength(text) === of ? 'checking' : 'receiving';
  await db()
    .updateTable('resumable_uploads')
    .set({ received: Buffer.byteLength(text), state })
    .where('id', '=', id)
    .execute();
  return id;
}

it('an upload for which no room is left is refused, also when ten begin at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => begin(400_000_000)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['storage_full']));
  expect(await used()).toBe(2 * Math.round(400_000_000));
});

it('what is on its way takes room until it ends, and then the file does', async () => {
  const id = await received('a whole file');
  expect(await used()).toBe(12);
  await finish(creator.ctx, id);
  expect(await used()).toBe(12);
  await deleteOwnFile(creator.ctx, id);
  expect(await used()).toBe(0);
});

it('one that is cancelled gives its room back, and its bytes go', async () => {
  const half = await received('half', 100);
  const whole = await received('a whole file');
  await finish(creator.ctx, whole);
  for (const id of [half, whole]) {
    expect(pathsOf(id)).toHaveLength(1);
    await endUpload(creator.ctx, id);
    await runJobs();
    expect(pathsOf(id)).toEqual([]);
  }
  expect(await used()).toBe(0);
});

it('one that is cancelled while it is checked leaves no bytes', async () => {
  const id = await received('a whole file');
  const read = storage().read;
  storage().read = async (...asked) => {
    await endUpload(creator.ctx, id);
    await runJobs();
    return read.apply(storage(), asked);
  };
  // The file is gone before its beginning is read, or it was opened just before.
  await finish(creator.ctx, id).catch(() => {});
  storage().read = read;
  await runJobs();
  expect([pathsOf(id), await used()]).toEqual([[], 0]);
});

it('one that nobody goes on with is deleted after a day, and a file that is ready stays', async () => {
  const [old, ready, fresh, busy] = [
    await received('half', 100),
    await received('a whole file'),
    await received('part', 100),
    await received('slow', 100),
  ];
  await finish(creator.ctx, ready);
  const changed_at = fromNow(-DAY - 1_000);
  const of = (ids: string[]) => db().updateTable('resumable_uploads').where('id', 'in', ids);
  await of([old, ready, busy]).set({ changed_at }).execute();
  await of([busy]).set({ leased_until: sql`now() + interval '10 s'` }).execute();
  await forgetUploads(creator.ctx);
  await runJobs();
  const left = await db()
    .selectFrom('resumable_uploads')
    .select('id')
    .where('owner_id', '=', creator.id)
    .execute();
  expect(left.map(({ id }) => id).sort()).toEqual([fresh, busy].sort());
  expect([old, ready, fresh, busy].map((id) => pathsOf(id).length)).toEqual([0, 1, 1, 1]);
});

it('a member who is deleted leaves no bytes of uploads', async () => {
  const id = await received('half', 100);
  await personalData.erase?.(creator.ctx, creator.id);
  await runJobs();
  expect(pathsOf(id)).toEqual([]);
  await expect(getUpload(creator.ctx, id)).rejects.toMatchObject({ code: 'not_found' });
});
