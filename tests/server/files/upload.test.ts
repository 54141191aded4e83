import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { storedFiles } from '@/tests/setup/stored-files';
import { END, MULTIPART, part, send, upload } from './upload';

const PDF = '%PDF-1.4 a small guide';
let member: string;
let creator: string;

beforeAll(async () => {
  member = (await makeSession(db(), (await makeUser(db())).id)).token;
  creator = (await makeSession(db(), (await makeUser(db(), { role: 'CREATOR' })).id)).token;
});
beforeEach(() => db().deleteFrom('files').execute());

const rows = () => db().selectFrom('files').selectAll().execute();

async function expectNothingKept(): Promise<void> {
  expect(await rows()).toEqual([]);
  expect(storedFiles()).toEqual([]);
}

describe('an upload is refused, and nothing is kept:', () => {
  it('a guest: 401', async () => {
    expect((await upload(undefined, 'product_file', 'a.pdf', PDF)).status).toBe(401);
    await expectNothingKept();
  });

  it('a product file from a member who is not a creator: 403', async () => {
    const { status, problem } = await upload(member, 'product_file', 'a.pdf', PDF);
    expect([status, problem.code]).toEqual([403, 'forbidden']);
    await expectNothingKept();
  });

  it('an unknown purpose: 422', async () => {
    expect((await upload(creator, 'avatar', 'a.pdf', PDF)).status).toBe(422);
    await expectNothingKept();
  });

  it.each([
    ['JSON instead of a form', { 'content-type': 'application/json' }, '{}', 415, 'unsupported_media'],
    ['a body without a content type', { 'content-type': '' }, PDF, 415, 'unsupported_media'],
    ['a form without a boundary', { 'content-type': 'multipart/form-data; x=1' }, PDF, 400, 'bad_request'],
    ['a body that is not a form', MULTIPART, 'hello', 400, 'bad_request'],
    ['an empty form', MULTIPART, END, 422, 'invalid'],
    ['a field instead of a file', MULTIPART, part('name="file"', PDF) + END, 422, 'invalid'],
    ['a file in another field', MULTIPART, part('name="f"; filename="a.pdf"', PDF) + END, 422, 'invalid'],
    [
      'two files',
      MULTIPART,
      part('name="file"; filename="a.pdf"', PDF) + part('name="file"; filename="b.pdf"', PDF) + END,
      422,
      'invalid',
    ],
    [
      'a second field next to the file',
      MULTIPART,
      part('name="file"; filename="a.pdf"', PDF) + part('name="role"', 'ADMIN') + END,
      422,
      'invalid',
    ],
    ['a form that breaks off', MULTIPART, part('name="file"; filename="a.pdf"', PDF), 400, 'bad_request'],
    ['an empty file', MULTIPART, part('name="file"; filename="a.pdf"', '') + END, 415, 'unsupported_media'],
  ])('%s', async (_, headers, body, status, code) => {
    const answer = await send(creator, 'product_file', body, headers);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    await expectNothingKept();
  });

  it('an upload that its sender breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(part('name="file"; filename="a.pdf"', PDF.repeat(100))));
        setTimeout(() => controller.error(new Error('gone')), 20);
      },
    });
    expect((await send(creator, 'product_file', body, MULTIPART)).status).toBe(400);
    await expectNothingKept();
  });

  it.each([
    ['for Windows', `MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0`],
    ['for Linux', '\x7fELF\x02\x01\x01'],
  ])('a program %s under the name of a book: 415', async (_, head) => {
    const content = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(5_000)]);
    const { status, problem } = await upload(creator, 'product_file', 'كتاب.pdf', content);
    expect([status, problem.code]).toEqual([415, 'unsupported_media']);
    await expectNothingKept();
  });
});

describe('a product file', () => {
  it('is stored unchanged, with its size, type and hash', async () => {
    const { status, payload } = await upload(creator, 'product_file', 'دليل الكتابة.pdf', PDF);
    expect(status).toBe(201);
    expect(payload).toMatchObject({
      name: 'دليل الكتابة.pdf',
      size: PDF.length,
      mime: 'application/pdf',
      image: null,
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      id: payload._id,
      purpose: 'product_file',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(storedFiles()).toHaveLength(1);
    expect(readFileSync(storedFiles()[0] ?? '', 'utf8')).toBe(PDF);
  });

  it('of 12 MB arrives whole', async () => {
    const { status, payload } = await upload(
      creator,
      'product_file',
      'film.mp4',
      Buffer.alloc(12_000_000, 'q'),
    );
    expect([status, payload.size]).toEqual([201, 12_000_000]);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\book.pdf', 'book.pdf'],
    ['%2e%2e%2fbook.pdf', '%2e%2e%2fbook.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['..', 'file'],
  ])('uploaded as %j gets a safe name', async (given, name) => {
    const { payload } = await upload(creator, 'product_file', given, PDF);
    expect(payload.name).toBe(name);
    expect(storedFiles().every((path) => path.startsWith(env().DATA_DIR))).toBe(true);
  });
});
