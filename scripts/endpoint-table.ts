import { readdirSync } from 'node:fs';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/index';

/** A module's name as a variable: `creator-stats` → `creatorStats`, `kinds/files` → `kindsFiles`. */
const variable = (module: string) => module.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

const FOLDERS = {
  '': (name: string) => import(`../lib/contract/${name}.ts`),
  'kinds/': (name: string) => import(`../lib/contract/kinds/${name}.ts`),
};

const HEAD = '// Made of lib/contract by `npm run endpoints`; a test compares them.';

/**
 * Returns the files of lib/client that say what a browser needs to call the endpoints, by their paths there: one for
 * each file of the contract, so that a page loads those it uses, and one that passes all on.
 */
export async function endpointFiles(): Promise<Map<string, string>> {
  const modules = await Promise.all(
    Object.entries(FOLDERS).flatMap(([folder, load]) =>
      readdirSync(`lib/contract/${folder}`)
        .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
        .sort()
        .map((name) => name.replace('.ts', ''))
        .map(async (name) => ({ name: `${folder}${name}`, endpoints: endpointsOf(await load(name)) })),
    ),
  );
  const used = modules.filter(({ endpoints }) => endpoints.length > 0);
  const all = used.map(({ name, endpoints }) => {
    const keys = endpoints.map(([key]) => key).join(', ');
    return `export { ${keys} } from './endpoints/${name}.gen';`;
  });
  return new Map([
    ['endpoints.gen.ts', lines(HEAD, ...all)],
    ...used.map(({ name, endpoints }) => [`endpoints/${name}.gen.ts`, moduleText(name, endpoints)] as const),
  ]);
}

function moduleText(name: string, endpoints: readonly [string, AnyEndpoint][]): string {
  return lines(
    HEAD,
    "import { address } from '@/lib/client/address';",
    `import type * as ${variable(name)} from '@/lib/contract/${name}';`,
    '',
    ...endpoints.map(([key, endpoint]) => {
      const { id, method, path } = endpoint;
      const values = [...[id, method, path].map((text) => `'${text}'`), ...effectsOf(endpoint)];
      return `export const ${key} = /* @__PURE__ */ address<typeof ${variable(name)}.${key}>(${values.join(', ')});`;
    }),
  );
}

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`;

/** The object of an endpoint's effects as code; nothing where it has none. */
function effectsOf({ touches, answers, idempotent }: AnyEndpoint): string[] {
  const list = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`;
  const effects = [
    ...(touches.length > 0 ? [`touches: ${list(touches)}`] : []),
    ...(answers ? [`answers: ${list([answers, ...parametersOf(answers)])}`] : []),
    ...(idempotent ? ['idempotent: true'] : []),
  ];
  return effects.length > 0 ? [`{ ${effects.join(', ')} }`] : [];
}

/** The names of the parameters of a read. */
function parametersOf(id: string): string[] {
  const read = ENDPOINTS.find((endpoint) => endpoint.id === id);
  if (!read) throw new Error(`no endpoint ${id}`);
  return Object.keys(read.params.shape);
}

const endpointsOf = (module: Record<string, unknown>): [string, AnyEndpoint][] =>
  Object.keys(module)
    .sort()
    .flatMap((key) => {
      const endpoint = ENDPOINTS.find((each) => each === module[key]);
      return endpoint ? [[key, endpoint]] : [];
    });
