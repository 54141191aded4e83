import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { blockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { startApiServer } from '@/tests/setup/api-server';
import { AMONG_OTHERS, AS_BEFORE, type Ask, type Given, MOST, THEIR_WORKS, THEIRS } from './blocked-reach';
import { makeBlockedWorld, type Rival, type World } from './blocked-world';
import { credentials, type Person } from './people';
import { BODIES } from './samples';

/**
 * Two people with a block between them find nothing of each other in any read, and reach nothing by any write. Every
 * endpoint that names people or acts on something is here: a new one needs a decision.
 */
let server: Awaited<ReturnType<typeof startApiServer>>;
let world: World;

beforeAll(async () => {
  server = await startApiServer();
  world = await makeBlockedWorld();
  await blockUser(ctxOf(db(), world.blocker), world.blocked.id);
});
afterAll(() => server.close());

const endpointOf = (id: string) => {
  const endpoint = ENDPOINTS.find((one) => one.id === id);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  return endpoint;
};

async function send(endpoint: AnyEndpoint, person: Person, { params, query, body }: Given) {
  const sample = body ?? BODIES[endpoint.id];
  return server.send(endpoint, {
    params,
    query,
    body: sample ? JSON.stringify(withoutReferences(sample)) : undefined,
    headers: await credentials(endpoint, person),
  });
}

/** Missing pictures and files are refused before anything else. */
function withoutReferences(sample: object): object {
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => !/^(media|gallery|files|coverId|categoryId)$/.test(name)),
  );
}

const rows = (table: Record<string, Ask[]>) =>
  Object.entries(table).flatMap(([id, asks]) => asks.map((ask, at) => [`${id} ${at + 1}`, id, ask] as const));
// Other people's texts may have their handle.
const tracesOf = ({ id, post, product, comment, word }: Rival) => [id, post, product, comment, word];

