import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as downloadRoute } from '@/app/api/users/export/[token]/route';
import { GET as getRoute, POST as requestRoute } from '@/app/api/users/export/route';
import type { ExportView } from '@/lib/contract/exports';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { guestCtx, makeSession } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { signExportLink } from '@/lib/server/exports/links';
import { forgetOldExports, makeExport } from '@/lib/server/exports/make-export';
import { storeRenditions } from '@/lib/server/files/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { copiedTables } from '@/lib/server/personal-data/registry';
import { DAY, MINUTE } from '@/lib/shared/time';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { cookieOf } from '@/tests/setup/session-cookie';
import { storedFiles } from '@/tests/setup/stored-files';
import { buy } from '@/tests/setup/trade';

type State = { last: ExportView | null; nextAt: string | null };

let sara: Member;
let other: Member;
let count = 0;

beforeEach(async () => {
  await dropJobs();
  const name = 'سارة <b>العتيبي</b>';
  sara = await makeMember({ name, role: 'CREATOR', email: `sara${++count}@export.example` });
  other = await makeMember({ email: `other${count}@export.example`, bio: 'سر الآخر' });
});

const request = (who = sara) =>
  callRoute<ExportView>(requestRoute, { token: who.token, method: 'POST', headers: { 'x-locale': 'ar' } });
const state = async (who = sara) => (await callRoute<State>(getRoute, { token: who.token })).payload;

