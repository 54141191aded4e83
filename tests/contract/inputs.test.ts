import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { db } from '@/lib/server/db/client';
import { type Answer, type Sent, startApiServer } from '@/tests/setup/api-server';
import { inTens } from '@/tests/setup/in-tens';
import { NO_ID } from '@/tests/setup/make-member';
import { callerOf, credentials, makePeople, type People } from './people';
import { REFERENCES } from './references';
import {
  BODIES,
  ODD_CURSORS,
  placesIn,
  QUERIES,
  WRONG_CURSORS,
  WRONG_VALUES,
  WRONG_WORDS,
  withValueAt,
} from './samples';
import { TARGETS, targetsOf } from './targets';

/**
 * What may be sent, over HTTP: the contract says what is wrong, and the server must agree. Whatever is sent, it never
 * causes a server error.
 */
const of = (wanted: (endpoint: AnyEndpoint) => boolean) =>
  ENDPOINTS.filter(wanted).map((endpoint) => [endpoint.id, endpoint] as const);
const takesBody = (endpoint: AnyEndpoint) => hasBody(endpoint) && !endpoint.raw;
const fieldsOf = (endpoint: AnyEndpoint) => Object.keys(endpoint.query.shape);
const hasCursor = (endpoint: AnyEndpoint) => fieldsOf(endpoint).includes('cursor');

let server: Awaited<ReturnType<typeof startApiServer>>;
let people: People;
const target = targetsOf(() => people);

beforeAll(async () => {
  server = await startApiServer();
  people = await makePeople();
});
afterAll(() => server.close());

/** A caller with access to an existing object: only the input can be refused. */
async function callWith(endpoint: AnyEndpoint) {
  const headers = endpoint.access === 'signed' ? {} : await credentials(endpoint, callerOf(endpoint, people));
  const params = endpoint.path.includes('{') ? (await target(endpoint.id)).own : {};
  const query = { ...QUERIES[endpoint.id] };
  if (query.subjectId) query.subjectId = (await target('getPost')).own.id ?? '';
  const good = { params, query, body: takesBody(endpoint) ? JSON.stringify(BODIES[endpoint.id]) : undefined };
  const call = async (sent: Sent): Promise<Answer> => {
    const answer = await server.send(endpoint, {
      ...good,
      ...sent,
      headers: { ...headers, ...sent.headers },
    });
    if (answer.status >= 500) expect.fail(`${JSON.stringify(sent).slice(0, 300)} → ${answer.text}`);
    return answer;
  };
  return { call, query };
}

const sameCode = (answer: Answer) => [answer.status, answer.code];
const INVALID = [422, 'invalid'];

describe('a body', () => {
  const MALFORMED = ['', '{', '{"a":1}}', "{'a':1}", '[[', '\u0000', 'NaN', '{"a":1,}', '['.repeat(100_000)];
  const NO_OBJECTS = ['null', 'true', '1', '"x"', '[]', '[{}]', '{"toString":1}'];
  const FOREIGN_TYPES = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];

  it.each(of(takesBody))('of %s has a valid sample with all its fields', (id, endpoint) => {
    const parsed = endpoint.body.safeParse(BODIES[id]);
    expect(parsed.error?.issues ?? [], 'see tests/contract/samples.ts').toEqual([]);
    expect(bodyFieldsOf(endpoint.body)).toContainEqual(Object.keys(BODIES[id] ?? {}).sort());
  });

  it.each(of(takesBody))('with one wrong value is refused by %s', async (id, endpoint) => {
    const { call } = await callWith(endpoint);
    const wrong = placesIn(BODIES[id]).flatMap((place) => {
      const bodies = bodiesAt(endpoint, place).filter(({ isValid }) => !isValid);
      expect(bodies.length, `${place.join('.')} takes anything`).toBeGreaterThan(4);
      return bodies;
    });
    await inTens(wrong, async ({ body }) => {
      const answer = await call({ body });
      expect(sameCode(answer), body.slice(0, 300)).toEqual(INVALID);
      expect(Object.keys(JSON.parse(answer.text).errors).length).toBeGreaterThan(0);
    });
  });

  it.each(of(takesBody))('that is odd but allowed causes no server error in %s', async (id, endpoint) => {
    const { call } = await callWith(endpoint);
    const bodies = placesIn(BODIES[id]).flatMap((place) => bodiesAt(endpoint, place));
    const valid = bodies.filter(({ isValid }) => isValid);
    await inTens(valid, ({ body }) => call({ body }));
  });

  it.each(of(takesBody))('that is not JSON or is too large is refused by %s', async (id, endpoint) => {
    const { call } = await callWith(endpoint);
    const good = JSON.stringify(BODIES[id]);
    const noObjects = NO_OBJECTS.filter((body) => !endpoint.body.safeParse(JSON.parse(body)).success);
    const cases = [
      ...MALFORMED.map((body) => ({ sent: { body }, refusal: [400, 'malformed_json'] })),
      ...noObjects.map((body) => ({ sent: { body }, refusal: INVALID })),
      { sent: { body: `${good}${' '.repeat(300_000)}` }, refusal: [413, 'too_large'] },
      ...FOREIGN_TYPES.map((type) => ({
        sent: { body: good, headers: { 'content-type': type } },
        refusal: [415, 'unsupported_media'],
      })),
    ];
    await inTens(cases, async ({ sent, refusal }) => {
      expect(sameCode(await call(sent)), JSON.stringify(sent).slice(0, 100)).toEqual(refusal);
    });
  });
});

