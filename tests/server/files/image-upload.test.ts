import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/files/[id]/image/[width]/route';
import { IMAGE_MAX_BYTES } from '@/lib/contract/files';
import { closeDb, db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/db/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { storedFiles } from '@/tests/setup/data-dir';
import { pngBomb } from './hostile';
import { MULTIPART, part, send, upload } from './upload';

let token: string;
let picture: Buffer;

beforeAll(async () => {
  token = (await makeSession(db(), (await makeUser(db(), { role: 'CREATOR' })).id)).token;
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#080' } })
    .png()
    .toBuffer();
});
beforeEach(() => db().deleteFrom('files').execute());
afterAll(closeDb);

const get = (id: string, width: number | string, headers: Record<string, string> = {}) =>
  callRoute(GET, { params: { id, width: String(width) }, headers });

describe('an upload of an image is refused, with nothing left behind', () => {
  it.each([
    ['text under the name of a picture', 'me.jpg', Buffer.from('hello'), 415, 'unsupported_media'],
    ['a program under the name of a picture', 'me.png', Buffer.from('MZ\x90\0'), 415, 'unsupported_media'],
    ['16,000² pixels in 32 KB', 'me.png', pngBomb(16_000), 413, 'too_large'],
  ])('%s', async (_, name, content, status, code) => {
    const answer = await upload(token, 'image', name, content);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(storedFiles()).toEqual([]);
    expect(await db().selectFrom('files').selectAll().execute()).toEqual([]);
  });

  it('more than 10 MB: reading stops there', async () => {
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
    expect([status, problem.code]).toEqual([413, 'too_large']);
    expect(sent).toBeLessThan(IMAGE_MAX_BYTES * 1.5);
    expect(storedFiles()).toEqual([]);
  });
});

describe('an uploaded image', () => {
  it('is kept as renditions only, not as it came', async () => {
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
        widths: [160, 320, 400],
      },
    });
    expect(storedFiles().map((path) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['160.webp', '320.webp', '400.webp']),
    );
    expect(storedFiles()).toHaveLength(3);
  });

  it('is served to everybody, for ever, as nothing but WebP', async () => {
    const { payload } = await upload(token, 'image', 'a.png', picture);
    const { status, headers } = await get(payload._id, 320);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get(payload._id, 320, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get(payload._id, 160, { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers 1280 with the widest it has, and no width of one’s own choosing', async () => {
    const { payload } = await upload(token, 'image', 'a.png', picture);
    const response = await GET(new Request('http://localhost/api/x'), {
      params: Promise.resolve({ id: payload._id, width: '1280' }),
    });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400);
    for (const width of [0, 1, 399, 401, 5000, -160, 'x', '160.webp']) {
      expect((await get(payload._id, width)).status, String(width)).toBe(404);
    }
  });
});

describe('no image', () => {
  it('is there for an unknown id, nor for no id at all', async () => {
    expect((await get(newId(), 160)).status).toBe(404);
    expect((await get('../../etc/passwd', 160)).status).toBe(404);
  });

  it('is made of a product file, even one that is a picture', async () => {
    const { payload } = await upload(token, 'product_file', 'a.png', picture);
    const { status, problem } = await get(payload._id, 160);
    expect([status, problem.code]).toEqual([404, 'not_found']);
  });
});