async function open(token: string, cookie?: string): Promise<{ status: number; bytes: Uint8Array }> {
  const sent = new Request('http://localhost:3000/api/users/export/x', {
    headers: { version: '2', ...(cookie ? { cookie } : {}) },
  });
  const response = await downloadRoute(sent, { params: Promise.resolve({ token }) });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const cookieFor = async (who: Member) => cookieOf((await makeSession(db(), who.id)).sessionId);
const tokenIn = (url: string | null | undefined) => url?.split('/').at(-1) ?? '';

async function made(who = sara): Promise<string> {
  await request(who);
  await runJobs();
  return tokenIn((await state(who)).last?.url);
}

describe('a copy of a member’s data is refused', () => {
  it('to a guest', async () => {
    expect((await callRoute(requestRoute, { method: 'POST' })).status).toBe(401);
    expect((await callRoute(getRoute)).status).toBe(401);
  });

  it('to the second of two requests at once, with almost a day to wait', async () => {
    const both = await Promise.all([request(), request()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refused = both.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it('to another member who has the link, and to a browser without a session', async () => {
    const token = await made();
    expect((await open(token, await cookieFor(other))).status).toBe(403);
    expect((await open(token)).status).toBe(403);
    expect((await open(token, await cookieFor(sara))).status).toBe(200);
  });

  it('when the link is another’s, changed or expired, or when the session has ended', async () => {
    const token = await made();
    const cookie = await cookieFor(sara);
    const theirs = await made(other);
    expect((await open(theirs, cookie)).status).toBe(403);
    expect((await open(`${token.slice(0, -3)}AAA`, cookie)).status).toBe(403);
    const { last } = await state();
    const over = await signExportLink({ userId: sara.id, id: last?._id ?? '' }, fromNow(-1000));
    expect((await open(over, cookie)).status).toBe(403);
    await db().updateTable('sessions').set({ revoked_at: NOW }).where('user_id', '=', sara.id).execute();
    expect((await open(token, cookie)).status).toBe(403);
  });

  it('when a link signed for the caller names another’s copy or an unknown one', async () => {
    await made(other);
    const theirs = (await state(other)).last?._id ?? '';
    const until = fromNow(DAY);
    const cookie = await cookieFor(sara);
    expect((await open(await signExportLink({ userId: sara.id, id: theirs }, until), cookie)).status).toBe(
      404,
    );
    expect((await open(await signExportLink({ userId: sara.id, id: NO_ID }, until), cookie)).status).toBe(
      404,
    );
  });
});

describe('a copy of a member’s data', () => {
  it('holds the member’s rows of every table and their pictures, and no text or address of others', async () => {
    const drawn = { width: 1, height: 1, list: [{ width: 1, data: Buffer.from('picture') }] };
    const picture = await storeRenditions(sara.ctx, 'صورة.png', drawn);
    await makeImage(db(), other.id);
    const post = await makePost(db(), { authorId: sara.id, text: 'منشور سارة' });
    await makePost(db(), { authorId: other.id, text: 'منشور غيرها' });
    await makeComment(db(), { subject: { type: 'posts', id: post.id }, authorId: sara.id });
    const seller = await makeMember({ role: 'CREATOR', email: `seller${count}@export.example` });
    await buy(sara.token, await makeProduct(db(), seller, { price: 1999, title: 'دليل الخط' }));
    await dropJobs();

    const { bytes } = await open(await made(), await cookieFor(sara));
    const files = unzipSync(bytes);
    const json = (table: string) =>
      JSON.parse(strFromU8(files[`data/${table}.json`] ?? new Uint8Array())) as Record<string, unknown>[];

    for (const table of copiedTables().keys()) expect(files, table).toHaveProperty([`data/${table}.json`]);
    expect(json('users')).toMatchObject([{ id: sara.id, email: sara.email }]);
    expect(json('users')[0]).not.toHaveProperty('password_hash');
    expect(json('posts').map((row) => row.text)).toEqual(['منشور سارة']);
    expect(json('comments')).toHaveLength(1);
    expect(json('orders')).toMatchObject([{ buyer_id: sara.id, status: 'paid' }]);
    expect(json('order_lines')).toMatchObject([{ title: 'دليل الخط' }]);
    expect(json('entitlements')).toMatchObject([{ holder_id: sara.id }]);
    expect(json('payments')).toHaveLength(1);
    expect(json('sessions').length).toBeGreaterThan(0);
    expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).toEqual([
      `pictures/${picture._id}.webp`,
    ]);
    const everything = Object.entries(files)
      .filter(([name]) => !name.startsWith('pictures/'))
      .map(([, content]) => strFromU8(content))
      .join('');
    expect(everything).not.toContain('سر الآخر');
    expect(everything).not.toContain('منشور غيرها');
    expect(everything).not.toContain(seller.email ?? '?');
  });

  it('opens offline: its first page is in the member’s language, all links work, no text is code, and times are in their zone', async () => {
    await makePost(db(), { authorId: sara.id, text: '<script>alert(1)</script>' });
    const zone = { time_zone: 'America/Phoenix' };
    await db().updateTable('users').set(zone).where('id', '=', sara.id).execute();
    const { bytes } = await open(await made(), await cookieFor(sara));
    const files = unzipSync(bytes);
    const index = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(index).toContain('<html lang="ar" dir="rtl">');
    expect(index).toContain('سارة &lt;b&gt;العتيبي&lt;/b&gt;');
    const links = [...index.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !(path in files))).toEqual([]);
    const posts = strFromU8(files['pages/posts.html'] ?? new Uint8Array());
    expect(posts).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(posts).not.toContain('<script');
    for (const page of [index, posts]) expect(page).toMatch(/\d\d:\d\d\u00a0\(غرينتش-7\)/);
  });

  it('holds every row of a table that is too long for one read', async () => {
    const rows = Array.from({ length: 1203 }, (_, i) => ({
      id: `01890000-0000-7000-8000-${String(count * 10_000 + i).padStart(12, '0')}`,
      author_id: sara.id,
      text: `منشور ${i}`,
      created_at: NOW,
    }));
    await db().insertInto('posts').values(rows).execute();
    const { bytes } = await open(await made(), await cookieFor(sara));
    const posts = JSON.parse(strFromU8(unzipSync(bytes)['data/posts.json'] ?? new Uint8Array())) as {
      text: string;
    }[];
    expect(new Set(posts.map(({ text }) => text)).size).toBe(1203);
  });

  it('is ready after its job has run: the member gets one notice and may ask again a day later', async () => {
    await request();
    await runJobs();
    const { last, nextAt } = await state();
    expect(last).toMatchObject({ status: 'ready' });
    expect(last?.size).toBeGreaterThan(500);
    expect(Date.parse(nextAt ?? '')).toBeGreaterThan(NOW.getTime() + DAY - MINUTE);
    const notices = (await getNotifications(sara.ctx, { limit: 10 })).data;
    expect(notices.map(({ message }) => message)).toEqual(['نسخة بياناتك جاهزة للتنزيل']);
    expect(await lettersWaiting()).toEqual([]);
  });

  it('is kept for seven days, and can then no longer be downloaded', async () => {
    const token = await made();
    const cookie = await cookieFor(sara);
    const zips = () => storedFiles().filter((path) => path.endsWith('.zip')).length;
    const before = zips();
    await forgetOldExports(guestCtx(db(), fromNow(7 * DAY - MINUTE)));
    expect(zips()).toBe(before);
    await forgetOldExports(guestCtx(db(), fromNow(7 * DAY + MINUTE)));
    expect((await open(token, cookie)).status).toBe(404);
    expect((await state()).last).toMatchObject({ status: 'gone', url: null });
  });

  it('leaves no stored file when its row is deleted while it is packed', async () => {
    const asked = (await request()).payload;
    const { put } = storage();
    const kept = vi.spyOn(storage(), 'put').mockImplementation(async (...given) => {
      const stored = await put.apply(storage(), given);
      await db().deleteFrom('exports').where('user_id', '=', sara.id).execute();
      return stored;
    });
    await makeExport(guestCtx(db()), asked._id);
    kept.mockRestore();
    expect(storedFiles().filter((path) => path.includes(asked._id))).toEqual([]);
  });
});
