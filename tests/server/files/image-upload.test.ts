import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/files/[id]/image/[width]/route';
import { IMAGE_MAX_BYTES } from '@/lib/contract/limits';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { storeProductFile } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { storedFiles } from '@/tests/setup/stored-files';
import { bmp, pngBomb, svg } from './hostile';
import { MULTIPART, part, send, upload } from './upload';

let owner: Awaited<ReturnType<typeof makeUser>>;
let token: string;
let picture: Buffer;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#080' } });
const half = (content: Buffer) => content.subarray(0, content.length / 2);

beforeAll(async () => {
  owner = await makeUser(db(), { role: 'CREATOR' });
  token = (await makeSession(db(), owner.id)).token;
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#080' } })
    .png()
    .toBuffer();
});
beforeEach(() => db().deleteFrom('files').execute());

async function expectRefused(name: string, content: Buffer, expected: [number, string, string]) {
  const { status, problem } = await upload(token, 'image', name, content);
  expect([status, problem.code, problem.errors?.file]).toEqual(expected);
  expect(storedFiles()).toEqual([]);
  expect(await db().selectFrom('files').selectAll().execute()).toEqual([]);
}

const get = (id: string, width: number | string, headers: Record<string, string> = {}) =>
  callRoute(GET, { params: { id, width: String(width) }, token, headers });

describe('an image upload is refused, and no file is kept:', () => {
  it.each([
    ['text under the name of a picture', 'me.jpg', async () => Buffer.from('hello')],
    ['a program under the name of a picture', 'me.png', async () => Buffer.from('MZ\x90\0'.repeat(500))],
    [
      'a Linux program under the name of a picture',
      'me.gif',
      async () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
    ],
    ['half a JPEG', 'me.jpg', async () => half(await plain(600, 400).jpeg().toBuffer())],
    ['half a PNG', 'me.png', async () => half(await plain(600, 400).png().toBuffer())],
    ['half a GIF', 'me.gif', async () => half(await plain(600, 400).gif().toBuffer())],
    ['half a BMP', 'me.bmp', async () => half(bmp({ width: 60, height: 40 }, Buffer.alloc(60 * 40 * 3)))],
    ['half an SVG', 'me.svg', async () => half(svg('<rect width="9" height="9"/>'))],
  ])('%s: unreadable', async (_, name, make) => {
    await expectRefused(name, await make(), [415, 'unsupported_media', 'validation:imageUnreadable']);
  });

  it.each([
    ['a PNG of 16,000² pixels in 32 KB', 'me.png', async () => pngBomb(16_000)],
    ['a valid JPEG of 100 megapixels', 'me.jpg', async () => plain(10_000, 10_000).jpeg().toBuffer()],
    [
      'a BMP whose header says 100 megapixels',
      'me.bmp',
      async () => bmp({ width: 10_000, height: 10_000 }, Buffer.alloc(300)),
    ],
  ])('%s: too many pixels', async (_, name, make) => {
    await expectRefused(name, await make(), [413, 'too_large', 'validation:imagePixels']);
  });

  it.each([
    '',
    '0,0,1',
    '0,0,0,1',
    '0,0,1,0',
    '0.5,0,0.6,1',
    '-0.1,0,1,1',
    '0,0,1,2',
    'a,b,c,d',
    '0,0,1e-7,1',
  ])('the invalid crop %j', async (crop) => {
    const { status, problem } = await upload(token, 'image', 'a.png', picture, crop);
    expect([status, problem.errors]).toEqual([422, { crop: 'validation:invalid' }]);
    expect(storedFiles()).toEqual([]);
  });

  it('an image of more than 10 MB, which the server stops reading', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode(part('name="file"; filename="a.png"', ''))),
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const { status, problem } = await send(token, 'image', endless, MULTIPART);
    expect([status, problem.code, problem.errors]).toEqual([
      413,
      'too_large',
      { file: 'validation:imageSize' },
    ]);
    expect(sent).toBeLessThan(IMAGE_MAX_BYTES * 1.5);
    expect(storedFiles()).toEqual([]);
  });
});

describe('an uploaded image', () => {
  it('is kept only as renditions, without the original', async () => {
    const { status, payload } = await upload(token, 'image', 'صورتي.png', picture);
    expect(status).toBe(201);
    expect(payload).toMatchObject({
      name: 'صورتي.png',
      mime: 'image/webp',
      image: {
        _id: payload._id,
        url: `/api/files/${payload._id}/image`,
        width: 400,
        height: 300,
        widths: [96, 160, 320, 400],
      },
    });
    expect(storedFiles().map((path) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['96.webp', '160.webp', '320.webp', '400.webp']),
    );
    expect(storedFiles()).toHaveLength(4);
  });

  it('is served as WebP, with a tag made from its bytes', async () => {
    const { payload } = await upload(token, 'image', 'a.png', picture);
    const { status, headers } = await get(payload._id, 320);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get(payload._id, 320, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get(payload._id, 160, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is served at its widest for width 1280, and is 404 for widths that are not offered', async () => {
    const { payload } = await upload(token, 'image', 'a.png', picture);
    const asked = new Request('http://localhost/api/x', { headers: { authorization: `Bearer ${token}` } });
    const response = await GET(asked, {
      params: Promise.resolve({ id: payload._id, width: '1280' }),
    });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400);
    for (const width of [0, 1, 399, 401, 5000, -160, 'x', '160.webp']) {
      expect((await get(payload._id, width)).status, String(width)).toBe(404);
    }
  });
});

describe('a crop', () => {
  it('is kept as the whole image, at its own size', async () => {
    const before = storedFiles().length;
    const { status, payload } = await upload(token, 'image', 'a.png', picture, '0.25,0,0.5,1');
    expect(status).toBe(201);
    expect(payload.image).toMatchObject({ width: 200, height: 300, widths: [96, 160, 200] });
    expect(storedFiles()).toHaveLength(before + 3);
  });
});

describe('an image is not', () => {
  it('served for an unknown or malformed id', async () => {
    expect((await get(newId(), 160)).status).toBe(404);
    expect((await get('../../etc/passwd', 160)).status).toBe(404);
  });

  it('served from a product file, even if that file is a picture', async () => {
    const stored = await storeProductFile(ctxOf(db(), owner), 'a.png', Readable.from([picture]));
    const { status, problem } = await get(stored._id, 160);
    expect([status, problem.code]).toEqual([404, 'not_found']);
  });
});
