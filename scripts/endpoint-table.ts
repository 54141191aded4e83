import { readdirSync } from 'node:fs';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/index';

/** A module's name as a variable: `creator-stats` → `creatorStats`, `kinds/files` → `kindsFiles`. */
const variable = (module: string) => module.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

const FOLDERS = {
  '': (name: string) => import(`../lib/contract/${name}.ts`),
  'kinds/': (name: string) => import(`../lib/contract/kinds/${name}.ts`),
};

/** The text of lib/client/endpoints.gen.ts: what a browser needs to call the endpoints. */
export async function endpointTable(): Promise<string> {
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
  return [
    '// Made of lib/contract by `npm run endpoints`; a test compares them.',
    ...used.map(({ name }) => `import type * as ${variable(name)} from '@/lib/contract/${name}';`),
    "import { address } from './address';",
    '',
    ...used.flatMap(({ name, endpoints }) =>
      endpoints.map(([key, endpoint]) => {
        const { id, method, path } = endpoint;
        const values = [...[id, method, path].map((text) => `'${text}'`), ...effectsOf(endpoint)];
        return `export const ${key} = /* @__PURE__ */ address<typeof ${variable(name)}.${key}>(${values.join(', ')});`;
      }),
    ),
    '',
  ].join('\n');
}

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
