import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { type ApiRoute, loadApiRoutes, type RouteMethod } from '@/tests/setup/api-routes';

// The files refusals, inputs and fuzz beside this one show what each endpoint refuses.
const routes: ApiRoute[] = await loadApiRoutes();
const withCalls = (wanted: (endpoint: AnyEndpoint) => boolean) =>
  ENDPOINTS.filter(wanted).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('the list of endpoints', () => {
  it('has more than 60 entries, and app/api has more than 40 routes', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(60);
    expect(routes.length).toBeGreaterThan(40);
  });

  it('has each id and each address only once', () => {
    const ids = ENDPOINTS.map(({ id }) => id);
    const addresses = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([]);
  });

  it('allows caching only for GET endpoints that are open to guests', () => {
    const cached = ENDPOINTS.filter(({ cacheSeconds }) => cacheSeconds);
    expect(cached.filter(({ access, method }) => access !== 'guest' || method !== 'GET')).toEqual([]);
  });

  it('has a rate limit for every write except the one of gateways, which sign', () => {
    const free = ENDPOINTS.filter(({ method, rateLimit }) => method !== 'GET' && !rateLimit);
    expect(free.map(({ id }) => id)).toEqual(['receiveWebhook']);
  });

  it('declares exactly the parameters in each path', () => {
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

  it.each(withCalls(() => true))('%s refuses an unknown version of the API', async (_, endpoint) => {
    expect(await codeOf(endpoint, { version: '3' })).toEqual([400, 'unsupported_version']);
  });
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

async function codeOf(endpoint: AnyEndpoint, headers: Record<string, string>) {
  const request = new Request('http://localhost:3000/api/under-test', { method: endpoint.method, headers });
  const response = await methodOf(endpoint)?.(request, { params: Promise.resolve({}) });
  return [response?.status, (await response?.json())?.code];
}
