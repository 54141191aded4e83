import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { recordStatements } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { loadApiRoutes } from '@/tests/setup/api-routes';
import { type Answered, callRoute } from '@/tests/setup/call-route';
import { inTens } from '@/tests/setup/in-tens';
import { endpointsOfScreens } from '@/tests/setup/screens';
import { callerOf, credentials, makePeople, type People, type Person } from './people';
import { REFERENCES } from './references';
import { BODIES, HEADERS, QUERIES } from './samples';
import type { Target } from './target';
import { targetsOf } from './targets';
import { KEPT, REFUSED } from './touches-kept';

/**
 * A write names the reads whose answers it changes, so that its screen shows the new state. Each write is carried out;
 * the reads on its screens that use a table which it changed, and that need no other parameters, are asked before and
 * after it.
 */
const routes = new Map((await loadApiRoutes()).map(({ path, methods }) => [path, methods]));
const writes = ENDPOINTS.filter(({ method, raw }) => method !== 'GET' && !raw);

const named = ({ params }: AnyEndpoint): string[] => Object.keys(params.shape);
type Values = Record<string, unknown>;

/** The reads on the screens of each write, without those that it names. */
const beside = new Map<string, AnyEndpoint[]>();

beforeAll(async () => {
  const screens = [...(await endpointsOfScreens()).values()];
  for (const { id, touches, answers } of writes) {
    const names = new Set(screens.filter((screen) => screen.has(id)).flatMap((screen) => [...screen]));
    for (const name of [...touches, answers ?? '']) names.delete(name);
    beside.set(
      id,
      ENDPOINTS.filter((read) => read.method === 'GET' && !read.raw && names.has(read.id)),
    );
  }
});

interface Recorded {
  answer: Answered<unknown>;
  sql: string;
}

type Sent = Parameters<typeof callRoute>[1];

/** Calls an endpoint as a person, and records the statements of the call. */
async function call(endpoint: AnyEndpoint, person: Person, sent: Sent): Promise<Recorded> {
  const run = routes.get(endpoint.path)?.[endpoint.method];
  if (!run) throw new Error(`${endpoint.id} has no route`);
  const signed = endpoint.access === 'signed' ? {} : await credentials(endpoint, person);
  const headers: Record<string, string> = { ...HEADERS[endpoint.id], ...signed };
  if (endpoint.idempotent) headers['idempotency-key'] = newId();
  let answer: Answered<unknown> | undefined;
  const statements = await recordStatements(async () => {
    answer = await callRoute(run, { query: QUERIES[endpoint.id], ...sent, headers, method: endpoint.method });
  });
  if (!answer) throw new Error(`${endpoint.id} did not answer`);
  return { answer, sql: statements.map(({ sql }) => sql).join('\n') };
}

/** Returns a valid body and query whose ids name objects that exist. */
async function sampleOf(endpoint: AnyEndpoint, people: People): Promise<Sent> {
  const sample = {
    body: hasBody(endpoint) ? structuredClone(BODIES[endpoint.id]) : undefined,
    query: { ...QUERIES[endpoint.id] },
  };
  for (const [name, make] of Object.entries(REFERENCES)) {
    const [id, ...path] = name.split('.');
    if (id !== endpoint.id) continue;
    for (const part of [sample.body, sample.query]) await refer(part, path, () => make(people));
  }
  return sample;
}

/** Replaces the id at a path of a sample, where the sample has one. */
async function refer(sample: unknown, path: readonly string[], make: () => Promise<Target>): Promise<void> {
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((at, name) => (at as Values | undefined)?.[name], sample);
  if (holder && typeof holder === 'object' && last in holder) {
    const { own } = await make();
    (holder as Values)[last] = own.id ?? '';
  }
}

const tablesIn = (sql: string, pattern: RegExp) =>
  new Set([...sql.matchAll(pattern)].map(([, table]) => table));
const READ = /(?:from|join)\s+"?(\w+)"?/g;
const CHANGED = /(?:insert into|update|delete from)\s+"?(\w+)"?/g;
const refusalOf = (id: string) => Object.keys(REFUSED).find((code) => REFUSED[code]?.includes(id));
const shown = ({ status, payload }: Answered<unknown>) => JSON.stringify([status, payload]);

describe('what is shown beside', () => {
  it.each(writes.map((write) => [write.id, write] as const))('%s', async (id, write) => {
    const people = await makePeople();
    const person = callerOf(write, people);
    const params = write.path.includes('{') ? (await targetsOf(() => people)(id)).own : {};
    const sample = await sampleOf(write, people);
    const shownHere = refusalOf(id) ? [] : (beside.get(id) ?? []);
    const reads = shownHere.filter((read) => named(read).every((name) => name in params));
    const before = await inTens(reads, (read) => call(read, person, { params }));
    const { answer, sql } = await call(write, person, { ...sample, params });
    const changed = tablesIn(sql, CHANGED);
    const concerned = reads.filter(
      (_, at) => tablesIn(before[at]?.sql ?? '', READ).intersection(changed).size > 0,
    );
    const after = await inTens(concerned, (read) => call(read, person, { params }));
    const stale = concerned.filter((read, at) => {
      const [was, is] = [before[reads.indexOf(read)]?.answer, after[at]?.answer];
      return was && is && Math.min(was.status, is.status) < 400 && shown(was) !== shown(is);
    });
    const { reads: kept = [] } = KEPT[id] ?? {};
    expect([id, answer.problem.code]).toEqual([id, refusalOf(id)]);
    if (!kept.includes('*')) expect(stale.map((read) => read.id).sort()).toEqual([...kept].sort());
  });
});
