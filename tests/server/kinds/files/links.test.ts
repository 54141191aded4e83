import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as DOWNLOAD } from '@/app/api/downloads/[token]/route';
import { POST as LINK } from '@/app/api/entitlements/[id]/files/[fileId]/link/route';
import { GET as OPEN } from '@/app/api/entitlements/[id]/route';
import { GET as LIST } from '@/app/api/posts/purchased/route';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { derivedSecret, env } from '@/lib/server/env';
import { signLink } from '@/lib/server/kinds/files/links';
import { deleteProduct, publishProduct } from '@/lib/server/making/service';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { cookieOf } from '@/tests/setup/session-cookie';
import { buy } from '@/tests/setup/trade';

interface Opened {
  _id: string;
  orderId: string;
  access: string;
  files: { _id: string; name: string }[];
  product: { title: string };
}

let creator: Member;
let buyer: Member;
let stranger: Member;
let mine: Opened;
let theirs: Opened;

beforeAll(async () => {
  creator = await makeMember({ role: 'CREATOR' });
  buyer = await makeMember();
  stranger = await makeMember();
  mine = await purchase(buyer, await makeProduct(db(), creator, { files: [file('دليل.pdf')] }));
  theirs = await purchase(stranger, await makeProduct(db(), creator, { files: [file('سر.pdf')] }));
});

const file = (name: string) => ({ name, content: Buffer.from(`محتوى ${name}`) });

/** Buys a product and opens the purchase. */
async function purchase(who: Member, product: Awaited<ReturnType<typeof makeProduct>>): Promise<Opened> {
  await buy(who.token, product);
  const { payload } = await callRoute<{ data: { _id: string }[] }>(LIST, { token: who.token });
  return (await open(payload.data[0]?._id ?? '', who.token)).payload;
}
const open = (id: string, token?: string) => callRoute<Opened>(OPEN, { params: { id }, token });
const link = (id: string, fileId: string, token?: string) =>
  callRoute<{ url: string; expiresAt: string }>(LINK, { params: { id, fileId }, token, method: 'POST' });
const tokenIn = (url: string) => url.replace('/api/downloads/', '');
const download = async (token: string, who: Member | null = buyer) => {
  const headers: Record<string, string> = who ? { cookie: await cookieFor(who) } : {};
  const answer = await DOWNLOAD(new Request('http://localhost:3000/api/downloads/x', { headers }), {
    params: Promise.resolve({ token }),
  });
  return { status: answer.status, body: await answer.text() };
};
const cookieFor = async (who: Member) => cookieOf((await makeSession(db(), who.id)).sessionId);
const fileOf = (opened: Opened) => opened.files[0]?._id ?? '';
const setStatus = (id: string, status: string) =>
  db().updateTable('entitlements').set({ status }).where('id', '=', id).execute();

describe('a download link is refused', () => {
  it('to a guest: 401', async () => {
    expect((await link(mine._id, fileOf(mine))).status).toBe(401);
  });

  it.each<[string, () => [string, string, string]]>([
    ['to a member who bought something else', () => [mine._id, fileOf(mine), stranger.token]],
    ['to the creator who sells the product', () => [mine._id, fileOf(mine), creator.token]],
    [
      'for the caller’s purchase and the file of another product',
      () => [mine._id, fileOf(theirs), buyer.token],
    ],
    ['for another’s purchase and the caller’s file', () => [theirs._id, fileOf(mine), buyer.token]],
    ['for a purchase that does not exist', () => [NO_ID, fileOf(mine), buyer.token]],
    ['for a file that does not exist', () => [mine._id, NO_ID, buyer.token]],
  ])('%s: 403', async (_, ask) => {
    const answer = await link(...ask());
    expect([answer.status, answer.problem.code]).toEqual([403, 'not_entitled']);
  });

  it('for a malformed id: 404', async () => {
    expect((await link('x', fileOf(mine), buyer.token)).status).toBe(404);
    expect((await link(mine._id, '../../etc/passwd', buyer.token)).status).toBe(404);
  });
});

