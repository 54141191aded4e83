import '@/tests/setup/data-dir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { blockUser } from '@/lib/server/blocks/service';
import { closeDb, db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/db/demo/people-factory';
import { startApiServer } from '@/tests/setup/api-server';
import { makeBlockedWorld, type Rival, type World } from './blocked-world';
import { credentials, type Person } from './people';
import { BODIES } from './samples';

/**
 * Two people who are apart find nothing of each other, whatever they read, and reach nothing, whatever they write. Every
 * endpoint that names people or acts on something is here: a new one has to be decided upon.
 */
type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
type Ask = (world: World, other: Rival) => Given;

/** Lists and things of a third person, in which both stand for everybody else. */
const AMONG_OTHERS: Record<string, Ask[]> = {
  getPost: [({ post }) => ({ params: { id: post } })],
  listPosts: [() => MOST],
  explorePosts: [() => MOST],
  listFeed: [() => MOST],
  listRecommendedPosts: [() => MOST],
  listUserPosts: [({ third }) => ({ params: { id: third.id } })],
  listSavedPosts: [() => MOST],
  listPostComments: [({ post }) => ({ params: { id: post } })],
  listComments: [
    ({ post }) => ({ params: { type: 'posts' }, query: { subjectId: post } }),
    ({ product }) => ({ params: { type: 'products' }, query: { subjectId: product } }),
    ({ post, answered }) => ({ params: { type: 'posts' }, query: { subjectId: post, parentId: answered } }),
  ],
  listProductEvaluations: [({ product }) => ({ params: { id: product } })],
  exploreDigitalProducts: [() => ({ query: { ...MOST.query, sort: 'newest' } })],
  getExplore: [() => ({})],
  exploreUsers: [() => MOST],
  listSuggestedUsers: [() => MOST],
  listUsers: [
    () => ({ query: { prefix: 'خصم' } }),
    (_, other) => ({ query: { ids: other.id } }),
    (_, other) => ({ query: { prefix: other.handle } }),
  ],
  listNetwork: [
    ({ third }) => ({ query: { userId: third.id, tab: 'followers' } }),
    ({ third }) => ({ query: { userId: third.id, tab: 'following' } }),
    ({ third }) => ({ query: { userId: third.id, tab: 'companies' } }),
  ],
  listCompanyMembers: [({ company }) => ({ params: { id: company } })],
  searchTop: [() => ({ query: { q: 'خصم' } })],
  searchUsers: [() => ({ query: { q: 'خصم' } }), (_, other) => ({ query: { q: other.handle } })],
  searchPosts: [() => ({ query: { q: 'خصم' } }), () => ({ query: { q: '#خصومة' } })],
  searchProducts: [() => ({ query: { q: 'خصم' } }), () => ({ query: { q: 'خصمم' } })],
};

/** What is theirs alone: to the blocked one as if it had never been. */
const THEIRS: Record<string, Ask[]> = {
  getUser: [(_, { id }) => ({ params: { id } })],
  listUserPosts: [(_, { id }) => ({ params: { id } })],
  listUserProducts: [(_, { id }) => ({ params: { id } })],
  listNetwork: [(_, { id }) => ({ query: { userId: id } })],
  listCompanyMembers: [(_, { id }) => ({ params: { id } })],
  followUser: [(_, { id }) => ({ params: { id } })],
  unfollowUser: [(_, { id }) => ({ params: { id } })],
  blockUser: [(_, { id }) => ({ params: { id } })],
  unblockUser: [(_, { id }) => ({ params: { id } })],
  muteUser: [(_, { id }) => ({ params: { id } })],
  unmuteUser: [(_, { id }) => ({ params: { id } })],
};

/** What they made: to both as if it had never been. */
const THEIR_WORKS: Record<string, Ask[]> = {
  ...Object.fromEntries(
    [
      ...['getPost', 'getGuestPost', 'putReaction', 'deleteReaction', 'savePost', 'unsavePost', 'sharePost'],
      ...['listPostComments', 'createPostComment', 'updatePost', 'deletePost'],
    ].map((id) => [id, [(_: World, { post }: Rival) => ({ params: { id: post } })]]),
  ),
  ...Object.fromEntries(
    [
      ...['getProduct', 'listProductEvaluations', 'putProductEvaluation'],
      ...['updateProduct', 'publishProduct', 'deleteProduct'],
    ].map((id) => [id, [(_: World, { product }: Rival) => ({ params: { id: product } })]]),
  ),
  listComments: [
    (_, { post }) => ({ params: { type: 'posts' }, query: { subjectId: post } }),
    (_, { product }) => ({ params: { type: 'products' }, query: { subjectId: product } }),
  ],
  createComment: [
    (_, { post }) => ({
      params: { type: 'posts' },
      query: { subjectId: post },
      body: { text: 'أ', parentId: null },
    }),
    (_, { product }) => ({
      params: { type: 'products' },
      query: { subjectId: product },
      body: { text: 'أ', parentId: null },
    }),
    ({ post }, { comment }) => ({
      params: { type: 'posts' },
      query: { subjectId: post },
      body: { text: 'أ', parentId: comment },
    }),
  ],
  deleteComment: [(_, { comment }) => ({ params: { type: 'posts', id: comment } })],
  addCartLine: [(_, { product }) => ({ body: { productId: product } })],
};

/** What names people or acts on something, and is not changed by a block: each with its reason. */
const AS_BEFORE: Record<string, string> = {
  ...like('one’s own', [
    ...[
      'getToken',
      'getMe',
      'updateMe',
      'getMyProfile',
      'listMyPosts',
      'listBlocked',
      'listMuted',
      'endSession',
    ],
    ...['readNotification', 'listNotifications', 'removeCartLine', 'getCart'],
    ...['createPost', 'createProduct', 'finishProfileSetup', 'finishCompanySetup', 'uploadFile'],
  ]),
  ...like('what was bought stays, and so do its papers', [
    ...['listPurchases', 'getPurchase', 'createDownloadLink', 'getOrder', 'retryPayment', 'createOrder'],
    ...['getSandboxPage', 'paySandbox', 'receiveWebhook'],
  ]),
  ...like('everybody’s, whoever asks', ['listGuestPosts', 'getImage', 'checkHandle']),
  ...like('a company’s members decide of its money together; an apart person cannot be invited', [
    ...['listMyCompanies', 'getCompany', 'listCompanyHistory', 'inviteMember', 'acceptInvitation'],
    ...['declineInvitation', 'changeShare', 'endMembership', 'leaveCompany'],
  ]),
};

function like(reason: string, ids: string[]) {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}

const MOST = { query: { limit: '50' } };

let server: Awaited<ReturnType<typeof startApiServer>>;
let world: World;

beforeAll(async () => {
  server = await startApiServer();
  world = await makeBlockedWorld();
  await blockUser(ctxOf(db(), world.blocker), world.blocked.id);
});
afterAll(async () => {
  server.close();
  await closeDb();
});

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

/** Pictures and files that are not there are refused before anything else. */
function withoutReferences(sample: object): object {
  return Object.fromEntries(
    Object.entries(sample).filter(([name]) => !/^(media|gallery|files|coverId|categoryId)$/.test(name)),
  );
}

const rows = (table: Record<string, Ask[]>) =>
  Object.entries(table).flatMap(([id, asks]) => asks.map((ask, at) => [`${id} ${at + 1}`, id, ask] as const));
// Their handle may stand in what others wrote.
const tracesOf = ({ id, post, product, comment, word }: Rival) => [id, post, product, comment, word];

describe('whoever adds an endpoint that names people or acts on something', () => {
  const decided = [AMONG_OTHERS, THEIRS, THEIR_WORKS, AS_BEFORE].flatMap((table) => Object.keys(table));
  const isPeopled = ({ response }: AnyEndpoint) =>
    /"(handle|profilePic)"/.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })));

  it('decides what a block does to it', () => {
    const wanting = ENDPOINTS.filter(
      (endpoint) => isPeopled(endpoint) || (endpoint.method !== 'GET' && endpoint.path.includes('{')),
    ).map(({ id }) => id);
    expect(wanting.length).toBeGreaterThan(40);
    expect(wanting.filter((id) => !decided.includes(id))).toEqual([]);
    const ids = ENDPOINTS.map(({ id }) => id);
    expect(decided.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('among others', () => {
  it.each(rows(AMONG_OTHERS))('%s shows neither to the other, and both to anybody', async (_, id, ask) => {
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

  it('the notices of each tell nothing of the other', async () => {
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

describe('to the blocked one', () => {
  it.each([...rows(THEIRS), ...rows(THEIR_WORKS)])('%s is as if it had never been', async (_, id, ask) => {
    const { blocked, blocker } = world;
    const hidden = await send(endpointOf(id), blocked, ask(world, blocker));
    const missing = await send(endpointOf(id), blocked, ask(world, world.nobody));
    expect(hidden.status, hidden.text).toBe(404);
    expect(seen(hidden)).toEqual(seen(missing));
  });

  it('what is theirs is there for anybody else', async () => {
    for (const [, id, ask] of rows({ ...THEIRS, ...THEIR_WORKS })) {
      if (endpointOf(id).method !== 'GET') continue;
      expect((await send(endpointOf(id), world.neutral, ask(world, world.blocker))).status, id).toBe(200);
    }
  });
});

describe('to who blocked', () => {
  it.each(rows(THEIR_WORKS))('%s is as if it had never been', async (_, id, ask) => {
    const { blocked, blocker } = world;
    const hidden = await send(endpointOf(id), blocker, ask(world, blocked));
    expect(hidden.status, hidden.text).toBe(404);
  });

  it('the profile says so, and holds no posts and no products', async () => {
    const { blocked, blocker } = world;
    const of = (id: string) => send(endpointOf(id), blocker, { params: { id: blocked.id } });
    expect(JSON.parse((await of('getUser')).text).payload).toMatchObject({ isBlocked: true });
    for (const id of ['listUserPosts', 'listUserProducts']) {
      expect(JSON.parse((await of(id)).text).payload).toEqual({ data: [], nextCursor: null });
    }
  });
});

describe('what was bought', () => {
  it('stays with the buyer: the list, the purchase, its page, a link to its file, a rating; not the talk', async () => {
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

  it('nothing more is sold to them, also what lay in the cart already', async () => {
    const { buyer, blocker } = world;
    const { total, ...order } = { total: { amount: 1900, currency: 'USD' }, productId: blocker.product };
    const refused = await send(endpointOf('createOrder'), buyer, {
      body: { ...order, expectedTotal: total },
    });
    expect([404, 409], refused.text).toContain(refused.status);
    const cart = await send(endpointOf('getCart'), buyer, {});
    expect(JSON.parse(cart.text).payload.lines).toEqual([]);
  });
});

function seen({ status, headers, text }: Awaited<ReturnType<typeof send>>) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'connection'].includes(name));
  return { status, headers: kept, text: text.replace(/"requestId":"[^"]+"/, '') };
}
