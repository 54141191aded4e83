import type { z } from 'zod';
import type { AnyEndpoint } from '../endpoint';
import type { CommonParameter } from './common-parameters';
import type { Tag } from './tags';

type EndpointKey<M> = { [K in keyof M]: M[K] extends AnyEndpoint ? K : never }[keyof M];
type SchemaKey<M> = { [K in keyof M]: M[K] extends z.ZodType ? K : never }[keyof M];

/** The names of the path and query parameters of an endpoint. */
type ParameterOf<E> = E extends AnyEndpoint ? keyof E['params']['shape'] | keyof E['query']['shape'] : never;

type Words<Required extends PropertyKey, Optional extends PropertyKey = never> = {
  readonly [K in Required]: string;
} & { readonly [K in Optional]?: string };

/** Leaves out a property for which nothing has to be written. */
type IfAny<Key extends PropertyKey, Name extends string, Value> = [Key] extends [never]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: Value };

type Example<E extends AnyEndpoint> = [z.input<E['body']>] extends [undefined]
  ? { readonly example?: never }
  : {
      /** a valid body with all its fields: the description shows it, and the contract tests send it */
      readonly example: z.input<E['body']>;
    };

type EndpointDocs<E extends AnyEndpoint = AnyEndpoint> = {
  /** what the endpoint does, in one sentence or two */
  readonly summary: string;
  /** parameters that mean something else here than in the other endpoints of the module */
  readonly parameters?: Words<never, ParameterOf<E>>;
} & Example<E>;

/**
 * The public documentation of a module of the contract, `<domain>.docs.ts` beside `<domain>.ts`. Only the OpenAPI
 * description imports it. An exported schema, endpoint, parameter or body without an entry does not compile. A module
 * without endpoints needs no documentation: its schemas are written where they are used.
 */
export type Docs<M> = IfAny<EndpointKey<M>, 'tag', Tag> &
  IfAny<SchemaKey<M>, 'schemas', Words<SchemaKey<M>>> &
  ParameterDocs<ParameterOf<M[EndpointKey<M>]>> &
  IfAny<EndpointKey<M>, 'endpoints', { readonly [K in EndpointKey<M>]: DocsOf<M[K]> }>;

type ParameterDocs<Name extends PropertyKey> = [Exclude<Name, CommonParameter>] extends [never]
  ? { readonly parameters?: Words<never, Name> }
  : { readonly parameters: Words<Exclude<Name, CommonParameter>, Extract<Name, CommonParameter>> };

type DocsOf<E> = E extends AnyEndpoint ? EndpointDocs<E> : never;

/** The documentation of any module. */
export interface ModuleDocs {
  readonly tag?: Tag;
  readonly schemas?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string | undefined>>;
  readonly endpoints?: Readonly<
    Record<
      string,
      {
        readonly summary: string;
        readonly parameters?: Readonly<Record<string, string | undefined>>;
        readonly example?: unknown;
      }
    >
  >;
}
