import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GET } from '@/app/api/openapi.json/route';
import { ENDPOINTS } from '@/lib/contract';
import { type AnyEndpoint, hasBody } from '@/lib/contract/endpoint';
import { ERROR_STATUS } from '@/lib/contract/errors';
import { REQUEST_EXAMPLES } from '@/lib/contract/openapi/documented';
import type { Operation } from '@/lib/contract/openapi/operation';
import { Problem } from '@/lib/contract/openapi/problem';
import { TAGS } from '@/lib/contract/openapi/tags';
import { SIGNATURE_HEADER as SANDBOX_HEADER } from '@/lib/server/adapters/payments/sandbox/signature';
import { SIGNATURE_HEADER as STRIPE_HEADER } from '@/lib/server/adapters/payments/stripe/signature';
import { sessionCookie } from '@/lib/server/http/cookies';

interface Description {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { description?: string; examples?: unknown[] }>;
    securitySchemes: Record<string, { type: string; name?: string; description: string }>;
  };
}

let response: Response;
let description: Description;
let components: Description['components'];
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(async () => {
  const request = new Request('http://localhost:3000/api/openapi.json');
  response = await GET(request, { params: Promise.resolve({}) });
  description = await response.json();
  components = description.components;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});

const operationOf = ({ path, method }: AnyEndpoint) =>
  description.paths[path]?.[method.toLowerCase()] as Operation;

describe('GET /api/openapi.json', () => {
  it('is OpenAPI 3.1 with its own version and server', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({ title: expect.any(String), version: '2' });
    expect(new URL(description.servers[0]?.url ?? '').pathname).toBe('/api');
  });

  it('lists every endpoint, each under its own id, and nothing else', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      ENDPOINTS.map(({ id }) => id).sort(),
    );
    for (const endpoint of ENDPOINTS) expect(operationOf(endpoint).operationId).toBe(endpoint.id);
  });

  it('puts every operation under a tag that has a description, and no tag is left over', () => {
    expect(description.tags).toEqual(
      Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    );
    const used = operations.flatMap(({ operation }) => operation.tags);
    expect(new Set(used)).toEqual(new Set(Object.keys(TAGS)));
  });

  it('describes and requires every parameter of a path, and says what each parameter means', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).sort(), path).toEqual(named);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const places = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(places).size, path).toBe(places.length);
      const silent = operation.parameters.filter(({ description }) => !description).map(({ name }) => name);
      expect(silent, `${operation.operationId}: see common-parameters.ts`).toEqual([]);
    }
  });

  it('gives every operation one success and describes its possible errors', () => {
    for (const { operation } of operations) {
      const codes = Object.keys(operation.responses);
      expect(
        codes.filter((code) => code.startsWith('2')),
        operation.operationId,
      ).toHaveLength(1);
      expect(codes, operation.operationId).toContain('400');
      for (const [code, answer] of Object.entries(operation.responses)) {
        expect(answer.description, operation.operationId).toBeTruthy();
        if (code.startsWith('2')) continue;
        expect(Object.values<number>(ERROR_STATUS)).toContain(Number(code));
        expect(Object.keys(answer.content)).toEqual(['application/problem+json']);
      }
    }
  });

  it('describes a body for exactly the endpoints that read one', () => {
    for (const endpoint of ENDPOINTS) {
      const types = Object.keys(operationOf(endpoint).requestBody?.content ?? {});
      const wanted = {
        file: ['multipart/form-data'],
        bytes: ['application/offset+octet-stream'],
        json: ['application/json'],
        none: [] as string[],
      };
      expect(types, endpoint.id).toEqual(wanted[hasBody(endpoint) ? 'json' : (endpoint.takes ?? 'none')]);
    }
  });

  it('has a media type for every answer with a body, and a schema for every JSON one except this description', () => {
    for (const { operation } of operations) {
      for (const [code, { content }] of Object.entries(operation.responses)) {
        if (code === '204') continue;
        expect(Object.keys(content).length, operation.operationId).toBeGreaterThan(0);
        if (operation.operationId === 'getOpenApi') continue;
        for (const [type, media] of Object.entries(content))
          expect(Boolean(media.schema), operation.operationId).toBe(type.endsWith('json'));
      }
    }
  });
});

