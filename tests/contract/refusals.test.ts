import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { ACCOUNT_HEADER } from '@/lib/contract/account-header';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { HOUR, SECOND } from '@/lib/shared/time';
import { type Answer, type Sent, startApiServer } from '@/tests/setup/api-server';
import { fromNow } from '@/tests/setup/clock';
import { inTens } from '@/tests/setup/in-tens';
import { showFactor } from '@/tests/setup/make-member';
import { cookieOf } from '@/tests/setup/session-cookie';
import { forgedHeaders } from './forged-tokens';
import { callerOf, credentials, isOperators, makePeople, type People } from './people';
import { BODIES, HEADERS, QUERIES } from './samples';
import { TARGETS, targetsOf } from './targets';

/** Who may not call which endpoint, over HTTP: every endpoint of the contract, so that a new one is tested too. */
const of = (wanted: (endpoint: AnyEndpoint) => boolean) =>
  ENDPOINTS.filter(wanted).map((endpoint) => [endpoint.id, endpoint] as const);
const needsAccount = ({ access }: AnyEndpoint) => access !== 'guest' && access !== 'signed';
const judged = ({ access, cacheSeconds }: AnyEndpoint) => access !== 'signed' && !cacheSeconds;
const hasParams = ({ path }: AnyEndpoint) => path.includes('{');

let server: Awaited<ReturnType<typeof startApiServer>>;
let people: People;
let forged: [why: string, header: string][];

beforeAll(async () => {
  server = await startApiServer();
  people = await makePeople();
  forged = await forgedHeaders(people);
});
afterAll(() => server.close());

/** A valid call, except for its caller and its target. */
function sentTo(endpoint: AnyEndpoint, sent: Sent = {}): Sent {
  const body = hasBody(endpoint) ? JSON.stringify(BODIES[endpoint.id]) : undefined;
  return { query: QUERIES[endpoint.id], body, ...sent };
}

const target = targetsOf(() => people);
const targetOf = ({ id }: AnyEndpoint) => target(id);

/** The parts of an answer that a caller can compare. */
function seen({ status, headers, text }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'connection'].includes(name));
  return { status, headers: kept, text: text.replace(/"requestId":"[^"]+"/, '') };
}

