import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as GET_AVIF } from '@/app/api/files/[id]/image/[width]/avif/route';
import { GET as GET_WEBP } from '@/app/api/files/[id]/image/[width]/route';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { openAvif } from '@/lib/server/files/avif';
import { deleteOwnFile } from '@/lib/server/files/unused-files';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { runJobs } from '@/tests/setup/run-jobs';
import { storedFiles } from '@/tests/setup/stored-files';
import { upload } from './upload';

let owner: Member;
let noise: Buffer;

beforeAll(async () => {
  owner = await makeMember({ role: 'CREATOR' });
  const pixels = Uint8Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919) % 256);
  noise = await sharp(pixels, { raw: { width: 400, height: 300, channels: 3 } })
    .png()
    .toBuffer();
});

afterEach(() => vi.restoreAllMocks());

const store = async () => (await upload(owner.token, 'image', 'a.png', noise)).payload._id;
const get = (id: string, width: number | string, headers: Record<string, string> = {}, who?: Member) =>
  callRoute(GET_AVIF, { params: { id, width: String(width) }, token: who?.token, headers });
const filesOf = (id: string) =>
  storedFiles()
    .filter((path) => path.includes(id))
    .map((path) => path.split('/').at(-1));

/** A stored WebP without a row. */
async function rendition(): Promise<string> {
  const key = `images/aa/${randomUUID()}`;
  await storage().put(
    `${key}.webp`,
    Readable.from([await sharp(noise).resize({ width: 400 }).webp().toBuffer()]),
    1_000_000,
  );
  return key;
}

describe('an AVIF copy is refused', () => {
  it('of a picture that the caller may not see, and nothing is made', async () => {
    const id = await store();
    const stranger = await makeMember();
    expect([(await get(id, 320)).status, (await get(id, 320, {}, stranger)).status]).toEqual([404, 404]);
    expect(filesOf(id).sort()).toEqual(['160.webp', '320.webp', '400.webp', '96.webp']);
  });

  it('in a width that is not offered', async () => {
    const id = await store();
    for (const width of [0, 399, 5000, 'x', '320.avif'])
      expect((await get(id, width, {}, owner)).status, String(width)).toBe(404);
  });

  it('while 21 others are being made, and the caller gets the WebP, which no cache keeps', async () => {
    const id = await store();
    await makePost(db(), { authorId: owner.id, media: [{ fileId: id, alt: '' }] });
    const others = await Promise.all(Array.from({ length: 21 }, rendition));
    const put = storage().put.bind(storage());
    let allow = () => {};
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    const first = vi.spyOn(storage(), 'put').mockImplementationOnce(async (...args) => {
      await allowed;
      return put(...args);
    });
    const made = Promise.allSettled(others.map(openAvif));
    await vi.waitFor(() => expect(first).toHaveBeenCalled());
    const { status, headers } = await get(id, 320);
    allow();
    expect((await made).map((copy) => copy.status)).toEqual(others.map(() => 'fulfilled'));
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('etag')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
      null,
    ]);
    expect((await get(id, 320)).headers.get('content-type')).toBe('image/avif');
  });
});

describe('an AVIF copy', () => {
  it('is made when it is first asked for, in the width of its rendition, and stored next to it', async () => {
    const id = await store();
    const params = { id, width: '320' };
    const asked = new Request('http://localhost/api/x', {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const content = Buffer.from(
      await (await GET_AVIF(asked, { params: Promise.resolve(params) })).arrayBuffer(),
    );
    const { format, width } = await sharp(content).metadata();
    expect([format, width]).toEqual(['heif', 320]);
    expect(filesOf(id)).toContain('320.avif');
  });

  it('is made once for all who ask at the same time: thirty do not have to wait in line', async () => {
    const key = await rendition();
    const copies = await Promise.all(Array.from({ length: 30 }, () => openAvif(key)));
    const [first, ...others] = await Promise.all(copies.map((copy) => buffer(copy)));
    for (const other of others) expect(first?.equals(other)).toBe(true);
  });

  it('is public and immutable when its picture is, with a tag of its own', async () => {
    const id = await store();
    await makePost(db(), { authorId: owner.id, media: [{ fileId: id, alt: '' }] });
    const webp = await callRoute(GET_WEBP, { params: { id, width: '320' } });
    const avif = await get(id, 320);
    expect(avif.headers.get('cache-control')).toBe(webp.headers.get('cache-control'));
    expect(avif.headers.get('cache-control')).toContain('immutable');
    const tag = avif.headers.get('etag') ?? '';
    expect(tag).not.toBe(webp.headers.get('etag'));
    expect((await get(id, 320, { 'if-none-match': tag })).status).toBe(304);
  });

  it('is kept by no cache when its picture is not public', async () => {
    const { headers } = await get(await store(), 320, {}, owner);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/avif',
      'private, no-store',
    ]);
  });

  it('is deleted with its picture', async () => {
    const id = await store();
    await get(id, 320, {}, owner);
    await deleteOwnFile(owner.ctx, id);
    await runJobs();
    expect(filesOf(id)).toEqual([]);
  });

  it('of a picture that is deleted in the meantime is not kept', async () => {
    const key = await rendition();
    // The copy may be refused before the picture is removed: its refusal has to be awaited from the start.
    await Promise.allSettled([openAvif(key), storage().remove(`${key}.webp`)]);
    expect(await storage().exists(`${key}.avif`)).toBe(false);
  });
});
