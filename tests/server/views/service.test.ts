import { describe, expect, it } from 'vitest';
import { POST } from '@/app/api/analytics/views/route';
import { blockUser } from '@/lib/server/blocks/service';
import { db, recordQueries } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { forgetViews, recordView } from '@/lib/server/views/service';
import { DAY, MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let owner: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;
let address = 0;

/** A view by another visitor each time, unless the headers name one. */
const look = (
  body: object = {},
  { token, headers }: { token?: string; headers?: Record<string, string> } = {},
) =>
  callRoute(POST, {
    body: { productId: product.id, ...body },
    token,
    headers: {
      'user-agent': BROWSER,
      'x-qeema-address': `10.9.${address >> 8}.${address++ & 255}`,
      ...headers,
    },
  });

const counts = async (kind = 'product') =>
  (
    await db()
      .selectFrom('view_counts')
      .select(['source', 'host', 'views'])
      .where('owner_id', '=', owner.id)
      .where('kind', '=', kind)
      .orderBy('host')
      .orderBy('source')
      .execute()
  ).map(({ source, host, views }) => [source, host, views].join(' '));

cleanWorld(async () => {
  owner = await makeMember({ role: 'CREATOR' });
  product = await makeProduct(db(), owner);
});

describe('a view is refused', () => {
  it.each([
    ['no product', { productId: undefined }],
    ['a broken product id', { productId: 'x' }],
    ['a host with a path', { host: 'a.example/b' }],
    ['a host that is HTML', { host: '<img src=x>.example' }],
    ['an IP address as host', { host: '192.168.0.1' }],
    ['an unknown page', { surface: 'admin' }],
    ['an extra field', { views: 100 }],
  ])('with %s: 422', async (_, body) => {
    expect((await look(body)).status).toBe(422);
    expect(await counts()).toEqual([]);
  });

  it('after too many views from one address in ten minutes: 429', async () => {
    const headers = { 'x-qeema-address': '10.200.0.1' };
    const window = Math.floor(NOW.getTime() / (10 * MINUTE)) * (10 * MINUTE);
    // Both windows that are possible, because the next one may begin meanwhile.
    for (const start of [window, window + 10 * MINUTE])
      await db()
        .insertInto('rate_limits')
        .values({ key: 'postView:10.200.0.1', window_start: new Date(start), count: 599 })
        .execute();
    expect((await look({}, { headers })).status).toBe(200);
    const answers = [await look({}, { headers }), await look({}, { headers })];
    expect(answers.at(-1)?.status).toBe(429);
  });
});

describe('a view is accepted but not counted', () => {
  const nothing = async (answer: Awaited<ReturnType<typeof look>>) => {
    expect([answer.status, answer.payload]).toEqual([200, { done: true }]);
    expect([await counts(), await counts('shop')]).toEqual([[], []]);
  };

  it('when the owner looks at the product', async () => nothing(await look({}, { token: owner.token })));
  it('when the product does not exist', async () => nothing(await look({ productId: NO_ID })));
  it.each(['draft', 'unpublished', 'suspended', 'deleted'])('when the product is %s', async (status) => {
    await db().updateTable('products').set({ status }).where('id', '=', product.id).execute();
    await nothing(await look());
  });
  it('when the product’s owner is suspended', async () => {
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.id).execute();
    await nothing(await look());
  });
  it('when the owner has blocked the viewer', async () => {
    const other = await makeMember();
    await blockUser(owner.ctx, other.id);
    await nothing(await look({}, { token: other.token }));
  });
  it.each([
    ['dnt', '1'],
    ['sec-gpc', '1'],
    ['user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['user-agent', 'facebookexternalhit/1.1'],
    ['user-agent', 'curl/8.5.0'],
    ['user-agent', ''],
  ])('with the header %s: %s', async (name, value) =>
    nothing(await look({}, { headers: { [name]: value } })),
  );
});

describe('a view', () => {
  it('counts once for each visitor, product and day, and once a day for the whole shop of a creator', async () => {
    const second = await makeProduct(db(), owner);
    const guest = { headers: { 'x-qeema-address': '10.8.0.1' } };
    for (const productId of [product.id, product.id, second.id, second.id]) await look({ productId }, guest);
    expect(await counts()).toEqual(['direct  1', 'direct  1']);
    expect(await counts('shop')).toEqual(['direct  1']);
    const member = await makeMember();
    for (let n = 0; n < 3; n++) await look({}, { token: member.token });
    expect(await counts('shop')).toEqual(['direct  2']);
  });

  it('records the site that led to the visit, or else our page where it began', async () => {
    await look({ host: 'www.google.com', surface: 'explore' });
    await look({ host: 'blog.example.org' });
    await look({ surface: 'marketplace' });
    expect(await counts('shop')).toEqual([
      'marketplace  1',
      'other blog.example.org 1',
      'search google.com 1',
    ]);
    expect(await counts()).toEqual(['marketplace  1', 'other  1', 'search  1']);
  });

  it(
    'counts once when one visitor sends fifty at once, and fifty times for fifty visitors',
    COMMITS,
    async () => {
      const guest = { headers: { 'x-qeema-address': '10.8.0.2' } };
      await Promise.all(Array.from({ length: 50 }, () => look({}, guest)));
      expect([await counts(), await counts('shop')]).toEqual([['direct  1'], ['direct  1']]);
      const second = await makeProduct(db(), owner);
      const both = (n: number) => look({ productId: n % 2 ? product.id : second.id });
      await Promise.all(Array.from({ length: 50 }, (_, n) => both(n)));
      expect(await counts('shop')).toEqual(['direct  51']);
    },
  );

  it('from one address with invented browsers counts at most 32 times, and a day names at most 60 sites', async () => {
    const inventing = (n: number) => ({
      headers: { 'x-qeema-address': '10.8.0.3', 'user-agent': `${BROWSER} ${n}` },
    });
    for (let n = 0; n < 120; n++) await look({ host: `s${n}.example.org` }, inventing(n));
    const views = await counts('shop');
    expect(views.length).toBeLessThanOrEqual(32);
    for (let n = 0; n < 80; n++) await look({ host: `t${n}.example.org` });
    const named = (await counts('shop')).filter((row) => row.includes('.example.org'));
    expect(named.length).toBe(60);
    expect((await counts('shop'))[0]).toMatch(/^other {2}\d+$/);
  });

  it('takes three queries', async () => {
    const request = new Request('http://x', {
      headers: { 'user-agent': BROWSER, 'x-qeema-address': '10.8.0.4' },
    });
    await look();
    const queries = await recordQueries(() => recordView(guestCtx(db()), request, { productId: product.id }));
    expect(queries).toHaveLength(3);
  });
});

describe('the storage of views', () => {
  const request = (at: string) =>
    new Request('http://x', { headers: { 'user-agent': BROWSER, 'x-qeema-address': at } });

  it('holds a viewer only as a salted hash, which is deleted after the day, while the counts stay', async () => {
    const noon = new Date('2031-03-10T12:00:00Z');
    const evening = new Date('2031-03-10T23:59:59.999Z');
    const next = new Date('2031-03-11T00:00:00Z');
    const ofDay = async (day: string) =>
      (await db().selectFrom('view_marks').select('mark').where('day', '=', day).execute()).length;
    await recordView(guestCtx(db(), noon), request('10.7.0.1'), { productId: product.id });
    await recordView(guestCtx(db(), evening), request('10.7.0.1'), { productId: product.id });
    expect(await counts()).toEqual(['direct  1']);
    expect(await ofDay('2031-03-10')).toBe(2);
    await recordView(guestCtx(db(), next), request('10.7.0.1'), { productId: product.id });
    expect(await counts()).toEqual(['direct  1', 'direct  1']);
    await forgetViews(guestCtx(db(), next));
    expect(await ofDay('2031-03-10')).toBe(0);
    expect(await ofDay('2031-03-11')).toBe(2);
    const salts = () => db().selectFrom('view_salts').select('day').where('day', '<', '2031-03-11').execute();
    expect(await salts()).toEqual([]);
    expect(await counts()).toEqual(['direct  1', 'direct  1']);
    expect(JSON.stringify(await db().selectFrom('view_marks').selectAll().execute())).not.toContain(
      '10.7.0.1',
    );
  });

  it('drops counts after two years and a month', async () => {
    const now = new Date('2033-06-01T10:00:00Z');
    const at = (days: number) => guestCtx(db(), new Date(now.getTime() - days * DAY));
    for (const days of [763, 762]) await recordView(at(days), request('10.7.0.2'), { productId: product.id });
    await forgetViews(guestCtx(db(), now));
    expect(await counts()).toEqual(['direct  1']);
  });
});
