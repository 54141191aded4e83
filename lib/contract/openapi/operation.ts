import type { z } from 'zod';
import { ACCOUNT_HEADER } from '../account-header';
import { type AnyEndpoint, hasBody } from '../endpoint';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import type { Documented } from './documented';
import { Problem } from './problem';
import type { Json, Schemas } from './schemas';
import { security, whoMayCall } from './security';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Json;
  example?: unknown;
}
type Content = Record<string, { schema?: Json; example?: unknown }>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-access': string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

/** Returns the OpenAPI operation of an endpoint; of the examples it has that of the body. */
export function operation(documented: Documented, schemas: Schemas): Operation {
  const { endpoint, tag, summary } = documented;
  const content = requestContent(documented, schemas);
  return {
    operationId: endpoint.id,
    summary,
    description: inWords(endpoint),
    tags: [tag],
    'x-access': endpoint.access,
    security: security(endpoint),
    parameters: [
      ...parameters(documented, 'path', schemas),
      ...parameters(documented, 'query', schemas),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
      ...(looksAtAccount(endpoint) ? [ACCOUNT] : []),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: { [endpoint.status]: answer(endpoint, schemas), ...problems(endpoint, schemas) },
  };
}

function inWords(endpoint: AnyEndpoint): string {
  const { idempotent, rateLimit, cacheSeconds } = endpoint;
  return [
    whoMayCall(endpoint),
    idempotent && 'Requests repeated with the same `Idempotency-Key` are carried out once.',
    rateLimit && `Limited to ${rateLimit.max} calls in ${rateLimit.seconds / 60} minutes, ${COUNTED_BY}.`,
    cacheSeconds && `The response may be cached for ${cacheSeconds} seconds.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const COUNTED_BY = 'counted by account, or by address if the caller is not signed in';

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A unique key that the client generates for the operation, and sends again with each retry',
  schema: { type: 'string', pattern: '^[!-~]{8,200}$' },
};

const ACCOUNT: Parameter = {
  name: ACCOUNT_HEADER,
  in: 'header',
  required: false,
  description:
    'The id of the account that the client acts for. Returns 409 `other_account` if the token is that of another account',
  schema: { type: 'string' },
};

const looksAtAccount = ({ access, cacheSeconds }: AnyEndpoint) => access !== 'signed' && !cacheSeconds;

function parameters(
  { endpoint, parameters: words }: Documented,
  where: 'path' | 'query',
  schemas: Schemas,
): Parameter[] {
  const shape: z.ZodObject = where === 'path' ? endpoint.params : endpoint.query;
  return Object.entries<z.ZodType>(shape.shape).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || !type.safeParse(undefined).success,
    description: words[name],
    schema: schemas.convert(type, 'input'),
  }));
}

function requestContent({ endpoint, example }: Documented, schemas: Schemas): Content | null {
  if (hasBody(endpoint)) {
    return { 'application/json': { schema: schemas.convert(endpoint.body, 'input'), example } };
  }
  if (endpoint.takes === 'json') return { 'application/json': { schema: FROM_A_GATEWAY } };
  if (endpoint.takes === 'bytes') return { 'application/offset+octet-stream': { schema: BYTES } };
  return endpoint.takes === 'file' ? { 'multipart/form-data': { schema: ONE_FILE } } : null;
}

const FROM_A_GATEWAY = { type: 'object', description: 'An event in the format of the gateway' };
const BYTES = { type: 'string', format: 'binary', description: 'The next bytes of the file' };
const ONE_FILE = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'The content of the file' } },
};

function answer(endpoint: AnyEndpoint, schemas: Schemas): Operation['responses'][string] {
  if (endpoint.status === 204) return { description: 'Success, without a body', content: {} };
  if (endpoint.gives) {
    const content = Object.fromEntries(endpoint.gives.map((type): [string, object] => [type, {}]));
    return { description: 'The content, without the `payload` envelope', content };
  }
  const payload = schemas.convert(endpoint.response, 'output');
  const schema = { type: 'object', required: ['payload'], properties: { payload } };
  const description = endpoint.status === 201 ? 'Created' : 'Success';
  return { description, content: { 'application/json': { schema } } };
}

function problems(endpoint: AnyEndpoint, schemas: Schemas): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...impliedErrors(endpoint), ...endpoint.errors])) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = schemas.convert(Problem, 'output');
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/problem+json': { schema } } },
    ]),
  );
}

/** The codes that an endpoint may answer besides those it declares: those of its access and its inputs. */
function impliedErrors(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['unsupported_version', 'internal'];
  if (looksAtAccount(endpoint)) codes.push('unauthenticated', 'other_account');
  if (['creator', 'admin', 'admin_unproven'].includes(endpoint.access)) codes.push('forbidden');
  if (endpoint.access === 'admin') codes.push('second_factor_required');
  if (endpoint.path.includes('{')) codes.push('not_found');
  if (hasFields(endpoint.query) || hasFields(endpoint.params) || hasBody(endpoint)) codes.push('invalid');
  if (hasBody(endpoint)) codes.push('malformed_json', 'too_large', 'unsupported_media');
  if (endpoint.idempotent) codes.push('idempotency_key_missing', 'idempotency_key_reused');
  if (endpoint.rateLimit) codes.push('rate_limited');
  return codes;
}

const hasFields = (shape: z.ZodObject) => Object.keys(shape.shape).length > 0;