describe('the security of every operation', () => {
  const ways = (endpoint: AnyEndpoint) => operationOf(endpoint).security.map((way) => Object.keys(way)[0]);

  it('is a token for every operation that needs an account', () => {
    for (const endpoint of ENDPOINTS) {
      if (['guest', 'session', 'signed'].includes(endpoint.access)) continue;
      expect([endpoint.id, ...ways(endpoint)]).toEqual([endpoint.id, 'bearer']);
    }
  });

  it('is optional for guests, and absent when the answer is the same for everybody', () => {
    for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'guest'))
      expect([endpoint.id, ...ways(endpoint)]).toEqual(
        endpoint.cacheSeconds ? [endpoint.id] : [endpoint.id, undefined, 'bearer'],
      );
  });

  it('is the sign-in cookie, a gateway’s signature or a letter’s link, when the endpoint takes no token', () => {
    const others = ENDPOINTS.filter(({ access }) => access === 'session' || access === 'signed');
    expect(Object.fromEntries(others.map((endpoint) => [endpoint.id, ways(endpoint)]))).toEqual({
      getToken: ['session'],
      downloadExport: ['session'],
      loadLessonFile: ['session'],
      loadStreamPart: ['session'],
      loadQuizSound: ['session'],
      downloadFile: ['session'],
      showUnsubscribe: [],
      unsubscribe: [],
      readCalendarFeed: [],
      readPodcastFeed: [],
      loadPodcastEpisode: [],
      receiveWebhook: ['stripeSignature', 'sandboxSignature'],
    });
  });

  it('names schemes that are declared as the server reads them', () => {
    const { bearer, session, stripeSignature, sandboxSignature } = components.securitySchemes;
    expect(bearer?.type).toBe('http');
    expect(session?.name).toBe(sessionCookie().name);
    expect(stripeSignature?.name?.toLowerCase()).toBe(STRIPE_HEADER);
    expect(sandboxSignature?.name?.toLowerCase()).toBe(SANDBOX_HEADER);
    const used = operations.flatMap(({ operation }) => operation.security.flatMap(Object.keys));
    expect([...new Set(used)].sort()).toEqual(Object.keys(components.securitySchemes).sort());
  });
});

describe('the named schemas', () => {
  let names: string[];
  beforeAll(() => {
    names = Object.keys(components.schemas);
  });

  it('include the main objects of the API, and each is used by an operation', () => {
    expect(names).toEqual(
      expect.arrayContaining(['Post', 'Comment', 'Product', 'Person', 'Order', 'Money', 'Refund', 'Problem']),
    );
    const text = JSON.stringify(description);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(references)].sort()).toEqual([...names].sort());
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/g)).toBeNull();
  });

  it('each have a description', () => {
    expect(names.filter((name) => !components.schemas[name]?.description)).toEqual([]);
  });

  it('have two forms only if an answer differs from what clients send', () => {
    const twofold = names.filter((name) => names.includes(`${name}Input`));
    for (const name of twofold) {
      const [answered, sent] = [components.schemas[name], components.schemas[`${name}Input`]];
      expect(JSON.stringify(sent), name).not.toBe(JSON.stringify(answered));
    }
  });
});

describe('the examples', () => {
  it('of parameters are accepted by their endpoints', () => {
    for (const endpoint of ENDPOINTS) {
      const shape = { ...endpoint.params.shape, ...endpoint.query.shape };
      for (const { name, in: place, example } of operationOf(endpoint).parameters) {
        expect(example, `${endpoint.id} ${name}`).toBeDefined();
        if (place !== 'header')
          expect(
            shape[name].safeParse(String(example)).error?.issues ?? [],
            `${endpoint.id} ${name}`,
          ).toEqual([]);
      }
    }
  });

  it('of bodies are accepted by their endpoints, and there is one for each', () => {
    const taking = ENDPOINTS.filter(hasBody);
    expect(Object.keys(REQUEST_EXAMPLES).sort()).toEqual(taking.map(({ id }) => id).sort());
    for (const endpoint of taking) {
      const { example } = operationOf(endpoint).requestBody?.content['application/json'] ?? {};
      expect(endpoint.body.safeParse(example).error?.issues ?? [], endpoint.id).toEqual([]);
    }
  });

  it('of answers are answers that their endpoints could give, and there is one for each', () => {
    for (const endpoint of ENDPOINTS) {
      if (endpoint.gives || endpoint.status === 204) continue;
      const { example } = operationOf(endpoint).responses[endpoint.status]?.content['application/json'] ?? {};
      const parsed = z.strictObject({ payload: endpoint.response }).safeParse(example);
      expect(parsed.error?.issues ?? [], `${endpoint.id} ${JSON.stringify(example)}`).toEqual([]);
    }
  });

  it('of failures are problem details', () => {
    const examples = components.schemas.Problem?.examples ?? [];
    expect(examples).toHaveLength(1);
    expect(examples.map((example) => Problem.safeParse(example).success)).toEqual([true]);
  });
});
