import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { clock } from '@/lib/server/clock';
import { db, pool } from '@/lib/server/db/client';
import { Heartbeat } from '@/lib/server/db/heartbeat';
import { LeasedPool } from '@/lib/server/db/leased-pool';
import type { DB } from '@/lib/server/db/types.gen';
import { DAY } from '@/lib/shared/time';
import { startApiServer } from '@/tests/setup/api-server';
import { fromNow, NOW, setClock } from '@/tests/setup/clock';
import { cookieOf } from '@/tests/setup/session-cookie';
import { callerOf, credentials, makePeople, type People } from './people';
import { BODIES, HEADERS, QUERIES } from './samples';
import { targetsOf } from './targets';

/**
 * The database goes away in the middle of a call, after its first statement, after its second, and so on. Each time the
 * caller hears 503 with Retry-After: never that something is missing, or another wrong answer.
 */
const away = { after: Number.POSITIVE_INFINITY, statements: 0, wasAsked: false };
const underWay = new Set<Promise<unknown>>();

/**
 * A refusal is known before its rollback, and before the room that was kept for an upload or its lease is given back:
 * both end by themselves. That the tests forget rate limits is no part of a call.
 */
const UNCOUNTED =
  /^(?:rollback|delete from "rate_limits"|delete from "uploads" where "id" = \$1)$|set lease = null/;

class Failing {
  constructor(private readonly client: PostgresPoolClient) {}

  async query(text: string, values: readonly unknown[]) {
    const answer = this.answer(text, values);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  }

  private async answer(text: string, values: readonly unknown[]) {
    if (UNCOUNTED.test(text) || away.statements++ < away.after) return this.client.query(text, values);
    away.wasAsked = true;
    // The server ends what was under way.
    if (text === 'commit') await this.client.query('rollback', []);
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  }

  release(): void {
    this.client.release();
  }
}

let server: Awaited<ReturnType<typeof startApiServer>>;
/** They read; each write has people of its own, as it may end their sessions. */
let readers: People;

beforeAll(async () => {
  const leased = new LeasedPool(pool(), null, new Heartbeat());
  const failing = { connect: async () => new Failing(await leased.connect()), end: () => leased.end() };
  (globalThis as { qeemaDb?: Kysely<DB> }).qeemaDb = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: failing as unknown as LeasedPool }),
  });
  server = await startApiServer();
  readers = await makeOldPeople();
});
afterAll(() => server.close());

const MOST_STATEMENTS = 60;
let refused = 0;

const all = ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const);
it.each(all)('%s says that it is away for a moment', async (_, endpoint) => {
  const people = endpoint.method === 'GET' ? readers : await makeOldPeople();
  const params = endpoint.path.includes('{') ? (await targetsOf(() => people)(endpoint.id)).own : {};
  const wrong: string[] = [];
  for (let after = 0; after < MOST_STATEMENTS; after++) {
    const { status, headers, wasAsked } = await callWithout(endpoint, params, people, after);
    if (!wasAsked) break;
    if (status !== 503 || !headers.has('retry-after')) wrong.push(`${after}: ${status}`);
    refused++;
  }
  expect(wrong).toEqual([]);
});

it('was away in most statements of a thousand and more', () => expect(refused).toBeGreaterThan(1_000));

/** Members who may do what needs a known contact and an account of some days. */
async function makeOldPeople(): Promise<People> {
  const people = await makePeople();
  const [created_at, email_verified_at] = [fromNow(-30 * DAY), NOW];
  const ids = Object.values(people).map(({ id }) => id);
  await db().updateTable('users').set({ created_at, email_verified_at }).where('id', 'in', ids).execute();
  return people;
}

/** Calls an endpoint while the database answers so many statements and no more. */
async function callWithout(
  endpoint: AnyEndpoint,
  params: Record<string, string>,
  people: People,
  after: number,
) {
  const caller = callerOf(endpoint, people);
  const proof: Record<string, string> =
    endpoint.access === 'signed' ? { cookie: await cookieOf(caller.sessionId) } : {};
  const headers = { ...HEADERS[endpoint.id], ...(await credentials(endpoint, caller)), ...proof };
  const body = hasBody(endpoint) ? JSON.stringify(BODIES[endpoint.id]) : undefined;
  Object.assign(away, { after, statements: 0, wasAsked: false });
  try {
    const answer = await server.send(endpoint, { params, query: QUERIES[endpoint.id], body, headers });
    return { ...answer, wasAsked: away.wasAsked };
  } finally {
    await atRest();
    away.after = Number.POSITIVE_INFINITY;
    // A card that was being shown when the database went away keeps its place for five seconds.
    setClock(clock.now().getTime() + 6_000);
    // Nobody could give the lease of an upload back: the next call would wait ten seconds until it ends.
    await db().updateTable('resumable_uploads').set({ lease: null, leased_until: null }).execute();
  }
}

/** Of several statements side by side, the first to fail is the answer; the others must not reach the next call. */
async function atRest(): Promise<void> {
  do {
    await Promise.allSettled(underWay);
    await nextTurn();
  } while (underWay.size > 0);
}