describe('every endpoint that names people or acts on something', () => {
  const decided = [AMONG_OTHERS, THEIRS, THEIR_WORKS, AS_BEFORE].flatMap((table) => Object.keys(table));
  const isPeopled = ({ response }: AnyEndpoint) =>
    /"(handle|profilePic)"/.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })));

  it('has a decision about what a block does to it', () => {
    const wanting = ENDPOINTS.filter(
      (endpoint) => isPeopled(endpoint) || (endpoint.method !== 'GET' && endpoint.path.includes('{')),
    ).map(({ id }) => id);
    expect(wanting.length).toBeGreaterThan(40);
    expect(wanting.filter((id) => !decided.includes(id))).toEqual([]);
    const ids = ENDPOINTS.map(({ id }) => id);
    expect(decided.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('after a block', () => {
  it.each(rows(AMONG_OTHERS))('%s hides each from the other, but not from others', async (_, id, ask) => {
    const { blocker, blocked, neutral } = world;
    for (const [viewer, other] of [
      [blocker, blocked],
      [blocked, blocker],
    ] as const) {
      const given = ask(world, other);
      const seen = await send(endpointOf(id), viewer, given);
      expect(seen.status).toBe(200);
      for (const trace of tracesOf(other)) expect(seen.text).not.toContain(trace);
      const open = await send(endpointOf(id), neutral, given);
      expect(
        tracesOf(other).some((trace) => open.text.includes(trace)),
        open.text,
      ).toBe(true);
    }
  });

  it('the notifications of each member do not show the other', async () => {
    const { blocker, blocked } = world;
    for (const [viewer, other] of [
      [blocker, blocked],
      [blocked, blocker],
    ] as const) {
      const { status, text } = await send(endpointOf('listNotifications'), viewer, MOST);
      expect(status).toBe(200);
      for (const trace of tracesOf(other)) expect(text).not.toContain(trace);
      expect(text).toContain(world.third.id);
    }
  });
});

describe('for the blocked member', () => {
  it.each([...rows(THEIRS), ...rows(THEIR_WORKS)])('%s shows nothing of the blocker', async (_, id, ask) => {
    const { blocked, blocker } = world;
    const hidden = await send(endpointOf(id), blocked, ask(world, blocker));
    const missing = await send(endpointOf(id), blocked, ask(world, world.nobody));
    expect(hidden.status, hidden.text).toBe(404);
    expect(seen(hidden)).toEqual(seen(missing));
  });

  it('the profile and the works of the blocker stay open to anybody else', async () => {
    for (const [, id, ask] of rows({ ...THEIRS, ...THEIR_WORKS })) {
      if (endpointOf(id).method !== 'GET') continue;
      expect((await send(endpointOf(id), world.neutral, ask(world, world.blocker))).status, id).toBe(200);
    }
  });
});

describe('for the blocker', () => {
  it.each(rows(THEIR_WORKS))('%s finds no works of the blocked member', async (_, id, ask) => {
    const { blocked, blocker } = world;
    const hidden = await send(endpointOf(id), blocker, ask(world, blocked));
    expect(hidden.status, hidden.text).toBe(404);
  });

  it('the profile of the blocked member says so and shows no posts or products', async () => {
    const { blocked, blocker } = world;
    const of = (id: string) => send(endpointOf(id), blocker, { params: { id: blocked.id } });
    expect(JSON.parse((await of('getUser')).text).payload).toMatchObject({ isBlocked: true });
    for (const id of ['listUserPosts', 'listUserProducts']) {
      expect(JSON.parse((await of(id)).text).payload).toEqual({ data: [], nextCursor: null });
    }
  });
});

describe('a buyer who is then blocked by the seller', () => {
  it('keeps the purchase with its page and file, and may rate it, but cannot read the comments', async () => {
    const { buyer, blocker, entitlement, bought } = world;
    await blockUser(ctxOf(db(), blocker), buyer.id);
    expect((await send(endpointOf('listPurchases'), buyer, {})).text).toContain(bought.id);
    const params = { id: entitlement };
    expect((await send(endpointOf('getPurchase'), buyer, { params })).status).toBe(200);
    const file = { ...params, fileId: bought.fileId };
    expect((await send(endpointOf('createDownloadLink'), buyer, { params: file })).status).toBe(200);
    expect((await send(endpointOf('getProduct'), buyer, { params: { id: bought.id } })).status).toBe(200);
    const rating = { params: { id: bought.id }, body: { rating: 1, text: 'لا يعمل' } };
    expect((await send(endpointOf('putProductEvaluation'), buyer, rating)).status).toBe(200);
    const talk = { params: { type: 'products' }, query: { subjectId: bought.id } };
    expect((await send(endpointOf('listComments'), buyer, talk)).status).toBe(404);
  });

  it('can buy nothing more from the seller, whose products leave the cart', async () => {
    const { buyer, blocker } = world;
    const { total, ...order } = { total: { amount: 1900, currency: 'USD' }, productId: blocker.product };
    const refused = await send(endpointOf('createOrder'), buyer, {
      body: { ...order, expectedTotal: total },
    });
    expect([404, 409], refused.text).toContain(refused.status);
    const cart = await send(endpointOf('getCart'), buyer, {});
    expect(JSON.parse(cart.text).payload.lines).toEqual([]);
  });

  it('can still buy the products of other sellers in the cart', async () => {
    const { buyer, product } = world;
    const added = await send(endpointOf('addCartLine'), buyer, { body: { productId: product } });
    const { total } = JSON.parse(added.text).payload;
    const order = await send(endpointOf('createOrder'), buyer, { body: { expectedTotal: total } });
    expect(order.status, order.text).toBe(201);
    expect(JSON.parse(order.text).payload.lines).toHaveLength(1);
  });
});

function seen({ status, headers, text }: Awaited<ReturnType<typeof send>>) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'connection'].includes(name));
  return { status, headers: kept, text: text.replace(/"requestId":"[^"]+"/, '') };
}
