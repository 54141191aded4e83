import { strFromU8, unzipSync } from 'fflate';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { listOutbox } from '@/lib/server/adapters/mail/outbox';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { getExport, requestExport } from '@/lib/server/exports/service';
import { log } from '@/lib/server/log';
import { hidePost } from '@/lib/server/moderation/service';
import * as presented from '@/lib/server/posts/present';
import { startApiServer } from '@/tests/setup/api-server';
import { inTens } from '@/tests/setup/in-tens';
import { lettersTo } from '@/tests/setup/outbox';
import { runJobs } from '@/tests/setup/run-jobs';
import { cookieOf } from '@/tests/setup/session-cookie';
import { aimOf, type Given } from './locked-aims';
import { CANARY, type LockedWorld, makeLockedWorld, type Reader, TITLE } from './locked-world';
import { credentials, makePeople, type People, type Person } from './people';
import { BODIES, QUERIES } from './samples';
import { targetsOf } from './targets';

/**
 * A word stands in every field of the locked part of a paid post. Nothing that anybody gets holds one of them, but what
 * the locked part itself is read by, for those who may read it.
 */
const CALLERS = ['guest', 'stranger', 'follower', 'buyer', 'refunded', 'author', 'operator'] as const;
type Caller = (typeof CALLERS)[number];

/** How the locked part is read: by these endpoints, and by these people. */
const READS = ['getLockedPart', 'getLockedFile', 'getImage', 'getAvifImage'];
const MAY_READ: readonly Caller[] = ['buyer', 'author', 'operator'];

interface Stream {
  write(line: string): void;
}

let server: Awaited<ReturnType<typeof startApiServer>>;
let world: LockedWorld;
let others: People;
const stream = (log as unknown as Record<symbol, Stream>)[pino.symbols.streamSym] as Stream;
const { write } = stream;
const { level } = log;
const written: string[] = [];
const target = targetsOf(() => ({ ...others, owner: world.author }));

beforeAll(async () => {
  server = await startApiServer();
  [others, world] = await Promise.all([makePeople(), makeLockedWorld()]);
  log.level = 'trace';
  stream.write = (line) => void written.push(line);
});
afterAll(async () => {
  await server.close();
  log.level = level;
  stream.write = write;
});

const readerOf = (caller: Caller): Reader => (caller === 'refunded' ? world.refunded : world.buyer);
const personOf = (caller: Caller): Person | null => (caller === 'guest' ? null : world[caller]);

/** @returns undefined for a write that has nothing to do with posts */
async function call(endpoint: AnyEndpoint, caller: Caller, more: Record<string, string> = {}) {
  const aim = await aimOf(endpoint, world, readerOf(caller));
  if (!aim && endpoint.method !== 'GET') return undefined;
  // A read that has nothing to do with posts is aimed at something else of the author's.
  const given: Given = aim ?? { params: (await target(endpoint.id)).own };
  const person = personOf(caller);
  const sample = given.body ?? BODIES[endpoint.id];
  return server.send(endpoint, {
    params: given.params,
    query: { ...QUERIES[endpoint.id], ...given.query, ...more },
    body: hasBody(endpoint) && sample ? JSON.stringify(sample) : undefined,
    headers: person ? await credentials(endpoint, person) : {},
  });
}

const found = (text: string) => world.secrets.filter((secret) => text.includes(secret));

/** What somebody's answers hold of the locked part, and which endpoints show them the post at all. */
async function search(caller: Caller, endpoints: readonly AnyEndpoint[]) {
  const leaks: string[] = [];
  const shown: string[] = [];
  const searched = endpoints.filter(({ id }) => !READS.includes(id) || !MAY_READ.includes(caller));
  await inTens(searched, async (endpoint) => {
    const answer = await call(endpoint, caller);
    if (!answer) return;
    const { text, headers } = answer;
    leaks.push(...found(text + JSON.stringify([...headers])).map((secret) => `${endpoint.id}: ${secret}`));
    if (text.includes(TITLE)) shown.push(endpoint.id);
  });
  return { leaks, shown };
}

const reads = ENDPOINTS.filter(({ method }) => method === 'GET');
const ENDINGS = /^(end|delete|request|register|logout|change|finish|upload|hide|show)/i;
const writes = ENDPOINTS.filter(({ method, id }) => method !== 'GET' && !ENDINGS.test(id));

