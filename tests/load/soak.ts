import { rmSync } from 'node:fs';
import { loadRequests, type Measured, type Request } from './measure';
import { type Seeded, seed } from './seed';
import { startHouse } from './servers';
import { RARE } from './words';

// npm run soak [-- --minutes N]: all kinds of reads, mixed and at an easy rate, for ten minutes; prints the app's
// memory after each minute.
const at = process.argv.indexOf('--minutes');
const MINUTES = at < 0 ? 10 : Number(process.argv[at + 1]);
const REST_MS = 250;
const AS_BROWSER = { accept: 'text/html', 'accept-encoding': 'br' };
let asked = 0;

const house = await startHouse();
try {
  const seeded = await seed({ people: 300, posts: 10_000, products: 800, buyers: 200 });
  const origin = await house.serve();
  console.log(`idle: ${house.memory()} MB`);
  for (let minute = 1; minute <= MINUTES; minute++) {
    const measured = await loadRequests(origin, mixed(seeded, 6_000), 60, REST_MS);
    console.log(`minute ${minute}: ${house.memory()} MB; ${told(measured)}`);
  }
} finally {
  await house.stop();
  rmSync(house.dataDir, { recursive: true, force: true });
}

function told({ perSecond, p95, failures }: Measured): string {
  return `${perSecond.toFixed(0)} requests a second, p95 ${p95.toFixed(0)} ms, ${failures} failed`;
}

/**
 * Of four requests one is a page that nobody asked for before, one a member's page, one a kept page, and one goes to
 * the API.
 */
function mixed(
  { products, postIds, memberToken, memberCookie, buyerTokens }: Seeded,
  count: number,
): Request[] {
  const api = { version: '2', authorization: `Bearer ${memberToken}` };
  const member = { ...AS_BROWSER, cookie: memberCookie };
  return Array.from({ length: count }, () => {
    const n = asked++;
    const post = postIds[n % postIds.length];
    const product = products[n % products.length]?.id;
    const word = encodeURIComponent(`${RARE[n % RARE.length]} ${n}`);
    const kinds: Request[][] = [
      [`/products/${product}?q=${n}`, `/search?q=${word}`, `/posts/${post}?q=${n}`].map(asGuest),
      ['/', `/products/${product}`, `/posts/${post}`, '/notifications'].map((path) => ({
        path,
        headers: member,
      })),
      ['/guest', '/explore', '/marketplace', `/products/${product}`].map(asGuest),
      ['/api/posts/feed', `/api/product/${product}`, `/api/search/products?q=${word}`]
        .map((path): Request => ({ path, headers: api }))
        .concat({
          method: 'POST',
          path: `/api/posts/${post}/comments`,
          headers: {
            version: '2',
            'content-type': 'application/json',
            authorization: `Bearer ${buyerTokens[n % buyerTokens.length]}`,
          },
          body: JSON.stringify({ text: 'تعليق قصير على منشور جميل' }),
        }),
    ];
    const kind = kinds[n % kinds.length] ?? [];
    return kind[Math.floor(n / kinds.length) % kind.length] as Request;
  });
}

function asGuest(path: string): Request {
  return { path, headers: AS_BROWSER };
}
