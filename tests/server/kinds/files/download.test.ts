import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as route from '@/app/api/downloads/[token]/route';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeSession } from '@/lib/server/demo/people-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { readRange } from '@/lib/server/files/send-file';
import { createDownloadLink, openDownload } from '@/lib/server/kinds/files/room';
import { getPurchase } from '@/lib/server/library/service';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { createHttpServer } from '@/lib/server/serving/http-server';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { cookieOf } from '@/tests/setup/session-cookie';

const CONTENT = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));

let server: Server;
let port: number;
let creator: Member;
let buyer: Member;
let cookie: string | undefined;

beforeAll(async () => {
  const pages = () => {};
  const api = createApiListener([{ path: '/api/downloads/[token]', module: route as RouteModule }], pages);
  server = createHttpServer({ api, pages }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  creator = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A bought file with the given name; the address of its download and its purchase. */
async function bought(name = 'دليل.pdf', content = CONTENT) {
  const { id } = await makeProduct(db(), creator, { files: [{ name, content }] });
  const entitlementId = await makeEntitlement(db(), buyer.id, id);
  const { files } = await getPurchase(buyer.ctx, entitlementId);
  const { url } = await createDownloadLink(buyer.ctx, entitlementId, files[0]?._id ?? '');
  return { url, entitlementId };
}

/** Over HTTP, as a browser downloads: with the buyer's cookie, and without headers of our own. */
async function get(path: string, more: Record<string, string> = {}, method = 'GET') {
  cookie ??= await cookieOf((await makeSession(db(), buyer.id)).sessionId);
  const headers = { cookie, ...more };
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (body) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            body,
          }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
const counted = async (id: string) =>
  (
    await db()
      .selectFrom('entitlements')
      .select('downloads_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).downloads_count;

describe('a download', () => {
  it('is the whole file, with headers against caching and sniffing, and is counted once', async () => {
    const { url, entitlementId } = await bought();
    const { status, headers, body } = await get(url);
    expect(status).toBe(200);
    expect(body.equals(CONTENT)).toBe(true);
    expect(headers).toMatchObject({
      'content-length': '100000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(await counted(entitlementId)).toBe(1);
  });

  it('answers HEAD with headers and no body, and does not count it', async () => {
    const { url, entitlementId } = await bought();
    const head = await get(url, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '100000']);
    const part = await get(url, { range: 'bytes=0-9' }, 'HEAD');
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 0-9/100000']);
    expect(await counted(entitlementId)).toBe(0);
    expect((await get('/api/downloads/garbage', {}, 'HEAD')).status).toBe(403);
  });

  it('answers OPTIONS without a body, and DELETE and POST with 405', async () => {
    const { url, entitlementId } = await bought();
    const options = await get(url, {}, 'OPTIONS');
    expect([options.status, options.body.length]).toEqual([204, 0]);
    expect(await counted(entitlementId)).toBe(0);
    expect((await get(url, {}, 'DELETE')).status).toBe(405);
    expect((await get(url, {}, 'POST')).status).toBe(405);
  });

  it('refuses OPTIONS as it refuses GET', async () => {
    const { url } = await bought();
    for (const [path, headers] of [[url, { cookie: '' }], ['/api/downloads/garbage']] as const) {
      const [asked, read] = [await get(path, headers, 'OPTIONS'), await get(path, headers)];
      expect([asked.status, asked.headers['content-type']]).toEqual([403, read.headers['content-type']]);
      expect(read.status).toBe(403);
    }
  });

  it.each<[string, number, number]>([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, 99_999],
    ['bytes=-10', 99_990, 99_999],
    ['bytes=99999-', 99_999, 99_999],
    ['bytes=0-999999999999999999999', 0, 99_999],
    ['bytes=-999999999999999999999', 0, 99_999],
  ])('of the range %s is answered 206 with only those bytes', async (range, start, end) => {
    const { url } = await bought();
    const { status, headers, body } = await get(url, { range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/100000`]);
    expect(body.equals(CONTENT.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=100000-', 'bytes=-0', 'bytes=999999999999999999999-'])(
    'of the range %s, outside the file, is answered 416 without a body',
    async (range) => {
      const { url, entitlementId } = await bought();
      const { status, headers, body } = await get(url, { range });
      expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */100000', 0]);
      expect(await counted(entitlementId)).toBe(0);
    },
  );

  it.each(['bytes=9-0', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1e3-'])(
    'of the unusable range %s is the whole file',
    async (range) => {
      const { url } = await bought();
      const { status, body } = await get(url, { range });
      expect([status, body.length]).toEqual([200, 100_000]);
    },
  );

  it('is the whole file when If-Range names another version', async () => {
    const { url } = await bought();
    for (const other of ['"other"', 'Sun, 29 Nov 2026 10:00:00 GMT'])
      expect((await get(url, { range: 'bytes=5-', 'if-range': other })).status).toBe(200);
  });

  it('goes on after a break in the same version, and is not sent again to whoever has it', async () => {
    const { url, entitlementId } = await bought();
    const { etag = '' } = (await get(url)).headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect((await get(url, { range: 'bytes=5-', 'if-range': String(etag) })).status).toBe(206);
    const again = await get(url, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
    expect(await counted(entitlementId)).toBe(1);
    expect((await get((await bought()).url)).headers.etag).not.toBe(etag);
  });

  it('that continues after a break is not counted again', async () => {
    const { url, entitlementId } = await bought();
    await get(url, { range: 'bytes=0-' });
    await get(url, { range: 'bytes=50000-' });
    expect(await counted(entitlementId)).toBe(1);
  });

  it.each(['bytes=1-', 'bytes=-99999', 'bytes=50000-50001'])(
    'of the range %s is recorded as a download of the file',
    async (range) => {
      const { url, entitlementId } = await bought();
      expect((await get(url, { range })).status).toBe(206);
      const used = await db()
        .selectFrom('entitlement_downloads')
        .select('product_file_id')
        .where('entitlement_id', '=', entitlementId)
        .execute();
      expect(used).toHaveLength(1);
    },
  );

  it('gives nothing when the purchase is suspended after the link was opened', async () => {
    const { url, entitlementId } = await bought();
    const ctx = guestCtx(db());
    const file = await openDownload(ctx, url.split('/').at(-1) ?? '', buyer);
    await db()
      .updateTable('entitlements')
      .set({ status: 'suspended' })
      .where('id', '=', entitlementId)
      .execute();
    for (const isBegun of [true, false])
      await expect(file.take(isBegun)).rejects.toMatchObject({ code: 'not_entitled' });
    expect(await counted(entitlementId)).toBe(0);
  });

  it.each([
    ['دليل التصميم.pdf', 'دليل التصميم.pdf'],
    ['a"b\\c.pdf', 'c.pdf'],
    ['x\r\nSet-Cookie: a=b.pdf', 'xSet-Cookie - a=b.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['gpj.\u202Eexe.pdf', 'gpj.exe.pdf'],
    ['100% 50%41.pdf', '100% 50%41.pdf'],
  ])('of %j is saved as %j', async (given, shown) => {
    const { url } = await bought(given);
    const { status, headers } = await get(url);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    const disposition = headers['content-disposition'] ?? '';
    expect(disposition).toMatch(/^attachment; filename/);
    expect(disposition).toMatch(/^[\x20-\x7e]+$/);
    const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
    const plain = /filename="?((?:\\.|[^"\\])+)"?/.exec(disposition)?.[1];
    expect(extended ? decodeURIComponent(extended) : plain).toBe(shown);
  });

  it('of an empty file has no range that can be served', async () => {
    expect(readRange(null, 0)).toBeNull();
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
