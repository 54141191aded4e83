import { z } from 'zod';
import type { AnyEndpoint } from './endpoint';
import { ERROR_STATUS, type ErrorCode } from './errors';

/** The codes an endpoint may answer beyond those it declares: what its access and its inputs imply. */
function impliedErrors(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['unsupported_version', 'internal'];
  if (endpoint.access !== 'guest' && endpoint.access !== 'signed') codes.push('unauthenticated');
  if (['creator', 'admin', 'admin_unproven'].includes(endpoint.access)) codes.push('forbidden');
  if (endpoint.access === 'admin') codes.push('second_factor_required');
  if (endpoint.path.includes('{')) codes.push('not_found');
  if (hasFields(endpoint.query) || hasFields(endpoint.params) || hasBody(endpoint)) codes.push('invalid');
  if (hasBody(endpoint)) codes.push('malformed_json', 'too_large', 'unsupported_media');
  if (endpoint.idempotent) codes.push('idempotency_key_missing', 'idempotency_key_reused');
  if (endpoint.rateLimit) codes.push('rate_limited');
  return codes;
}

/** Whether an endpoint takes a JSON body. */
export function hasBody(endpoint: AnyEndpoint): boolean {
  return !(endpoint.body instanceof z.ZodUndefined);
}

const hasFields = (shape: z.ZodObject) => Object.keys(shape.shape).length > 0;

/** The OpenAPI 3.1 description of the given endpoints. */
export function openApi(endpoints: readonly AnyEndpoint[], serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qeema',
      version: '2',
      description:
        'Every request may carry `version: 2` as a header, or `version=2` in its address where it can set none; another value is refused.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: PROBLEM_SCHEMA },
    },
  };
}

function operation(endpoint: AnyEndpoint) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    'x-access': endpoint.access,
    ...(['guest', 'signed', 'session'].includes(endpoint.access) ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 8, maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(hasBody(endpoint)
      ? { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }
      : {}),
    responses: { [endpoint.status]: answer(endpoint), ...problems(endpoint) },
  };
}

function parameters(shape: z.ZodObject, where: 'path' | 'query') {
  const schema = jsonSchema(shape, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

function answer(endpoint: AnyEndpoint) {
  if (endpoint.raw && endpoint.response instanceof z.ZodUnknown) return { description: 'The content itself' };
  const payload = jsonSchema(endpoint.response, 'output');
  return {
    description: endpoint.summary,
    content: json({ type: 'object', required: ['payload'], properties: { payload } }),
  };
}

function problems(endpoint: AnyEndpoint) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...impliedErrors(endpoint), ...endpoint.errors])) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const json = (schema: unknown) => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return rest;
}

const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'RFC 9457 problem details, in the caller’s language',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: Object.keys(ERROR_STATUS) },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'field path → message key',
    },
    requestId: { type: 'string' },
  },
};
