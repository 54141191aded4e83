import { rmSync } from 'node:fs';
import { besideCrawler } from './crawler';
import {
  loadAddress,
  loadPurchases,
  loadRequests,
  type Measured,
  median,
  type Purchase,
  type Request,
} from './measure';
import { printTable } from './report';
import { type Seeded, seed, vacuum, withLetters } from './seed';
import { startBare, startHouse } from './servers';
import { MOST_CPU, MOST_SLOWED, YARDSTICKS } from './targets';

// npm run bench [-- --quick] [-- --only NAME]: three interleaved rounds, after one to warm up, against the real
// launcher on a scratch store.
const quick = process.argv.includes('--quick');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const wanted = [only, only && MOST_SLOWED[only]?.than, ...YARDSTICKS];
const ROUNDS = quick ? 1 : 3;
const SECONDS = quick ? 2 : 4;
// Purchases and carts continue over the rounds: nobody buys or adds the same product twice, or adds a bought one.
let bought = 0;
let addedEach = 0;
const ADDED_A_ROUND = 12;
const FIRST_ADDED = 400;
const BOUGHT_A_ROUND = 3_000;
// Sixteen readers of the feed with pauses make about a hundred requests a second: a busy hour, not a flood.
const REST = 150;
const PAGES_A_ROUND = 3_000;
let crawled = 0;
const AS_BROWSER = { accept: 'text/html', 'accept-encoding': 'br' };

const house = await startHouse();
try {
  const seeded = await seed({ people: 300, posts: 10_000, products: 800, buyers: 1024 });
  const origin = await house.serve();
  const idle = house.memory();
  const bare = await startBare();
  try {
    const cases: Record<string, () => Promise<Measured>> = {
      'bare Node': () => loadAddress(bare.origin, { path: '/' }, SECONDS),
      'bare Node + pg': () => loadAddress(bare.origin, { path: '/feed' }, SECONDS),
      'bare comment': () => loadAddress(bare.origin, { method: 'POST', path: '/comment' }, SECONDS),
      'bare checkout': () => loadAddress(bare.origin, { method: 'POST', path: '/checkout' }, SECONDS),
      ...houseCases(origin, seeded),
    };
    const rounds = new Map<string, Measured[]>();
    // The first round does not count: a new process has not compiled its hot functions yet.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, run] of Object.entries(cases)) {
        if (only && !wanted.includes(name)) continue;
        const cpu = house.cpu();
        const measured = await run();
        if (name in MOST_CPU) measured.cpu = (house.cpu() - cpu) / measured.sent;
        if (round > 0) rounds.set(name, [...(rounds.get(name) ?? []), measured]);
      }
      if (round === 0) await vacuum();
    }
    process.exitCode = printTable(new Map([...rounds].map(([name, measured]) => [name, median(measured)])), {
      idle,
      loaded: house.memory(),
    });
  } finally {
    bare.stop();
  }
} finally {
  await house.stop();
  rmSync(house.dataDir, { recursive: true, force: true });
}

function houseCases(origin: string, seeded: Seeded): Record<string, () => Promise<Measured>> {
  const auth = { authorization: `Bearer ${seeded.memberToken}`, version: '2' };
  const post = seeded.postIds.at(-1);
  const product = seeded.products.at(-1)?.id;
  const query = encodeURIComponent('تصميم قالب');
  const get =
    (path: string, headers: Record<string, string> = { version: '2' }) =>
    () =>
      loadAddress(origin, { path, headers }, SECONDS);
  const page = (path: string) => get(path, AS_BROWSER);
  // Another address each time, as only a crawler asks.
  const never = () => {
    const { id } = seeded.products[crawled % seeded.products.length] ?? {};
    return `/products/${id}?q=${crawled++}`;
  };
  const feed = () => loadAddress(origin, { path: '/api/posts/feed', headers: auth }, SECONDS, REST);
  return {
    'feed JSON': get('/api/posts/feed', auth),
    'feed, unhurried': feed,
    'feed beside a crawler': () => besideCrawler(origin, never, feed),
    'post JSON': get(`/api/posts/post/${post}`),
    'product JSON': get(`/api/product/${product}`),
    'product list JSON': get('/api/posts/exploreDigitalProducts'),
    'search JSON': get(`/api/search/products?q=${query}`),
    'guest post HTML': page(`/posts/${post}`),
    'guest product HTML': page(`/products/${product}`),
    'guest explore HTML': page('/explore'),
    'guest search HTML': page(`/search?q=${query}`),
    'not kept': () => loadRequests(origin, pages(never), SECONDS),
    'member’s page': get('/', { ...AS_BROWSER, cookie: seeded.memberCookie }),
    comment: () => loadRequests(origin, comments(seeded), SECONDS),
    'add to cart': () => loadRequests(origin, cartLines(seeded), SECONDS),
    checkout: () => loadPurchases(origin, purchases(seeded), SECONDS),
    'checkout and letters': () => withLetters(() => loadPurchases(origin, purchases(seeded), SECONDS)),
  };
}

function pages(path: () => string): Request[] {
  return Array.from({ length: PAGES_A_ROUND }, () => ({ path: path(), headers: AS_BROWSER }));
}

function asMember(token = ''): Record<string, string> {
  return { version: '2', authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

// Members may write a limited number of comments an hour: each writes a part.
function comments({ buyerTokens, postIds }: Seeded): Request[] {
  return Array.from({ length: buyerTokens.length * 20 }, (_, i) => ({
    method: 'POST',
    path: `/api/posts/${postIds[i % postIds.length]}/comments`,
    headers: asMember(buyerTokens[i % buyerTokens.length]),
    body: JSON.stringify({ text: 'تعليق قصير على منشور جميل' }),
  }));
}

function cartLines({ buyerTokens, products }: Seeded): Request[] {
  const first = FIRST_ADDED + addedEach;
  addedEach += ADDED_A_ROUND;
  return Array.from({ length: buyerTokens.length * ADDED_A_ROUND }, (_, i) => {
    const buyer = i % buyerTokens.length;
    const product = chosen(products, buyer, first + Math.floor(i / buyerTokens.length));
    return {
      method: 'POST',
      path: '/api/cart/lines',
      headers: asMember(buyerTokens[buyer]),
      body: JSON.stringify({ productId: product?.id }),
    };
  });
}

// Simultaneous buyers seldom buy the same product: the yardstick has a thousand counters.
function chosen(products: Seeded['products'], buyer: number, nth: number) {
  return products[(buyer + nth) % products.length];
}

function purchases({ buyerTokens, products }: Seeded): Purchase[] {
  return Array.from({ length: BOUGHT_A_ROUND }, () => {
    const turn = bought++;
    const buyer = turn % buyerTokens.length;
    const product = chosen(products, buyer, Math.floor(turn / buyerTokens.length));
    return { token: buyerTokens[buyer] ?? '', productId: product?.id ?? '', amount: product?.amount ?? 0 };
  });
}
