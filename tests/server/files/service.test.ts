import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberCtx } from '@/lib/server/ctx';
import { closeDb, db, recordQueries } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/db/demo/people-factory';
import {
  assertOwnImages,
  assertOwnProductFiles,
  storeImage,
  storeProductFile,
} from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { storedFiles } from '@/tests/setup/data-dir';

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
afterAll(closeDb);

const missing = { code: 'not_found' };

describe('files are somebody’s own', () => {
  it('another’s image and a missing one are refused alike', async () => {
    await expect(assertOwnImages(stranger, [image])).rejects.toMatchObject(missing);
    await expect(assertOwnImages(owner, [image, newId()])).rejects.toMatchObject(missing);
  });

  it('another’s product file and a missing one are refused alike', async () => {
    await expect(assertOwnProductFiles(stranger, [file])).rejects.toMatchObject(missing);
    await expect(assertOwnProductFiles(owner, [file, newId()])).rejects.toMatchObject(missing);
  });

  it('an image is no product file, and a product file no image', async () => {
    await expect(assertOwnProductFiles(owner, [image])).rejects.toMatchObject(missing);
    await expect(assertOwnImages(owner, [file])).rejects.toMatchObject(missing);
  });

  it('one’s own are accepted, named twice too, and none asks nothing', async () => {
    await assertOwnImages(owner, [image, image]);
    await assertOwnProductFiles(owner, [file]);
    expect(await recordQueries(() => assertOwnImages(owner, []))).toEqual([]);
  });
});

it('a failing database leaves no file behind', async () => {
  const before = storedFiles().length;
  const nobody = { ...owner, viewer: { ...owner.viewer, id: newId() } };
  await expect(storeProductFile(nobody, 'a.pdf', Readable.from([Buffer.from('%PDF')]))).rejects.toThrow();
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  await expect(storeImage(nobody, 'a.png', Readable.from([picture]))).rejects.toThrow();
  expect(storedFiles()).toHaveLength(before);
});
