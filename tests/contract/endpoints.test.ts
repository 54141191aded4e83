import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { hasBody } from '@/lib/contract/openapi';
import { z } from '@/lib/contract/zod';
import { authSecret, sessionCookie } from '@/lib/server/auth/cookies';
import { closeDb, db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/db/demo/people-factory';
import { type ApiRoute, loadApiRoutes, type RouteMethod } from '@/tests/setup/api-routes';

const routes: ApiRoute[] = await loadApiRoutes();
const open = ['guest', 'signed'];
const withCalls = (wanted: (endpoint: AnyEndpoint) => boolean) =>
  ENDPOINTS.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let token = '';
let cookie = '';

beforeAll(async () => {
  const operator = await makeUser(db(), { role: 'ADMIN' });
  const session = await makeSession(db(), operator.id);
  token = session.token;
  cookie = `${sessionCookie().name}=${await encode({ token: { sid: session.sessionId }, secret: authSecret() })}`;
});
afterAll(closeDb);

describe('the list of endpoints', () => {
  it('is not empty, and neither is app/api', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(60);
    expect(routes.length).toBeGreaterThan(40);
  });

  it('names each once, by id and by address', () => {
    const ids = ENDPOINTS.map(({ id }) => id);
    const addresses = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([]);
  });

  it('lets only what everybody may read be cached', () => {
    const cached = ENDPOINTS.filter(({ cacheSeconds }) => cacheSeconds);
    expect(cached.filter(({ access, method }) => access !== 'guest' || method !== 'GET')).toEqual([]);
  });

  it('declares the parameters that its path names', () => {
    for (const { id, path, params } of ENDPOINTS) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params.shape).sort(), id).toEqual(named.sort());
    }
  });
});

describe('each endpoint', () => {
  it.each(withCalls(() => true))('%s has its route', (_, endpoint) => {
    expect(methodOf(endpoint)?.endpoint?.id).toBe(endpoint.id);
  });

  it.each(withCalls(() => true))('%s refuses another version', async (_, endpoint) => {
    expect(await codeOf(endpoint, { version: '3' })).toEqual([400, 'unsupported_version']);
  });

  it.each(withCalls(({ access }) => !open.includes(access)))('%s refuses nobody', async (_, endpoint) => {
    expect(await codeOf(endpoint, {})).toEqual([401, 'unauthenticated']);
  });

  it.each(withCalls((endpoint) => hasBody(endpoint) && !endpoint.raw && endpoint.access !== 'signed'))(
    '%s refuses what is no JSON, and JSON that is no object',
    async (_, endpoint) => {
      const headers = {
        ...(endpoint.access === 'guest' ? {} : endpoint.access === 'session' ? { cookie } : bearer()),
        'content-type': 'application/json',
        'idempotency-key': 'contract-test',
      };
      expect(await codeOf(endpoint, headers, '{"text":')).toEqual([400, 'malformed_json']);
      expect(await codeOf(endpoint, headers, '[]')).toEqual([422, 'invalid']);
      expect(await codeOf(endpoint, { ...headers, 'content-type': 'text/plain' }, '{}')).toEqual([
        415,
        'unsupported_media',
      ]);
    },
  );
});

describe('each route of app/api', () => {
  it.each(
    routes.flatMap(({ path, methods }) =>
      Object.entries(methods).map(([method, run]) => [`${method} ${path}`, run, path, method] as const),
    ),
  )('%s is a declared endpoint', (_, run, path, method) => {
    const endpoint = ENDPOINTS.find((declared) => declared === run.endpoint);
    expect(endpoint && [endpoint.method, endpoint.path]).toEqual([method, path]);
  });
});

function methodOf(endpoint: AnyEndpoint): RouteMethod | undefined {
  return routes.find(({ path }) => path === endpoint.path)?.methods[endpoint.method];
}

const bearer = () => ({ authorization: `Bearer ${token}` });

async function codeOf(endpoint: AnyEndpoint, headers: Record<string, string>, body?: string) {
  const url = new URL(`http://localhost:3000/api${endpoint.path}`);
  for (const [name, value] of Object.entries(sampleOf(endpoint.query))) url.searchParams.set(name, value);
  const response = await methodOf(endpoint)?.(
    new Request(url, { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) }),
    { params: Promise.resolve(sampleOf(endpoint.params)) },
  );
  return [response?.status, (await response?.json())?.code];
}

/** Values that parse, for whatever is required: an id that nothing has, the first of a choice, a word. */
function sampleOf(shape: z.ZodObject): Record<string, string> {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[name] as { format?: string; enum?: string[]; type?: string };
      const word = property.type === 'integer' || property.type === 'number' ? '1' : 'word';
      const id = property.format === 'uuid' ? '01890000-0000-7000-8000-000000000000' : word;
      return [name, property.enum?.[0] ?? id];
    }),
  );
}
