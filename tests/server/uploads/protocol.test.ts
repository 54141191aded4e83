import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { startApiServer } from '@/tests/setup/api-server';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { storedFiles } from '@/tests/setup/stored-files';
import { until } from '@/tests/setup/waits';
import { bytes, codeOf, offsetOf, tusClient } from './tus';

type Client = ReturnType<typeof tusClient>;
let servers: Awaited<ReturnType<typeof startApiServer>>[];
let creator: Member;
let client: Client;
/** the same member at another instance */
let elsewhere: Client;

beforeAll(async () => {
  servers = [await startApiServer(), await startApiServer()];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));
beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('resumable_uploads').execute();
  await db().deleteFrom('files').execute();
  creator = await makeMember({ role: 'CREATOR' });
  [client, elsewhere] = servers.map(({ base }) => tusClient(base, creator.token)) as [Client, Client];
});

const begin = async (size: number, name = 'دليل الكتابة.pdf') =>
  (await client.create({ name, size })).payload._id;
const hasLease = (id: string) =>
  db()
    .selectFrom('resumable_uploads')
    .select('id')
    .where('id', '=', id)
    .where('lease', 'is not', null)
    .executeTakeFirst();
const rows = () => db().selectFrom('files').selectAll().execute();
const pathOf = (id: string) => storedFiles().find((path) => path.endsWith(id)) ?? '';

describe('an upload is refused', () => {
  it('to a guest, to a member who sells nothing, and in a form that the contract does not know', async () => {
    const base = servers[0]?.base ?? '';
    expect((await tusClient(base, undefined).create({ size: 1 })).status).toBe(401);
    const member = await makeMember();
    expect(await tusClient(base, member.token).create({ size: 1 })).toMatchObject({ code: 'forbidden' });
    const wrong = [{ size: 0 }, { size: 2 * 1024 ** 3 + 1 }, { size: 1.5 }, { size: 1, purpose: 'image' }];
    for (const file of wrong) expect((await client.create(file)).status).toBe(422);
  });

  it('to a stranger as if it did not exist: HEAD, PATCH, DELETE', async () => {
    const id = await begin(10);
    const stranger = tusClient(servers[0]?.base ?? '', (await makeMember({ role: 'CREATOR' })).token);
    for (const who of [stranger, client]) {
      const target = who === stranger ? id : newId();
      expect((await who.head(target)).status).toBe(404);
      expect(codeOf(await who.patch(target, 0, 'x'))).toEqual([404, 'not_found']);
      expect(codeOf(await who.delete(target))).toEqual([404, 'not_found']);
    }
    expect(await client.state(id)).toMatchObject({ state: 'receiving', received: 0 });
  });

  it('when a piece begins elsewhere than the last one ended, and when it is too long', async () => {
    const id = await begin(10);
    await client.patch(id, 0, 'abcd');
    for (const offset of [0, 3, 5, 10]) {
      expect(codeOf(await client.patch(id, offset, 'x'))).toEqual([409, 'conflict']);
    }
    expect(codeOf(await client.patch(id, 4, 'x'.repeat(7)))).toEqual([413, 'too_large']);
    expect(offsetOf(await client.head(id))).toBe(4);
  });

  it.each([
    ['the version', { 'tus-resumable': '0.2.2' }],
    ['the offset', { 'upload-offset': '-1' }],
    ['the media type', { 'content-type': 'application/json' }],
  ])('when %s is not the protocol’s', async (_, headers) => {
    const id = await begin(10);
    expect(codeOf(await client.patch(id, 0, 'x', { headers }))).toEqual([400, 'bad_request']);
    expect(offsetOf(await client.head(id))).toBe(0);
  });

  it('for a program under the name of a book; going on with it does not make it a file', async () => {
    const program = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(5_000)]);
    const id = await begin(program.length, 'كتاب.pdf');
    expect((await client.patch(id, 0, program)).status).toBe(204);
    await runJobs();
    const refused = { state: 'refused', reason: 'errors:unsupported_media.detail', file: null };
    expect(await client.state(id)).toMatchObject(refused);
    expect((await client.patch(id, program.length, '')).status).toBe(204);
    await runJobs();
    expect(await client.state(id)).toMatchObject(refused);
    expect([await rows(), pathOf(id)]).toEqual([[], '']);
  });
});

