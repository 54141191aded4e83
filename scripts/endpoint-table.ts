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
      endpoints.map(
        ([key, { id, method, path }]) =>
          `export const ${key} = /* @__PURE__ */ address<typeof ${variable(name)}.${key}>('${id}', '${method}', '${path}');`,
      ),
    ),
    '',
  ].join('\n');
}

const endpointsOf = (module: Record<string, unknown>): [string, AnyEndpoint][] =>
  Object.keys(module)
    .sort()
    .flatMap((key) => {
      const endpoint = ENDPOINTS.find((each) => each === module[key]);
      return endpoint ? [[key, endpoint]] : [];
    });
