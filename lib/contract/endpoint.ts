import './zod-config';
import { z } from 'zod';
import type { ErrorCode } from './errors';

/**
 * The callers that an endpoint accepts: `guest` anyone · `member` an account · `creator` role CREATOR or ADMIN ·
 * `owner` a member, and the service answers 404 to all but the resource's owner · `admin` an operator: role ADMIN, and
 * a second factor shown in this session within the last 12 hours (`second_factor_required` otherwise) ·
 * `admin_unproven` the role alone, only for setting up and showing the second factor · `session` the sign-in cookie
 * instead of a token (only below /auth) · `signed` has another proof, see `Proof`.
 */
export type Access =
  | 'guest'
  | 'member'
  | 'creator'
  | 'owner'
  | 'admin'
  | 'admin_unproven'
  | 'session'
  | 'signed';
/**
 * The proof of a `signed` call: `signature` a gateway's signature in a header · `link` a signed link, in a browser
 * where its owner is signed in · `letter` the signed link in a letter alone · `address` a secret that is a part of the
 * address, and that its owner can renew.
 */
export type Proof = 'signature' | 'link' | 'letter' | 'address';
/**
 * The request body of a raw endpoint: one file as multipart/form-data in the field `file`, the next bytes of a file as
 * tus sends them, or JSON in another company's format.
 */
export type Takes = 'file' | 'bytes' | 'json';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodObject;

/** More writes an hour than a person makes: a script that writes in a loop is stopped here. */
const MOST_WRITES = { max: 600, seconds: 3600 } as const;

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  A extends Access = Access,
  T extends Takes | undefined = Takes | undefined,
> {
  /** verb + noun, e.g. `putReaction`; also the first part of its query keys */
  id: string;
  method: Method;
  /** below /api, with `{name}` for parameters */
  path: `/${string}`;
  access: A;
  params: P;
  query: Q;
  /** JSON body; `z.undefined()` if there is none */
  body: B;
  /** the schema of `payload` */
  response: R;
  /** codes besides those that `access` and validation imply */
  errors: readonly ErrorCode[];
  /** 204: done, without a body */
  status: 200 | 201 | 204;
  /** requires an Idempotency-Key header: every write that moves money */
  idempotent: boolean;
  /** at most `max` calls in `seconds`, by account where signed in, else by address */
  rateLimit?: { max: number; seconds: number };
  /** of a write: the ids of the reads whose answers it may change; `useAction` loads them again */
  touches: readonly string[];
  /** of a write that answers as a read does, and with no other parameters: the id of this read */
  answers?: string;
  /** `raw`: the handler reads the body and answers with a Response (files, webhooks) */
  raw: boolean;
  takes: T;
  /** the media types of a raw endpoint's answer, if it is not `response` as JSON */
  gives?: readonly string[];
  /** of a `signed` endpoint only */
  proof?: Proof;
  /**
   * Browsers and proxies may keep the answer for this number of seconds. Such an endpoint is for everybody, and
   * `handle` does not even look at who calls, so that its answers cannot hold anything of a viewer.
   */
  cacheSeconds?: number;
  /**
   * A list with the same answer for all guests: the server may keep it for this time, and forgets it when one of its
   * rows changes (decisions/007). Browsers ask each time.
   */
  guestSeconds?: number;
}

interface Declaration<P, Q, B, R, A, T> {
  id: string;
  method: Method;
  path: `/${string}`;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  errors?: readonly ErrorCode[];
  status?: 200 | 201 | 204;
  idempotent?: boolean;
  /** MOST_WRITES for a write that says nothing; null, with a reason, for none */
  rateLimit?: { max: number; seconds: number } | null;
  touches?: readonly string[];
  answers?: string;
  raw?: boolean;
  takes?: T;
  gives?: readonly string[];
  proof?: A extends 'signed' ? Proof : never;
  cacheSeconds?: A extends 'guest' ? number : never;
  guestSeconds?: A extends 'guest' ? number : never;
}

declare const ENDPOINT: unique symbol;

/** The part of an endpoint that a caller needs: browsers have it of all endpoints (`lib/client/endpoints.gen.ts`). */
export interface Address<E extends AnyEndpoint = AnyEndpoint> {
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly touches?: readonly string[];
  /** the id of the read that the answer is of, and the names of that read's parameters */
  readonly answers?: readonly string[];
  readonly idempotent?: boolean;
  /** for types only: there is no value */
  readonly [ENDPOINT]: E;
}

/** How old a list of public things for guests may be. */
export const LIST_SECONDS = 5;

const NOTHING = z.object({});
const NO_BODY = z.undefined();

/** Declares an endpoint, once, for server, client, OpenAPI and tests. */
export function endpoint<
  R extends z.ZodType,
  const A extends Access,
  P extends Shape = typeof NOTHING,
  Q extends Shape = typeof NOTHING,
  B extends z.ZodType = typeof NO_BODY,
  const T extends Takes | undefined = undefined,
>({ rateLimit, ...declaration }: Declaration<P, Q, B, R, A, T>): Endpoint<P, Q, B, R, A, T> {
  const limit = rateLimit === undefined && declaration.method !== 'GET' ? MOST_WRITES : rateLimit;
  return {
    errors: [],
    status: 200,
    idempotent: false,
    touches: [],
    raw: false,
    ...declaration,
    ...(limit ? { rateLimit: limit } : {}),
    takes: declaration.takes as T,
    params: declaration.params ?? (NOTHING as unknown as P),
    query: declaration.query ?? (NOTHING as unknown as Q),
    body: declaration.body ?? (NO_BODY as unknown as B),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: variance: a list of endpoints of every shape has no narrower type
export type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** The endpoint, or the endpoint of an address. */
export type Of<T extends AnyEndpoint | Address> =
  T extends Address<infer E> ? E : T extends AnyEndpoint ? T : never;

/** The input of a call, without the parts that the endpoint does not have. */
export type Input<T extends AnyEndpoint | Address> = InputOf<Of<T>>;

type InputOf<E extends AnyEndpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>> &
  Part<'file', E['takes'] extends 'file' ? File : undefined>;

type Part<K extends string, T> = [T] extends [undefined]
  ? { [key in K]?: undefined }
  : Record<string, never> extends T
    ? { [key in K]?: T }
    : { [key in K]: T };

/** The validated input that a handler receives. */
export interface Parsed<E extends AnyEndpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** The `payload` of the answer. */
export type Payload<T extends AnyEndpoint | Address> = z.output<Of<T>['response']>;

/** Returns whether a value that a module of the contract exports is an endpoint. */
export function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'response' in value
  );
}

/** Whether an endpoint takes a JSON body. */
export function hasBody(endpoint: AnyEndpoint): boolean {
  return !(endpoint.body instanceof z.ZodUndefined);
}
