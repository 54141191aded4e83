import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { ERROR_STATUS } from '@/lib/contract/errors';
import { type Answer, startApiServer } from '@/tests/setup/api-server';
import { callerOf, credentials, makePeople, type People } from './people';
import { BODIES, ODD_CURSORS, placesIn, QUERIES, WRONG_VALUES, WRONG_WORDS, withValueAt } from './samples';
import { TARGETS, targetsOf } from './targets';

/**
 * Random input for every endpoint, for some seconds: whatever is sent, the answer has the right form and is not a
 * server error.
 */
const SECONDS = 5;
/** Fewer requests than this would prove nothing. */
const LEAST_CALLS = 100;

let server: Awaited<ReturnType<typeof startApiServer>>;
let people: People;
const byId = new Map(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint]));
const owned = new Map<string, Record<string, string>>();

beforeAll(async () => {
  server = await startApiServer();
  people = await makePeople();
  const target = targetsOf(() => people);
  for (const id of Object.keys(TARGETS)) owned.set(id, (await target(id)).own);
});
afterAll(() => server.close());

// Addresses cannot have a segment of one or two dots: it is resolved before sending.
const word = fc
  .oneof(
    fc.constantFrom(...WRONG_WORDS, ...ODD_CURSORS),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.uuid(),
    fc.integer().map(String),
  )
  .filter((text) => text !== '.' && text !== '..');

const json = fc.oneof(
  fc.constantFrom(...WRONG_VALUES),
  fc.json({ maxDepth: 4, stringUnit: 'binary' }),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
);

const calls = fc.constantFrom(...ENDPOINTS).chain((endpoint) =>
  fc.record({
    id: fc.constant(endpoint.id),
    query: fc.dictionary(fc.constantFrom('x', ...Object.keys(endpoint.query.shape)), word, { maxKeys: 4 }),
    params: fc.dictionary(fc.constantFrom('x', ...Object.keys(endpoint.params.shape)), word, { maxKeys: 1 }),
    body: hasBody(endpoint) ? bodyFor(endpoint) : fc.constant(undefined),
  }),
);

/** Any JSON at all, or a valid body with one or two other values. */
function bodyFor(endpoint: AnyEndpoint): fc.Arbitrary<string> {
  const sample = BODIES[endpoint.id] ?? {};
  const place = fc.constantFrom(...placesIn(sample));
  const one = fc.tuple(place, json).map(([at, value]) => withValueAt(sample, at, value));
  const extra = fc
    .tuple(fc.string({ unit: 'binary', maxLength: 20 }), fc.jsonValue())
    .map(([name, value]) => JSON.stringify({ ...sample, [name]: value }));
  return fc.oneof(json, one, one, extra);
}

it('random requests cause no server error, and every answer has its proper form', async () => {
  const answered = new Map<number, number>();
  const property = fc.asyncProperty(calls, async ({ id, query, params, body }) => {
    const endpoint = byId.get(id) as AnyEndpoint;
    const isOpen = endpoint.access === 'signed' || endpoint.id === 'logoutUser';
    const answer = await server.send(endpoint, {
      params: { ...owned.get(endpoint.id), ...params },
      query: { ...QUERIES[endpoint.id], ...query },
      body,
      headers: isOpen ? {} : await credentials(endpoint, callerOf(endpoint, people)),
    });
    answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
    expect(answer.status, answer.text).toBeLessThan(500);
    checkForm(endpoint, answer);
  });
  await fc.assert(property, {
    numRuns: 100_000,
    interruptAfterTimeLimit: SECONDS * 1000,
    markInterruptAsFailure: false,
  });
  expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(LEAST_CALLS);
  // If nearly all had been refused in the same way, little would have been tried.
  for (const status of [200, 404, 422]) expect(answered.get(status), String(status)).toBeGreaterThan(3);
}, 60_000);

function checkForm(endpoint: AnyEndpoint, { status, headers, text, code }: Answer): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // Pages of other sites must not read answers for a caller with a token.
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  if (status < 300) {
    if (!endpoint.raw) expect(Object.keys(JSON.parse(text))).toEqual(['payload']);
    if (!endpoint.raw && !endpoint.cacheSeconds)
      expect(headers.get('cache-control')).toBe('private, no-store');
    return;
  }
  if (status === 431) return; // Node's own answer: an address longer than 16 KB
  expect(headers.get('cache-control')).toBe('private, no-store');
  // Readers of letters get a page.
  if (endpoint.proof === 'letter' && status === 403) {
    expect(headers.get('content-type')).toContain('text/html');
    return;
  }
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(code && ERROR_STATUS[code]).toBe(status);
}
