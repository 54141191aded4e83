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
  'Every request may carry `version: 2` as a header, or `version=2` in its address where it can set none; another value is refused.',
  'Success is `{ "payload": … }`, a list `{ "payload": { "data": [], "nextCursor": null } }`. The next page is what `cursor` gives when it is set to `nextCursor`.',
  'Failure is problem details (RFC 9457) with a `code`, in the language of the header `X-Locale` (`ar` or `en`), else of the cookie `locale`, else in Arabic.',
  'Amounts are whole numbers of minor units, such as cents. Times are in UTC.',
  'Answers may get more fields: leave alone what you do not know.',
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
      summary: 'A social network with a marketplace for digital products, Arabic first',
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
