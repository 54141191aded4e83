import 'server-only';
import type { z } from 'zod';
import { type AnyEndpoint, hasBody, type Parsed, type Payload } from '@/lib/contract/endpoint';
import {
  DIGITS_COOKIE,
  LOCALE_COOKIE,
  LOCALE_HEADER,
  type Locale,
  parseDigits,
  parseLocale,
} from '@/lib/i18n/locales';
import { clock } from '@/lib/server/clock';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { AppError } from '@/lib/server/errors';
import { callerAddress } from '@/lib/server/http/address';
import { readJson } from '@/lib/server/http/body';
import { cookieReader } from '@/lib/server/http/cookies';
import { toAppError } from '@/lib/server/http/map-error';
import { type Answer, jsonAnswer, problemAnswer, publicFor, toResponse } from '@/lib/server/http/respond';
import { speaksOurVersion } from '@/lib/server/http/version';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { authenticate } from './viewer';

type CtxOf<E extends AnyEndpoint> = E['access'] extends 'guest' | 'signed' ? Ctx : MemberCtx;

export type HandlerInput<E extends AnyEndpoint> = Parsed<E> & {
  request: Request;
  /** the Idempotency-Key header; always set where the endpoint declares `idempotent` */
  idempotencyKey: string;
};

type Run<E extends AnyEndpoint> = (
  input: HandlerInput<E>,
  ctx: CtxOf<E>,
) => Promise<z.input<E['response']> | Response>;
type RouteContext = { params: Promise<Record<string, string>> };

const SLOW_MS = 1_000;

/**
 * Makes a route method for an endpoint: version, viewer, access, rate limit, parsing of inputs and output, context,
 * status, errors, request id and log line. `run` only calls a service.
 * @returns a Web-standard handler, as Next calls it; the launcher's own server calls its `answer`
 */
export function handle<E extends AnyEndpoint>(endpoint: E, run: Run<E>) {
  const answer = async (request: Request, route: RouteContext): Promise<Answer | Response> => {
    const started = performance.now();
    const requestId = newId();
    const locale = callerLocale(request);
    let ctx: Ctx | null = null;
    let answered: Answer | Response;
    try {
      ctx = await openContext(endpoint, request, locale, requestId);
      const input = await parseInput(endpoint, request, route);
      const result = await run(input, ctx as CtxOf<E>);
      answered = result instanceof Response ? result : success(endpoint, result);
    } catch (error) {
      const refusal = toAppError(error, { requestId, endpoint: endpoint.id });
      answered = problemAnswer(refusal, locale, requestId, callerDigits(request));
    }
    logLine(endpoint, requestId, ctx, answered.status, performance.now() - started);
    return answered;
  };
  const method = async (request: Request, route: RouteContext): Promise<Response> => {
    const answered = await answer(request, route);
    return answered instanceof Response ? answered : toResponse(answered);
  };
  // Tests ask a route's method for its endpoint.
  return Object.assign(method, { endpoint: endpoint as AnyEndpoint, answer });
}

function callerLocale(request: Request): Locale {
  const asked = request.headers.get(LOCALE_HEADER);
  return parseLocale(asked ?? cookieReader(request.headers.get('cookie'))(LOCALE_COOKIE));
}

const callerDigits = (request: Request) =>
  parseDigits(cookieReader(request.headers.get('cookie'))(DIGITS_COOKIE));

async function openContext(
  endpoint: AnyEndpoint,
  request: Request,
  locale: Locale,
  requestId: string,
): Promise<Ctx> {
  if (!speaksOurVersion(request)) throw new AppError('unsupported_version');
  const now = clock.now();
  const viewer = endpoint.cacheSeconds ? null : await authenticate(request, endpoint, db(), now);
  const address = callerAddress(request.headers);
  return { db: db(), viewer, now, locale, requestId, address, afterCommit: (effect) => effect() };
}

async function parseInput<E extends AnyEndpoint>(
  endpoint: E,
  request: Request,
  route: RouteContext,
): Promise<HandlerInput<E>> {
  // Next passes no params at all for addresses without any.
  const params = endpoint.params.safeParse((await route.params) ?? {});
  // For an id that cannot exist the answer is the same as for a missing object.
  if (!params.success) throw new AppError('not_found');
  const query = parsePart(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
  const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(request) : '';
  const body =
    hasBody(endpoint) && !endpoint.raw ? parsePart(endpoint.body, await readJson(request)) : undefined;
  return { params: params.data, query, body, request, idempotencyKey } as HandlerInput<E>;
}

function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new AppError('idempotency_key_missing');
  return key;
}

function parsePart(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    fields[issue.path.join('.') || '_'] ??= issue.message.startsWith('validation:')
      ? issue.message
      : 'validation:invalid';
  }
  throw new AppError('invalid', { fields });
}

function success({ response, status, cacheSeconds }: AnyEndpoint, result: unknown): Answer {
  const headers = cacheSeconds ? publicFor(cacheSeconds) : {};
  return jsonAnswer({ payload: response.parse(result) }, status, headers);
}

function logLine(
  endpoint: AnyEndpoint,
  requestId: string,
  ctx: Ctx | null,
  status: number,
  ms: number,
): void {
  const line = { requestId, endpoint: endpoint.id, status, ms: Math.round(ms), userId: ctx?.viewer?.id };
  if (status >= 500 || ms > SLOW_MS) log.warn(line, 'request');
  else log.debug(line, 'request');
}

/** The payload of an endpoint as the API would answer it: for pages that are rendered with it. */
export function parseAnswer<E extends AnyEndpoint>(endpoint: E, result: z.input<E['response']>): Payload<E> {
  return endpoint.response.parse(result) as Payload<E>;
}