describe('a field that no caller may set', () => {
  const FORBIDDEN = ['role', 'status', 'emailVerified', 'email_verified_at', 'balance', 'userId', 'ownerId'];
  const MORE = [
    'authorId',
    'owner_id',
    '_id',
    'id',
    'isAdmin',
    'hot',
    'salesCount',
    'createdAt',
    'fee',
    'total',
  ];

  it.each(of(takesBody))('is refused or dropped by %s', async (id, endpoint) => {
    const { call } = await callWith(endpoint);
    const before = await standing();
    await inTens([...FORBIDDEN, ...MORE], async (name) => {
      const more = { ...BODIES[id], [name]: name === 'role' ? 'ADMIN' : NO_ID };
      const parsed = endpoint.body.safeParse(more);
      if (parsed.success) expect(parsed.data).not.toHaveProperty(name);
      const answer = await call({ body: JSON.stringify(more) });
      if (!parsed.success) expect(sameCode(answer), name).toEqual(INVALID);
    });
    const good = JSON.stringify(BODIES[id]).slice(1);
    await call({ body: `{"__proto__":{"role":"ADMIN","isAdmin":true},${good}` });
    await call({ body: `{"constructor":{"prototype":{"role":"ADMIN"}},${good}` });
    expect(({} as { role?: string }).role).toBeUndefined();
    expect(await standing()).toEqual(before);
  });

  /** Roles, states and addresses of earlier test members. */
  function standing() {
    return db()
      .selectFrom('users')
      .select(['id', 'role', 'status', 'email', 'email_verified_at', 'account_type'])
      .where('id', 'in', [people.owner.id, people.stranger.id, people.member.id])
      .orderBy('id')
      .execute();
  }
});

describe('a query', () => {
  it.each(of((endpoint) => fieldsOf(endpoint).length > 0))(
    'with a wrong value is refused by %s',
    async (_, endpoint) => {
      const { call, query: good } = await callWith(endpoint);
      for (const name of fieldsOf(endpoint)) {
        await inTens(WRONG_WORDS, async (value) => {
          const query = { ...good, [name]: value };
          const answer = await call({ query });
          // As the address carries it: lone surrogates are replaced.
          const isGood = endpoint.query.safeParse({ ...query, [name]: value.toWellFormed() }).success;
          if (!isGood) expect(sameCode(answer), `${name}=${value.slice(0, 20)}`).toEqual(INVALID);
        });
        await call({ query: [...Object.entries(good), [name, '1'], [name, '2']] });
      }
    },
  );

  it.each(of(hasCursor))(
    'of %s refuses invalid cursors, and limits outside of 1 to 50',
    async (_, endpoint) => {
      const { call, query: good } = await callWith(endpoint);
      await inTens(['0', '-1', '51', '1e9', '1.5', 'x', 'NaN', '99999999999999999999'], async (limit) => {
        expect(sameCode(await call({ query: { ...good, limit } })), limit).toEqual(INVALID);
      });
      await inTens(WRONG_CURSORS, async (cursor) => {
        expect(sameCode(await call({ query: { ...good, cursor } })), readable(cursor)).toEqual(INVALID);
      });
      await inTens(ODD_CURSORS, (cursor) => call({ query: { ...good, cursor } }));
    },
  );
});

