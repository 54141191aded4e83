import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberCtx } from '@/lib/server/ctx';
import { db, recordQueries } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import {
  assertOwnImages,
  assertOwnProductFiles,
  storeImage,
  storeProductFile,
} from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { storedFiles } from '@/tests/setup/stored-files';

let owner: MemberCtx;
let stranger: MemberCtx;
let image: string;
let file: string;

beforeAll(async () => {
  owner = ctxOf(db(), await makeUser(db(), { role: 'CREATOR' }));
  stranger = ctxOf(db(), await makeUser(db(), { role: 'CREATOR' }));
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  image = (await storeImage(owner, 'a.png', Readable.from([picture])))._id;
  file = (await storeProductFile(owner, 'a.pdf', Readable.from([Buffer.from('%PDF')])))._id;
});

const missing = { code: 'not_found' };

describe('the check that files are the caller’s own', () => {
  it('refuses another’s image with the same answer as an unknown one', async () => {
    await expect(assertOwnImages(stranger, [image])).rejects.toMatchObject(missing);
    await expect(assertOwnImages(owner, [image, newId()])).rejects.toMatchObject(missing);
  });

  it('refuses another’s product file with the same answer as an unknown one', async () => {
    await expect(assertOwnProductFiles(stranger, [file])).rejects.toMatchObject(missing);
    await expect(assertOwnProductFiles(owner, [file, newId()])).rejects.toMatchObject(missing);
  });

  it('refuses an image as a product file, and a product file as an image', async () => {
    await expect(assertOwnProductFiles(owner, [image])).rejects.toMatchObject(missing);
    await expect(assertOwnImages(owner, [file])).rejects.toMatchObject(missing);
  });

  it('accepts the caller’s own files, even one named twice, and sends no query for an empty list', async () => {
    await assertOwnImages(owner, [image, image]);
    await assertOwnProductFiles(owner, [file]);
    expect(await recordQueries(() => assertOwnImages(owner, []))).toEqual([]);
  });
});

it('when the database refuses the row, no stored file is left', async () => {
  const before = storedFiles().length;
  const nobody = { ...owner, viewer: { ...owner.viewer, id: newId() } };
  await expect(storeProductFile(nobody, 'a.pdf', Readable.from([Buffer.from('%PDF')]))).rejects.toThrow();
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  await expect(storeImage(nobody, 'a.png', Readable.from([picture]))).rejects.toThrow();
  expect(storedFiles()).toHaveLength(before);
});