describe('a file that is sent in pieces', () => {
  it('is stored unchanged under its name, and is a file only once it was checked', async () => {
    const content = bytes(300_000);
    const id = await begin(content.length);
    const head = await client.head(id);
    expect([head.status, head.headers['upload-length'], offsetOf(head)]).toEqual([200, '300000', 0]);
    for (let at = 0; at < content.length; at += 100_000) {
      const answer = await client.patch(id, at, content.subarray(at, at + 100_000));
      expect([answer.status, offsetOf(answer)]).toEqual([204, at + 100_000]);
      expect(await rows()).toEqual([]);
    }
    expect(await client.state(id)).toMatchObject({ state: 'checking', file: null });
    await runJobs();
    const file = { _id: id, name: 'دليل الكتابة.pdf', size: 300_000, mime: 'application/pdf', image: null };
    expect(await client.state(id)).toMatchObject({ state: 'ready', file });
    expect(readFileSync(pathOf(id)).equals(content)).toBe(true);
    expect(pathOf(id)).not.toContain('incoming');
  });

  it('of 40 MB arrives whole in one piece', async () => {
    const content = bytes(40 * 1024 ** 2);
    const id = await begin(content.length);
    expect((await client.patch(id, 0, content)).status).toBe(204);
    await runJobs();
    expect(readFileSync(pathOf(id)).equals(content)).toBe(true);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\book.pdf', 'book.pdf'],
    ['%2e%2e%2fbook.pdf', '%2e%2e%2fbook.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['..', 'file'],
  ])('under the name %j gets a safe name', async (given, name) => {
    const id = await begin(1, given);
    await client.patch(id, 0, 'x');
    await runJobs();
    expect((await client.state(id)).file?.name).toBe(name);
  });

  it('keeps what arrived of a piece that broke off, and goes on there at another instance', async () => {
    const content = bytes(2_000_000);
    const id = await begin(content.length);
    await client.patch(id, 0, content, { cutAfter: 500_000 }).catch(() => {});
    await until(async () => (await client.state(id)).received > 0);
    const there = offsetOf(await elsewhere.head(id));
    expect(there).toBeLessThanOrEqual(500_000);
    expect((await elsewhere.patch(id, there, content.subarray(there))).status).toBe(204);
    await runJobs();
    expect((await client.state(id)).state).toBe('ready');
    expect(readFileSync(pathOf(id)).equals(content)).toBe(true);
  });

  it('goes on by the same name, size and time for the same member alone', async () => {
    const id = await begin(10);
    await client.patch(id, 0, 'abcd');
    const again = await elsewhere.create({ name: 'دليل الكتابة.pdf', size: 10 });
    expect(again.payload).toMatchObject({ _id: id, received: 4 });
    const others = [
      await client.create({ name: 'دليل الكتابة.pdf', size: 11 }),
      await client.create({ name: 'دليل الكتابة.pdf', size: 10, modified: 1 }),
      await tusClient(servers[0]?.base ?? '', (await makeMember({ role: 'CREATOR' })).token).create({
        name: 'دليل الكتابة.pdf',
        size: 10,
      }),
    ];
    for (const other of others) expect(other.payload._id).not.toBe(id);
  });

  it('that is finished many times at once makes one file', async () => {
    const id = await begin(5);
    const all = await Promise.all([client, elsewhere].map((who) => who.patch(id, 0, 'hello')));
    expect(all.map(({ status }) => status).sort()).toEqual([204, 409]);
    const empty = await Promise.all([client, elsewhere].map((who) => who.patch(id, 5, '')));
    expect(empty.map(({ status }) => status)).toEqual([204, 204]);
    await runJobs();
    await client.patch(id, 5, '');
    await runJobs();
    expect((await rows()).map((row) => row.id)).toEqual([id]);
    expect(readFileSync(pathOf(id), 'utf8')).toBe('hello');
  });

  it('is taken over from a request whose sender hangs', async () => {
    const content = bytes(200_000);
    const id = await begin(content.length);
    const takenOver = Promise.withResolvers<void>();
    const hanging = client.patch(id, 0, content, { cutAfter: 100_000, cutOnce: takenOver.promise });
    await until(() => hasLease(id));
    const there = offsetOf(await elsewhere.head(id));
    expect((await elsewhere.patch(id, there, content.subarray(there))).status).toBe(204);
    takenOver.resolve();
    await hanging.catch(() => {});
    await runJobs();
    expect(readFileSync(pathOf(id)).equals(content)).toBe(true);
  });

  it('waits for the lease of an instance that was killed, and no longer', async () => {
    const id = await begin(5);
    await db()
      .updateTable('resumable_uploads')
      .set({ lease: newId(), leased_until: sql`now() + interval '1500 ms'` })
      .where('id', '=', id)
      .execute();
    const before = performance.now();
    expect((await client.patch(id, 0, 'hello')).status).toBe(204);
    expect(performance.now() - before).toBeGreaterThan(1_000);
  });
});

it('when the disk is full the answer is 507, nothing of the piece stays, and it goes on later', async () => {
  const id = await begin(8);
  await client.patch(id, 0, 'abcd');
  const receive = storage().receive;
  storage().receive = () => Promise.reject(new AppError('disk_full'));
  try {
    expect(codeOf(await client.patch(id, 4, 'efgh'))).toEqual([507, 'disk_full']);
  } finally {
    storage().receive = receive;
  }
  expect(offsetOf(await client.head(id))).toBe(4);
  expect((await client.patch(id, 4, 'efgh')).status).toBe(204);
});

it('a file that is only called a film is kept as one that cannot be played', async () => {
  const paper = Buffer.from('%PDF-1.4\n% a paper');
  const id = await begin(paper.length, 'درس.mp4');
  await client.patch(id, 0, paper);
  await runJobs();
  const kept = await db().selectFrom('recordings').selectAll().where('file_id', '=', id).executeTakeFirst();
  expect(kept).toMatchObject({ kind: 'video', seconds: null });
  expect(kept?.problem).toMatch(/^kinds-courses:wrong/);
});

it('a film gets its media type from its bytes, and what it says about itself is kept', async () => {
  const film = readFileSync('tests/server/recordings/files/good.mp4');
  const id = await begin(film.length, 'درس.pdf');
  await client.patch(id, 0, film);
  await runJobs();
  expect((await client.state(id)).file?.mime).toBe('video/mp4');
  const kept = await db().selectFrom('recordings').selectAll().where('file_id', '=', id).executeTakeFirst();
  expect(kept).toMatchObject({ kind: 'video', seconds: 1, width: 64, height: 36, problem: null });
});
