import { endpointsOf } from '..';
import type { AnyEndpoint } from '../endpoint';
import { COMMON_PARAMETERS } from './common-parameters';
import { DOCUMENTED } from './docs.gen';
import type { Tag } from './tags';

/** An endpoint with its documentation. */
export interface Documented {
  endpoint: AnyEndpoint;
  tag: Tag;
  summary: string;
  /** what each parameter is, by its name */
  parameters: Readonly<Record<string, string | undefined>>;
  /** a valid body, of an endpoint that takes one */
  example: unknown;
}

/** All endpoints with their documentation. */
export const DOCUMENTED_ENDPOINTS: readonly Documented[] = DOCUMENTED.flatMap(({ module, docs }) =>
  Object.entries(docs.endpoints ?? {}).map(([name, { parameters, ...words }]) => {
    const [endpoint] = endpointsOf({ endpoint: (module as Record<string, unknown>)[name] });
    if (!endpoint || !docs.tag) throw new Error(`${name} is documented and is no endpoint`);
    return {
      endpoint,
      tag: docs.tag,
      example: undefined,
      ...words,
      parameters: { ...COMMON_PARAMETERS, ...docs.parameters, ...parameters },
    };
  }),
);

/** The example bodies by the ids of their endpoints. */
export const REQUEST_EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  DOCUMENTED_ENDPOINTS.flatMap(({ endpoint, example }) =>
    example === undefined ? [] : [[endpoint.id, example as Record<string, unknown>]],
  ),
);