describe('an id inside a body or query', () => {
  const references = ENDPOINTS.flatMap((endpoint) => [
    ...placesIn(BODIES[endpoint.id] ?? {}).map((place) => ({ endpoint, place, inBody: true })),
    ...Object.keys(endpoint.query.shape).map((name) => ({ endpoint, place: [name], inBody: false })),
  ]).filter(({ endpoint, place, inBody }) =>
    inBody ? valueAt(BODIES[endpoint.id], place) === NO_ID : isId(endpoint.query.shape[String(place[0])]),
  );

  it('is used in more than 15 places', () => expect(references.length).toBeGreaterThan(15));

  it.each(
    references.map(
      (reference) => [`${reference.endpoint.id}.${reference.place.join('.')}`, reference] as const,
    ),
  )('in %s does not reveal objects of others to a stranger', async (name, { endpoint, place, inBody }) => {
    const make = REFERENCES[name];
    if (!make) throw new Error(`${name} is an id: say in tests/contract/targets.ts what it names`);
    const { hidden } = await make(people);
    const params = endpoint.path.includes('{') ? await ownParams(endpoint) : {};
    const headers = await credentials(endpoint, people.stranger);
    const send = (id: string) =>
      server.send(endpoint, {
        params,
        headers,
        query: inBody ? QUERIES[endpoint.id] : { ...QUERIES[endpoint.id], [String(place[0])]: id },
        body: inBody ? withValueAt(minimal(endpoint, place), place, JSON.stringify(id)) : bodyOf(endpoint),
      });
    const [others, none] = [await send(hidden?.id ?? ''), await send(NO_ID)];
    expect(hidden?.id).toBeTruthy();
    expect([others.status, withoutId(others.text)]).toEqual([none.status, withoutId(none.text)]);
    expect(others.status).toBeLessThan(500);
  });

  /** The stranger's own, so that only the reference can be refused. */
  async function ownParams(endpoint: AnyEndpoint) {
    const asOwner = { ...people, owner: people.stranger, stranger: people.owner };
    return (await TARGETS[endpoint.id]?.(asOwner))?.own ?? {};
  }

  /** The sample without its other references, which would be refused first. */
  function minimal(endpoint: AnyEndpoint, kept: (string | number)[]) {
    const entries = Object.entries(BODIES[endpoint.id] ?? {});
    return Object.fromEntries(
      entries.filter(([name, value]) => name === kept[0] || !JSON.stringify(value).includes(NO_ID)),
    );
  }

  const bodyOf = (endpoint: AnyEndpoint) =>
    takesBody(endpoint) ? JSON.stringify(minimal(endpoint, [])) : undefined;
  const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '');
});

describe('an idempotency key', () => {
  it.each(of(({ idempotent }) => idempotent))('that is not valid is refused by %s', async (_, endpoint) => {
    const { call } = await callWith(endpoint);
    await inTens(['', 'short', 'with space', 'x'.repeat(201)], async (key) => {
      const answer = await call({ headers: { 'idempotency-key': key } });
      expect(sameCode(answer), key).toEqual([422, 'idempotency_key_missing']);
    });
  });
});

/** The sample with each wrong value in one place, and without that place; and whether the contract allows each. */
function bodiesAt(endpoint: AnyEndpoint, place: (string | number)[]): { body: string; isValid: boolean }[] {
  return [...WRONG_VALUES, undefined].map((value) => {
    const body = withValueAt(BODIES[endpoint.id], place, value);
    return { body, isValid: endpoint.body.safeParse(asReceived(body)).success };
  });
}

/** As the schema gets it: without the prototype's key, and with whole characters. */
function asReceived(json: string): unknown {
  return JSON.parse(json, (key, value) => {
    if (key === '__proto__') return undefined;
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}

/** The names of all fields that a sample needs; bodies of different shapes have a list each. */
function bodyFieldsOf(schema: z.ZodType): string[][] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (whole.anyOf ?? [whole]).map(({ properties = {}, oneOf = [] }) =>
    // Where a field says which variant it is, a sample has the fields of all variants.
    Object.keys(Object.assign({ ...properties }, ...oneOf.map((choice) => choice.properties))).sort(),
  );
}

function isId(schema: z.ZodType | undefined): boolean {
  return schema?.safeParse(NO_ID).success === true && !schema.safeParse(`${NO_ID}x`).success;
}

function valueAt(value: unknown, place: (string | number)[]): unknown {
  return place.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], value);
}

function readable(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}
