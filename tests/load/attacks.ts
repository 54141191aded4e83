import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { svg } from '../server/files/hostile';
import { seed } from './seed';
import { startHouse } from './servers';

// npm run attacks: what a few attackers do to everybody else. Six connections ask for costly addresses while a member
// opens a page, and one member uploads twelve costly drawings while another uploads a picture. Ends with 1 if a member
// waits too long.
const CONNECTIONS = 6;
const ROUNDS = 25;
/** The median of a member's page under attack, compared with its quiet time. */
const MOST_RATIO = 3;
const DRAWINGS = 12;
const MOST_PICTURE_MS = 3_000;

const MANY = 'a&'.repeat(7_000);
const COSTLY_ADDRESSES = [
  '/guest',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/api/auth/csrf',
  '/login',
  '/_next/static/unknown.js',
].flatMap((path) => [`${path}?${MANY}`, `${path}?${'a&'.repeat(59)}`, `${path}?q=`]);
const FILTERS = [
  '<feTurbulence numOctaves="1000000"/>',
  '<feGaussianBlur stdDeviation="900"/><feGaussianBlur stdDeviation="901"/>',
  '<feMorphology operator="dilate" radius="400"/>',
];

const house = await startHouse();
try {
  const { memberCookie, buyerTokens } = await seed({ people: 300, posts: 2_000, products: 200, buyers: 2 });
  const origin = await house.serve();
  const [quiet, attacked] = await pages(origin, memberCookie);
  const ratio = attacked / quiet;
  console.log(
    `a member's page: ${quiet.toFixed(0)} ms, under attack ${attacked.toFixed(0)} ms: ${ratio.toFixed(1)} times`,
  );
  const pictureMs = await picture(origin, buyerTokens[0] ?? '', buyerTokens[1] ?? '');
  console.log(`another member's picture beside costly drawings: ${pictureMs.toFixed(0)} ms`);
  if (ratio > MOST_RATIO || pictureMs > MOST_PICTURE_MS) process.exitCode = 1;
} finally {
  await house.stop();
  rmSync(house.dataDir, { recursive: true, force: true });
}

/** Returns the median time of a member's page in milliseconds, alone and beside the attack. */
async function pages(origin: string, cookie: string): Promise<[quiet: number, attacked: number]> {
  const open = async () => {
    const began = performance.now();
    const answer = await fetch(origin, { headers: { cookie } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`the page answered ${answer.status}`);
    return performance.now() - began;
  };
  await medianOf(open);
  const quiet = await medianOf(open);
  const attack = new AbortController();
  const connections = Array.from({ length: CONNECTIONS }, (_, at) => askAgain(origin, at, attack.signal));
  const attacked = await medianOf(open);
  attack.abort();
  await Promise.all(connections);
  return [quiet, attacked];
}

/** Asks for costly addresses, one after the other, until the attack ends. */
async function askAgain(origin: string, at: number, signal: AbortSignal): Promise<void> {
  // Their server tells the app whose requests they are: an attacker has few addresses.
  const headers = { 'x-forwarded-for': `203.0.113.${at % 2}` };
  for (let n = at; !signal.aborted; n++) {
    const path = COSTLY_ADDRESSES[n % COSTLY_ADDRESSES.length] ?? '';
    const address = `${origin}${path}${path.endsWith('q=') ? n : ''}`;
    const answer = await fetch(address, { headers, signal, redirect: 'manual' }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
  }
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  while (times.length < ROUNDS) times.push(await measure());
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** Returns how long a member waits for a stored picture while another's drawings are decoded, in milliseconds. */
async function picture(origin: string, attacker: string, member: string): Promise<number> {
  const upload = (token: string, bytes: Buffer, type: string) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'a', { type }));
    const headers = { version: '2', authorization: `Bearer ${token}` };
    return fetch(`${origin}/api/files/upload?purpose=image`, { method: 'POST', headers, body: form });
  };
  const drawings = Array.from({ length: DRAWINGS }, (_, at) => {
    const filter = `<filter id="f">${FILTERS[at % FILTERS.length]}</filter>`;
    return upload(
      attacker,
      svg(`${filter}<rect width="100" height="100" filter="url(#f)"/>`),
      'image/svg+xml',
    );
  });
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const began = performance.now();
  const answer = await upload(member, photo, 'image/png');
  const took = performance.now() - began;
  if (answer.status !== 201) throw new Error(`the picture was answered with ${answer.status}`);
  await Promise.allSettled(drawings);
  return took;
}