describe('a download is refused with 403 when its link is', () => {
  const good = () => signLink({ holderId: buyer.id, id: mine._id, fileId: fileOf(mine) }, NOW);
  const target = () => ({ holderId: buyer.id, id: mine._id, fileId: fileOf(mine) });
  const secret = (purpose: string) => new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, purpose));
  const signed = (typ: string, key: Uint8Array) =>
    new SignJWT(target()).setProtectedHeader({ alg: 'HS256', typ }).setExpirationTime('1m').sign(key);

  it.each<[string, () => Promise<string> | string]>([
    ['garbage', () => 'garbage'],
    ['empty', () => ''],
    ['61 seconds old', () => signLink(target(), fromNow(-61_000))],
    ['changed by one letter in its signature', async () => flip(await good(), 2)],
    ['changed by one letter in its content', async () => flip(await good(), 1)],
    ['unsigned', () => new UnsecuredJWT(target()).setExpirationTime('1m').encode()],
    ['signed with the key of another purpose', () => signed('download+jwt', secret('access-token'))],
    ['of another type, with the right key', () => signed('at+jwt', secret('download-link'))],
    [
      'without an expiry time',
      () =>
        new SignJWT(target())
          .setProtectedHeader({ alg: 'HS256', typ: 'download+jwt' })
          .sign(secret('download-link')),
    ],
    ['the caller’s own access token', () => buyer.token],
    [
      'signed for a member who did not buy the product',
      () => signLink({ ...target(), holderId: stranger.id }, NOW),
    ],
    ['signed for a file of another product', () => signLink({ ...target(), fileId: fileOf(theirs) }, NOW)],
  ])('%s', async (_, make) => {
    const { status, body } = await download(await make());
    expect(status).toBe(403);
    expect(body).not.toMatch(/محتوى .+[.]pdf/);
  });

  it.each<[string, () => Member | null]>([
    ['nobody who is signed in', () => null],
    ['another member', () => stranger],
    ['the creator who sells it', () => creator],
  ])('with a good link in the browser of %s', async (_, who) => {
    const { payload } = await link(mine._id, fileOf(mine), buyer.token);
    expect((await download(tokenIn(payload.url), who())).status).toBe(403);
    expect((await download(tokenIn(payload.url))).status).toBe(200);
  });

  it('for a holder who did not buy it, in their own browser', async () => {
    const forged = await signLink({ ...target(), holderId: stranger.id }, NOW);
    expect((await download(forged, stranger)).status).toBe(403);
  });

  it('from before its purchase was revoked or suspended', async () => {
    const { payload } = await link(mine._id, fileOf(mine), buyer.token);
    expect((await download(tokenIn(payload.url))).status).toBe(200);
    for (const status of ['revoked', 'suspended']) {
      await setStatus(mine._id, status);
      expect((await download(tokenIn(payload.url))).status).toBe(403);
      expect((await link(mine._id, fileOf(mine), buyer.token)).status).toBe(403);
      const opened = await open(mine._id, buyer.token);
      expect(opened.payload).toMatchObject({ access: status, files: [], filesCount: 0 });
      expect((await open(mine._id, stranger.token)).status).toBe(404);
    }
    const { payload: list } = await callRoute<{ data: unknown[] }>(LIST, { token: buyer.token });
    expect(list.data).toMatchObject([{ access: 'suspended', filesCount: 0 }]);
    await setStatus(mine._id, 'active');
  });
});

describe('a purchase', () => {
  it('opens only for its holder; others get the same 404 as for a purchase that does not exist', async () => {
    const answers = await Promise.all([open(mine._id, stranger.token), open(NO_ID, stranger.token)]);
    const texts = answers.map(({ status, problem }) =>
      JSON.stringify([status, { ...problem, requestId: '' }]),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(answers[0]?.status).toBe(404);
    expect((await open(mine._id)).status).toBe(401);
  });

  it.each(['published', 'unpublished', 'deleted'])(
    'that was refunded shows as revoked and names its order, when its product is %s',
    async (state) => {
      const product = await makeProduct(db(), creator, { files: [file('عاد.pdf')] });
      const holder = await makeMember();
      const held = await purchase(holder, product);
      await setStatus(held._id, 'revoked');
      await db().updateTable('products').set({ status: state }).where('id', '=', product.id).execute();
      const { payload } = await open(held._id, holder.token);
      expect(payload).toMatchObject({ access: 'revoked', files: [], product: { title: held.product.title } });
      expect(payload.orderId).toBe(held.orderId);
    },
  );

  it.each(['unpublished', 'deleted'])('can still be downloaded after its product was %s', async (end) => {
    const product = await makeProduct(db(), creator, { files: [file('يبقى.pdf')] });
    const holder = await makeMember();
    const held = await purchase(holder, product);
    if (end === 'deleted') await deleteProduct(creator.ctx, product.id);
    else await publishProduct(creator.ctx, product.id, false);
    const token = await signLink({ holderId: holder.id, id: held._id, fileId: fileOf(held) }, NOW);
    expect(await download(token, holder)).toEqual({ status: 200, body: 'محتوى يبقى.pdf' });
  });
});

/** Changes one letter in the middle of one part of a token. */
function flip(token: string, part: number): string {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  const at = Math.floor(text.length / 2);
  parts[part] = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  return parts.join('.');
}
