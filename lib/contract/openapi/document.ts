import { DOCUMENTED_ENDPOINTS } from './documented';
import { addExamples } from './examples';
import { type Operation, operation } from './operation';
import { PROBLEM_EXAMPLE } from './problem';
import { Schemas } from './schemas';
import { securitySchemes } from './security';
import { TAGS } from './tags';

/** The site that the document describes. */
export interface Site {
  /** the address of the pages */
  url: string;
  /** the address of the API */
  apiUrl: string;
  /** the name of the sign-in cookie */
  sessionCookie: string;
}

const ABOUT = [
  'A request may name the version of the API in the header `version: 2`, or in the query parameter `version=2` if it cannot set headers. Any other value returns 400 `unsupported_version`.',
  'A successful response is `{ "payload": … }`, and a list is `{ "payload": { "data": [], "nextCursor": null } }`. To get the next page, send `nextCursor` as `cursor`.',
  'An error response is problem details (RFC 9457) with a `code`. Its language is that of the header `X-Locale` (`ar` or `en`), else of the cookie `locale`, else Arabic.',
  'Amounts are integers in minor units, such as cents. Times are in UTC.',
  'Fields may be added to responses. Clients must ignore fields that they do not know.',
].join('\n\n');

/** The OpenAPI 3.1 description of the whole API of a site. */
export function openApi({ url, apiUrl, sessionCookie }: Site) {
  const schemas = new Schemas();
  const { converted: paths, components } = schemas.finish(operationsByPath(schemas));
  for (const operation of Object.values(paths).flatMap(Object.values<Operation>))
    addExamples(operation, components);
  const Problem = { ...components.Problem, examples: [PROBLEM_EXAMPLE] };
  const page = (path: string) => new URL(path, url).href;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qeema',
      version: '2',
      summary: 'An Arabic-first social network with a marketplace for digital products',
      description: ABOUT,
      termsOfService: page('/terms-and-conditions'),
      contact: { name: 'Qeema', url: page('/about') },
      license: { name: 'All rights reserved', url: page('/terms-and-conditions') },
    },
    servers: [{ url: apiUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { securitySchemes: securitySchemes(sessionCookie), schemas: { ...components, Problem } },
  };
}

function operationsByPath(schemas: Schemas): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const documented of DOCUMENTED_ENDPOINTS) {
    const { method, path } = documented.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(documented, schemas) };
  }
  return paths;
}