describe('a caller without a token', () => {
  it.each(of(needsAccount))('is refused by %s', async (_, endpoint) => {
    const params = hasParams(endpoint) ? (await targetOf(endpoint)).own : {};
    const answer = await server.send(endpoint, sentTo(endpoint, { params }));
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a token', () => {
  it.each(of((endpoint) => judged(endpoint) && endpoint.access !== 'session'))(
    'is refused by %s when it is forged, old or foreign',
    async (_, endpoint) => {
      const params = hasParams(endpoint) ? (await targetOf(endpoint)).own : {};
      await inTens(forged, async ([why, authorization]) => {
        const answer = await server.send(endpoint, sentTo(endpoint, { params, headers: { authorization } }));
        expect([answer.status, answer.code], why).toEqual([401, 'unauthenticated']);
      });
    },
  );

  it.each(of(({ access }) => access === 'session'))(
    'is refused by %s, and so is an invalid cookie',
    async (_, endpoint) => {
      const { admin, suspended } = people;
      const tried: Record<string, string>[] = [
        { authorization: `Bearer ${admin.token}` },
        { cookie: 'qeema.session=x' },
        { cookie: `qeema.session=${admin.token}` },
        { cookie: await cookieOf(admin.sessionId, 'a secret that somebody guessed, long enough') },
        { cookie: await cookieOf("' or 1=1 --") },
        { cookie: await cookieOf(suspended.sessionId) },
      ];
      await inTens(tried, async (headers) => {
        const answer = await server.send(endpoint, sentTo(endpoint, { headers }));
        expect([answer.status, answer.code], JSON.stringify(headers)).toEqual([401, 'unauthenticated']);
      });
    },
  );

  it.each(of(({ access }) => access === 'signed'))(
    'of an operator does not replace the signature that %s needs',
    async (_, endpoint) => {
      const { missing } = await targetOf(endpoint);
      const params = 'gateway' in missing ? { gateway: 'sandbox' } : missing;
      const headers = { authorization: `Bearer ${people.admin.token}` };
      const answer = await server.send(endpoint, sentTo(endpoint, { params, headers }));
      // An address that nobody has is not found.
      const refused = endpoint.proof === 'address' ? [404] : [400, 403];
      expect(refused, answer.text).toContain(answer.status);
    },
  );

  it.each(of(({ cacheSeconds }) => cacheSeconds !== undefined))(
    'of an operator does not change the public answer of %s',
    async (_, endpoint) => {
      const plain = await server.send(endpoint, sentTo(endpoint));
      const headers = { authorization: `Bearer ${people.admin.token}` };
      const known = await server.send(endpoint, sentTo(endpoint, { headers }));
      expect(plain.status).toBe(200);
      expect(seen(known)).toEqual(seen(plain));
    },
  );
});

describe('a call from a page that was made for another account', () => {
  it.each(of(judged))('is refused by %s, also if it is a read', async (_, endpoint) => {
    const params = hasParams(endpoint) ? (await targetOf(endpoint)).own : {};
    const caller = callerOf(endpoint, people);
    const known = await credentials(endpoint, caller);
    const others = [people.stranger, people.member].filter(({ id }) => id !== caller.id);
    await inTens([...others.map(({ id }) => id), ''], async (account) => {
      const headers = { ...known, [ACCOUNT_HEADER]: account };
      const answer = await server.send(endpoint, sentTo(endpoint, { params, headers }));
      expect([answer.status, answer.code], account).toEqual([409, 'other_account']);
    });
  });
});

describe('a member without the needed role', () => {
  it.each(of((endpoint) => endpoint.access === 'creator' || isOperators(endpoint)))(
    'is refused by %s',
    async (_, endpoint) => {
      const small = isOperators(endpoint) ? [people.member, people.owner] : [people.member];
      const params = hasParams(endpoint) ? (await targetOf(endpoint)).own : {};
      await inTens(small, async (person) => {
        const headers = await credentials(endpoint, person);
        const answer = await server.send(endpoint, sentTo(endpoint, { params, headers }));
        expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
      });
    },
  );
});

describe('an operator without a second factor', () => {
  let tokens: string[];

  beforeAll(async () => {
    const { id } = people.admin;
    const [never, stale] = [await makeSession(db(), id), await makeSession(db(), id)];
    await showFactor(stale.sessionId, fromNow(-12 * HOUR - SECOND));
    tokens = [never.token, stale.token];
  });

  it.each(of(({ access }) => access === 'admin'))(
    'is refused by %s, and so is an operator who showed it over 12 hours ago',
    async (_, endpoint) => {
      const params = hasParams(endpoint) ? (await targetOf(endpoint)).own : {};
      await inTens(tokens, async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await server.send(endpoint, sentTo(endpoint, { params, headers }));
        expect([answer.status, answer.code]).toEqual([403, 'second_factor_required']);
      });
    },
  );

  it('may only set one up and show it', () => {
    const open = ENDPOINTS.filter(({ access }) => access === 'admin_unproven').map(({ id }) => id);
    const expected = ['getSecondFactor', 'startSecondFactor', 'confirmSecondFactor', 'passSecondFactor'];
    expect(open.sort()).toEqual(expected.sort());
  });
});

describe('an object that does not exist', () => {
  const ODD_IDS = ['x', '1', "' or 1=1 --", 'a\u0000b', '%', 'أ'.repeat(500)];
  // Removing something that is not there counts as done; a member without a purchase gets the same answer for every
  // file.
  const OTHERWISE: Record<string, [number, string | undefined]> = {
    removeCartLine: [200, undefined],
    createDownloadLink: [403, 'not_entitled'],
    downloadFile: [403, 'forbidden'],
    loadLessonFile: [403, 'forbidden'],
    loadStreamPart: [403, 'forbidden'],
    loadQuizSound: [403, 'forbidden'],
    downloadExport: [403, 'forbidden'],
    // pages for people
    showUnsubscribe: [403, undefined],
    unsubscribe: [403, undefined],
  };

  it.each(of(hasParams))('is not found by %s, and neither is an odd id', async (_, endpoint) => {
    const { missing, own } = await targetOf(endpoint);
    const headers = needsAccount(endpoint) ? await credentials(endpoint, callerOf(endpoint, people)) : {};
    const answer = await server.send(endpoint, sentTo(endpoint, { params: missing, headers }));
    expect([answer.status, answer.code]).toEqual(OTHERWISE[endpoint.id] ?? [404, 'not_found']);

    const expected =
      endpoint.access === 'signed' && 'token' in own ? ['forbidden', 'not_found'] : ['not_found'];
    for (const name of Object.keys(own)) {
      const odd = [...ODD_IDS, `${own[name]}x`, own[name]?.toUpperCase() ?? ''];
      await inTens(odd, async (id) => {
        const params = { ...own, [name]: id };
        const answer = await server.send(endpoint, sentTo(endpoint, { params, headers }));
        const code = answer.code ?? (answer.status === 403 ? 'forbidden' : undefined);
        expect(expected, `${name}=${id}`).toContain(code);
      });
    }
  });

  // Everybody who may call them finds the object in their path; inputs.test.ts tries the subjects of comments.
  const OPEN = ['listComments', 'createComment', 'listCompanyMembers', 'putSetupStep'];
  // Everybody with the address, or the reference of a payment, may use it; the same for other proofs.
  const BY_LINK = ['getImage', 'getAvifImage', 'getSandboxPage', 'paySandbox', 'answerChallenge'];
  const canHide = (endpoint: AnyEndpoint) =>
    hasParams(endpoint) &&
    !isOperators(endpoint) &&
    !endpoint.proof &&
    ![...OPEN, ...BY_LINK].includes(endpoint.id);

  it.each(of(canHide))(
    'and one that is hidden get a stranger the same answer from %s',
    async (_, endpoint) => {
      const { hidden, missing } = await targetOf(endpoint);
      if (!hidden) throw new Error('what does it hide? Add that to the targets');
      const headers = await credentials(endpoint, people.stranger);
      const others = await server.send(endpoint, sentTo(endpoint, { params: hidden, headers }));
      const none = await server.send(endpoint, sentTo(endpoint, { params: missing, headers }));
      expect(seen(others)).toEqual(seen(none));
      expect(others.text).not.toContain(Object.values(hidden).at(-1));
      if (needsAccount(endpoint)) return;
      const guest = await server.send(endpoint, sentTo(endpoint, { params: hidden }));
      expect(seen(guest)).toEqual(seen(none));
    },
  );

  it('is tried on more than 8 owner endpoints, and every target belongs to an endpoint', () => {
    const owned = ENDPOINTS.filter(({ access, path }) => access === 'owner' && path.includes('{'));
    expect(owned.length).toBeGreaterThan(8);
    expect(Object.keys(TARGETS).filter((id) => !ENDPOINTS.some((endpoint) => endpoint.id === id))).toEqual(
      [],
    );
  });
});

// Without this, the refusals above could have another reason.
describe('a caller with the right access', () => {
  it.each(of((endpoint) => hasParams(endpoint) && endpoint.access !== 'signed'))(
    'is let in by %s',
    async (_, endpoint) => {
      const { own } = await targetOf(endpoint);
      const subjectId = (await target('getPost')).own.id ?? '';
      const sample = QUERIES[endpoint.id] ?? {};
      const query: Record<string, string> = 'subjectId' in sample ? { subjectId } : sample;
      const headers = needsAccount(endpoint)
        ? await credentials(endpoint, callerOf(endpoint, people))
        : bearer(people.owner.token);
      const body = hasBody(endpoint)
        ? JSON.stringify(withoutReferences(BODIES[endpoint.id] ?? {}))
        : undefined;
      const answer = await server.send(endpoint, {
        ...{ params: own, query, body },
        headers: { ...headers, ...HEADERS[endpoint.id] },
      });
      const isOk = [200, 201, 204].includes(answer.status);
      const isOfTheDomain = answer.status === 409;
      expect(isOk || isOfTheDomain || FILELESS.has(endpoint.id), `${answer.status} ${answer.text}`).toBe(
        true,
      );
    },
  );

  /** The factory's picture has a row only, and a document is in the folder of another process. */
  const FILELESS = new Set(['getImage', 'getAvifImage', 'getIdentityFile', 'getDisputeFile']);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  function withoutReferences(body: Record<string, unknown>) {
    return Object.fromEntries(
      Object.entries(body).filter(
        ([name]) => !/Id$|^(media|gallery|files|content|paid)$/.test(name) || name === 'categoryId',
      ),
    );
  }
});
