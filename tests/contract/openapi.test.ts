import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/openapi.json/route';
import { ENDPOINTS } from '@/lib/contract';
import { ERROR_STATUS } from '@/lib/contract/errors';
import { hasBody } from '@/lib/contract/openapi';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  security?: Record<string, string[]>[];
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

const response = await GET(new Request('http://localhost:3000/api/openapi.json'), {
  params: Promise.resolve({}),
});
const description = (await response.json()) as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('GET /api/openapi.json', () => {
  it('is OpenAPI 3.1 with its own version and server', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({ title: expect.any(String), version: '2' });
    expect(new URL(description.servers[0]?.url ?? '').pathname).toBe('/api');
    expect(Object.keys(description).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers']);
  });

  it('lists every endpoint, each under its own id, and nothing else', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      ENDPOINTS.map(({ id }) => id).sort(),
    );
    for (const { id, path, method } of ENDPOINTS) {
      expect(description.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id);
    }
  });

  it('describes and requires every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const described = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(described.map(({ name }) => name).sort(), path).toEqual(named);
      expect(described.every(({ required }) => required)).toBe(true);
      const places = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(places).size, path).toBe(places.length);
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
        expect(Object.keys(answer.content ?? {})).toEqual(['application/problem+json']);
      }
    }
  });

  it('asks for a token and describes a body exactly where the endpoint does', () => {
    for (const endpoint of ENDPOINTS) {
      const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const isOpen = ['guest', 'signed', 'session'].includes(endpoint.access);
      expect(operation?.security !== undefined, endpoint.id).toBe(!isOpen);
      expect(operation?.requestBody !== undefined, endpoint.id).toBe(hasBody(endpoint));
    }
  });

  it('has no broken reference, and a schema for every body', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) expect(resolve(reference ?? ''), reference).toBeDefined();
    for (const { operation } of operations) {
      const bodies = [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map((r) => r.content),
      ];
      for (const media of bodies.flatMap((content) => Object.values(content ?? {}))) {
        expect(media.schema, operation.operationId).toBeTypeOf('object');
      }
    }
  });
});

function resolve(reference: string): unknown {
  expect(reference.startsWith('#/'), reference).toBe(true);
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], description);
}
