import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { storedFiles } from '@/tests/setup/stored-files';
import { END, MULTIPART, part, send, upload } from './upload';

const PDF = '%PDF-1.4 a small guide';
let member: string;

beforeAll(async () => {
  member = (await makeSession(db(), (await makeUser(db())).id)).token;
});
beforeEach(() => db().deleteFrom('files').execute());

const rows = () => db().selectFrom('files').selectAll().execute();

async function expectNothingKept(): Promise<void> {
  expect(await rows()).toEqual([]);
  expect(storedFiles()).toEqual([]);
}

describe('an upload is refused, and nothing is kept:', () => {
  it('a guest: 401', async () => {
    expect((await upload(undefined, 'image', 'a.pdf', PDF)).status).toBe(401);
    await expectNothingKept();
  });

  it('for another purpose than a picture: 422', async () => {
    expect((await upload(member, 'product_file', 'a.pdf', PDF)).status).toBe(422);
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
    const answer = await send(member, 'image', body, headers);
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
    expect((await send(member, 'image', body, MULTIPART)).status).toBe(400);
    await expectNothingKept();
  });
});