describe('nothing of a locked part is in any answer to', () => {
  it.each([
    ['guest', 6],
    ['stranger', 8],
    ['follower', 8],
    ['buyer', 13],
    ['refunded', 13],
    ['author', 13],
    ['operator', 12],
  ] as const)('a %s who reads', async (caller, least) => {
    const { leaks, shown } = await search(caller, reads);
    expect(leaks).toEqual([]);
    expect(shown.length, `the post was seen by ${shown}`).toBeGreaterThanOrEqual(least);
  });

  it.each(CALLERS)('a %s who writes', async (caller) => {
    expect((await search(caller, writes)).leaks).toEqual([]);
  });

  it.each(CALLERS)('a %s who searches for it', async (caller) => {
    for (const endpoint of reads.filter(({ id, path }) => id.startsWith('search') && !path.includes('{'))) {
      const known = await call(endpoint, caller, { q: TITLE });
      if (/Top|Posts/.test(endpoint.id)) expect(known?.text, endpoint.id).toContain(world.post);
      await inTens([...Object.values(CANARY), `#${CANARY.tag}`, `@${CANARY.mention}`], async (q) => {
        const answer = await call(endpoint, caller, { q });
        expect(answer?.status).toBe(200);
        expect(answer?.text, `${endpoint.id} ${q}`).not.toContain(world.post);
      });
    }
  });
});

describe('nothing of a locked part is', () => {
  it('in letters and notices about the post', async () => {
    const author = await lettersTo('author@canary.example');
    const buyer = await lettersTo('buyer@canary.example');
    expect([author.length, buyer.length].every((count) => count > 0)).toBe(true);
    const { data } = await listOutbox();
    expect(data.some(({ text }) => text.includes(TITLE))).toBe(true);
    expect(data.flatMap((letter) => found(JSON.stringify(letter)))).toEqual([]);
    const notices = await db().selectFrom('notifications').selectAll().execute();
    expect(found(JSON.stringify(notices))).toEqual([]);
  });

  it.each(['buyer', 'refunded', 'follower'] as const)('in the copy of the data of a %s', async (caller) => {
    expect(found(await copyFor(world[caller]))).toEqual([]);
  });

  it('in the log', () => {
    expect(written.length).toBeGreaterThan(500);
    expect(written.flatMap(found)).toEqual([]);
  });
});

describe('the locked part is in the answer', () => {
  it.each(MAY_READ)('of each endpoint that reads it, for a %s', async (caller) => {
    const text = async (id: string) => {
      const endpoint = reads.find((one) => one.id === id) as AnyEndpoint;
      return (await call(endpoint, caller))?.text ?? '';
    };
    const { text: word, tag, link, mention, alt, fileName, fileContent, picture } = CANARY;
    const part = await text('getLockedPart');
    for (const secret of [word, tag, link, mention, alt, fileName]) expect(part).toContain(secret);
    expect(await text('getLockedFile')).toBe(fileContent);
    expect(await text('getImage')).toBe(picture);
  });

  it('of the copy of the data of its author', async () => {
    expect(await copyFor(world.author)).toContain(CANARY.text);
  });
});

describe('a careless change is found', () => {
  it('where posts are shown with the locked text', async () => {
    const { presentPost } = presented;
    vi.spyOn(presented, 'presentPost').mockImplementation((row, ...rest) => {
      const post = presentPost(row, ...rest);
      return { ...post, text: post.text + CANARY.text };
    });
    const { leaks } = await search('stranger', reads);
    for (const id of ['getPost', 'getGuestPost', 'listPosts', 'listUserPosts', 'explorePosts'])
      expect(leaks).toContain(`${id}: ${CANARY.text}`);
  });

  it('where the locked text is written to the log', () => {
    log.info({ reason: CANARY.text }, 'a post was read');
    expect(written.flatMap(found)).toEqual([CANARY.text]);
  });
});

// The last: it ends the sale.
it('an operator hides the post, and its buyers get nothing of the locked part from the same moment', async () => {
  await hidePost(ctxOf(db(), world.operator), world.post, { reason: 'سبب' });
  for (const id of READS) {
    const answer = await call(reads.find((one) => one.id === id) as AnyEndpoint, 'buyer');
    expect([403, 404], id).toContain(answer?.status);
    expect(found(answer?.text ?? '')).toEqual([]);
  }
  await runJobs();
  expect(
    (
      await search(
        'buyer',
        reads.filter(({ id }) => !READS.includes(id)),
      )
    ).leaks,
  ).toEqual([]);
});

/** All texts of the copy of somebody's data. */
async function copyFor({ id, sessionId }: Person): Promise<string> {
  await requestExport(ctxOf(db(), { id }));
  await runJobs();
  const { last } = await getExport(ctxOf(db(), { id }));
  const headers = { cookie: await cookieOf(sessionId) };
  const answer = await fetch(`${server.base}/api${last?.url}`, { headers });
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  expect(files.length).toBeGreaterThan(3);
  return files.map(([name, bytes]) => name + strFromU8(bytes)).join('\n');
}
