import { existsSync, readdirSync } from 'node:fs';
import { type AnyEndpoint, isEndpoint } from '@/lib/contract/endpoint';

const CONTRACT = 'lib/contract';
const HEAD = '// Made of lib/contract by `npm run endpoints`; a test compares them.';

interface Module {
  /** below lib/contract: `orders`, `kinds/files` */
  name: string;
  /** by the names of their exports */
  endpoints: [string, AnyEndpoint][];
}

/** The name of a module as a variable: `creator-stats` → `creatorStats`, `kinds/files` → `kindsFiles`. */
const variable = (name: string) =>
  name === 'exports'
    ? 'exportsOfData'
    : name.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

const FOLDERS = {
  '': (name: string) => import(`../lib/contract/${name}.ts`),
  'kinds/': (name: string) => import(`../lib/contract/kinds/${name}.ts`),
};

/**
 * Returns the generated files by their paths: the lists of modules and of their documentation, and what a browser needs
 * to call the endpoints. The last is one file for each module, so that a page loads those it uses, and one that passes
 * all on.
 */
export async function endpointFiles(): Promise<Map<string, string>> {
  const modules = await Promise.all(
    Object.entries(FOLDERS).flatMap(([folder, load]) =>
      readdirSync(`${CONTRACT}/${folder}`)
        .filter((file) => /^[\w-]+[.]ts$/.test(file) && file !== 'index.ts')
        .sort()
        .map((file) => file.replace('.ts', ''))
        .map(async (name) => ({ name: `${folder}${name}`, endpoints: endpointsOf(await load(name)) })),
    ),
  );
  const used = modules.filter(({ endpoints }) => endpoints.length > 0);
  const reads = new Map(used.flatMap(({ endpoints }) => endpoints).map(([, { id, params }]) => [id, params]));
  return new Map([
    [`${CONTRACT}/modules.gen.ts`, moduleList(used)],
    [`${CONTRACT}/openapi/docs.gen.ts`, docsList(modules)],
    ['lib/client/endpoints.gen.ts', lines(HEAD, ...used.map(passedOn))],
    ...used.map(
      (module) => [`lib/client/endpoints/${module.name}.gen.ts`, addresses(module, reads)] as const,
    ),
  ]);
}

function moduleList(used: readonly Module[]): string {
  return lines(
    HEAD,
    ...used.map(({ name }) => `import * as ${variable(name)} from './${name}';`),
    '',
    '/** The modules of the contract that declare endpoints. */',
    `export const MODULES = { ${used.map(({ name }) => variable(name)).join(', ')} };`,
  );
}

/** Lists the modules that have documentation: all with endpoints, and those with schemas that are components. */
function docsList(modules: readonly Module[]): string {
  const documented = modules.filter(
    ({ name, endpoints }) => endpoints.length > 0 || existsSync(`${CONTRACT}/${name}.docs.ts`),
  );
  return lines(
    HEAD,
    ...documented.flatMap(({ name }) => [
      `import * as ${variable(name)} from '../${name}';`,
      `import { docs as ${variable(name)}Docs } from '../${name}.docs';`,
    ]),
    "import type { ModuleDocs } from './docs';",
    '',
    '/** The modules of the contract with their documentation. */',
    'export const DOCUMENTED: readonly { module: object; docs: ModuleDocs }[] = [',
    ...documented.map(({ name }) => `  { module: ${variable(name)}, docs: ${variable(name)}Docs },`),
    '];',
  );
}

function passedOn({ name, endpoints }: Module): string {
  return `export { ${endpoints.map(([key]) => key).join(', ')} } from './endpoints/${name}.gen';`;
}

type Reads = ReadonlyMap<string, AnyEndpoint['params']>;

function addresses({ name, endpoints }: Module, reads: Reads): string {
  return lines(
    HEAD,
    "import { address } from '@/lib/client/address';",
    `import type * as ${variable(name)} from '@/lib/contract/${name}';`,
    '',
    ...endpoints.map(([key, endpoint]) => {
      const { id, method, path } = endpoint;
      const values = [...[id, method, path].map((text) => `'${text}'`), ...effectsOf(endpoint, reads)];
      return `export const ${key} = /* @__PURE__ */ address<typeof ${variable(name)}.${key}>(${values.join(', ')});`;
    }),
  );
}

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`;

/** The object of an endpoint's effects as code; nothing where it has none. */
function effectsOf({ touches, answers, idempotent }: AnyEndpoint, reads: Reads): string[] {
  const list = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`;
  const effects = [
    ...(touches.length > 0 ? [`touches: ${list(touches)}`] : []),
    ...(answers ? [`answers: ${list([answers, ...Object.keys(reads.get(answers)?.shape ?? {})])}`] : []),
    ...(idempotent ? ['idempotent: true'] : []),
  ];
  return effects.length > 0 ? [`{ ${effects.join(', ')} }`] : [];
}

const endpointsOf = (module: Record<string, unknown>): [string, AnyEndpoint][] =>
  Object.entries(module)
    .filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
