import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/files/[id]/route';
import { GET } from '@/app/api/files/storage/route';
import type { Storage } from '@/lib/contract/files';
import { db } from '@/lib/server/db/client';
import { makeCover, makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { type Env, env } from '@/lib/server/env';
import { storeProductFile } from '@/lib/server/files/service';
import { keepFile, withRoom } from '@/lib/server/files/storage-room';
import { deleteUnusedFiles } from '@/lib/server/files/unused-files';
import { newId } from '@/lib/server/ids';
import { emptyDeleted } from '@/lib/server/making/parts';
import { deleteProduct, updateProduct } from '@/lib/server/making/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { storedFiles } from '@/tests/setup/stored-files';
import { until } from '@/tests/setup/waits';
import { svg } from './hostile';
import { END, MULTIPART, part, send, upload } from './upload';

const GB = 1024 ** 3;
const PDF = '%PDF-1.4 a small guide';
const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
const before = env();
let creator: Member;

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

/** As if files of this size were stored. */
const take = (size: number, owner = creator) =>
  db()
    .insertInto('files')
    .values({
      id: newId(),
      owner_id: owner.id,
      purpose: 'product_file',
      storage_key: `products/aa/${newId()}`,
      name: 'big.zip',
      mime: 'application/zip',
      size,
      sha256: '',
      created_at: NOW,
    })
    .execute();
const storageOf = async ({ token }: Member = creator) => (await callRoute<Storage>(GET, { token })).payload;
const used = async () => (await storageOf()).used;
const store = async (content = PDF) =>
  (await storeProductFile(creator.ctx, 'a.pdf', Readable.from([Buffer.from(content)])))._id;
const remove = (id: string, { token }: Member = creator) =>
  callRoute(DELETE, { params: { id }, token, method: 'DELETE' });

describe('an upload is refused', () => {
  it('when it announces more than the account has left: none of it is read, and the answer says what is used and left', async () => {
    await take(GB - 1_000_000);
    let isRead = false;
    const body = new ReadableStream(
      {
        pull() {
          isRead = true;
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...MULTIPART, 'content-length': '1000001' };
    const { status, problem } = await send(creator.token, 'image', body, headers);
    expect([status, problem.code]).toEqual([409, 'storage_full']);
    expect(problem.detail).toContain('1 غ.ب');
    expect(problem.detail).toContain('977 ك.ب');
    expect(isRead).toBe(false);
  });

  it('with an answer in the digits of its reader', async () => {
    await take(GB);
    const headers = { ...MULTIPART, 'content-length': '100', cookie: 'digits=arab' };
    expect((await send(creator.token, 'image', END, headers)).problem.detail).toContain('١ غ.ب');
  });

  it('when it does not announce its size, and the largest allowed size would not fit', async () => {
    await take(GB - 5_000_000);
    const { status } = await upload(creator.token, 'image', 'a.png', PDF);
    expect(status).toBe(409);
  });

  it('when it turns out to be larger than it announced', async () => {
    await take(GB - 10);
    const headers = { ...MULTIPART, 'content-length': '5' };
    const form = part('name="file"; filename="a.svg"', svg('<rect width="9" height="9"/>').toString()) + END;
    const kept = storedFiles().length;
    const { problem } = await send(creator.token, 'image', form, headers);
    expect(problem.code).toBe('storage_full');
    expect([await used(), storedFiles().length]).toEqual([GB - 10, kept]);
  });
});

describe('of uploads that run at the same time', () => {
  it('only as many start as there is room for, and one that ended frees its room', async () => {
    await take(GB - 1_000);
    const hold = Promise.withResolvers<void>();
    let begun = 0;
    const begin = () =>
      withRoom(creator.ctx, 400, () => {
        begun += 1;
        return hold.promise;
      });
    const all = Array.from({ length: 10 }, begin);
    const refused: string[] = [];
    const ended = all.map((one) => one.catch((error) => refused.push(error.code)));
    await until(() => refused.length === 8);
    expect(refused).toEqual(Array(8).fill('storage_full'));
    expect([begun, await used()]).toEqual([2, GB - 200]);
    hold.resolve();
    await Promise.all(ended);
    expect(await used()).toBe(GB - 1_000);
  });

  it('those that turn out larger than they announced do not use the last room twice', async () => {
    await take(GB - 30);
    const picture = { purpose: 'image', name: 'a.webp', mime: 'image/webp', size: 20, sha256: '' };
    const row = { ...picture, created_at: NOW };
    const keep = () => {
      const id = newId();
      return keepFile(creator.ctx, { ...row, id, owner_id: creator.id, storage_key: `images/aa/${id}` });
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, keep));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await used()).toBe(GB - 10);
  });

  it('one whose server was killed uses its room for a day', async () => {
    const started_at = fromNow(-DAY - 1_000);
    await db()
      .insertInto('uploads')
      .values({ id: newId(), owner_id: creator.id, bytes: GB, started_at })
      .execute();
    expect(await used()).toBe(0);
    await deleteUnusedFiles(creator.ctx);
    expect(await db().selectFrom('uploads').selectAll().where('owner_id', '=', creator.id).execute()).toEqual(
      [],
    );
  });
});

it('each account has its own room, and a guest has none', async () => {
  await take(GB);
  const other = await makeMember({ role: 'CREATOR' });
  expect(await storageOf(other)).toEqual({ used: 0, room: GB });
  expect((await callRoute(GET)).status).toBe(401);
});

describe('a file', () => {
  it('of another member is not deleted, nor one that a product sells', async () => {
    const { fileIds } = await makeProduct(db(), creator);
    const [sold = ''] = fileIds;
    const free = await store();
    const other = await makeMember({ role: 'CREATOR' });
    expect((await remove(free, other)).status).toBe(404);
    expect((await remove(newId())).status).toBe(404);
    expect((await remove(sold)).problem.code).toBe('in_use');
  });

  it('that nothing uses is deleted with its bytes, and frees its room', async () => {
    const id = await store();
    const kept = storedFiles().length;
    expect(await used()).toBe(PDF.length);
    expect((await remove(id)).status).toBe(200);
    await runJobs();
    expect([await used(), storedFiles().length]).toEqual([0, kept - 1]);
  });

  it('that was uploaded and never used is deleted after two days, and no other file is', async () => {
    const [old, used, fresh] = [await store(), await store(), await store()];
    const { id } = await makeProduct(db(), creator, { status: 'draft' });
    await updateProduct(creator.ctx, id, { files: [{ fileId: used, name: 'a.pdf' }] });
    const created_at = fromNow(-3 * DAY);
    await db().updateTable('files').set({ created_at }).where('id', 'in', [old, used]).execute();
    await deleteUnusedFiles(creator.ctx);
    const left = await db().selectFrom('files').select('id').where('id', 'in', [old, used, fresh]).execute();
    expect(left.map((row) => row.id).sort()).toEqual([used, fresh].sort());
  });
});

describe('room is freed', () => {
  it('when another file, cover or picture replaces it, if nobody has bought it', async () => {
    const { id } = await makeProduct(db(), creator);
    const first = await makeCover(db(), creator.id);
    await updateProduct(creator.ctx, id, { gallery: [{ fileId: first, alt: '' }] });
    const before = await used();
    const [file, cover, picture] = [
      await store(),
      await makeCover(db(), creator.id),
      await makeCover(db(), creator.id),
    ];
    await updateProduct(creator.ctx, id, {
      files: [{ fileId: file, name: 'b.pdf' }],
      coverId: cover,
      gallery: [{ fileId: picture, alt: '' }],
    });
    expect(Math.abs((await used()) - before)).toBeLessThan(20);
  });

  it('but not for a file that somebody has bought', async () => {
    const { id, fileIds } = await makeProduct(db(), creator);
    await makeEntitlement(db(), (await makeMember()).id, id);
    await updateProduct(creator.ctx, id, { files: [{ fileId: await store(), name: 'b.pdf' }] });
    const kept = await db().selectFrom('files').select('id').where('id', 'in', fileIds).execute();
    expect(kept).toHaveLength(1);
    await deleteProduct(creator.ctx, id);
    await emptyDeleted({ ...creator.ctx, now: fromNow(3 * DAY) });
    expect((await db().selectFrom('files').select('id').where('id', 'in', fileIds).execute()).length).toBe(1);
  });

  it('when a draft is deleted, and two days after a product that nobody ordered is deleted', async () => {
    const draft = await makeProduct(db(), creator, { status: 'draft' });
    await deleteProduct(creator.ctx, draft.id);
    expect(await used()).toBe(0);
    await makeProduct(db(), creator, { status: 'deleted' });
    await emptyDeleted(creator.ctx);
    expect(await used()).toBeGreaterThan(0);
    await emptyDeleted({ ...creator.ctx, now: fromNow(3 * DAY) });
    expect(await used()).toBe(0);
  });
});
