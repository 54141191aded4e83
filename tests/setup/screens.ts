import { codeOf, importGraph, pageFiles } from './import-graph';

const TABLE = '@/lib/client/endpoints.gen';
const NAMES = new RegExp(`import \\{([^}]*)\\} from '${TABLE}'`);
/** Files that only write cached answers name reads that no component of their screen shows. */
const WRITES_CACHE = /\b(setQueryData|setQueriesData|invalidateQueries|mapCachedRows)\b/;
const READS = /\buseEndpoint(Query|List)\b/;

/** Returns the names of the endpoints that each page and layout can call, by its file: of all code it may load. */
export async function endpointsOfScreens(): Promise<Map<string, Set<string>>> {
  const pages = pageFiles();
  const graph = await importGraph(pages);
  const named = new Map([...graph.keys()].map((file) => [file, endpointsIn(file)]));
  return new Map(
    pages.map((page) => {
      const files = reached(page, (file) => graph.get(file)?.map(({ to }) => to) ?? []);
      return [page, new Set(files.flatMap((file) => named.get(file) ?? []))];
    }),
  );
}

function endpointsIn(file: string): string[] {
  if (!/^(app|components|hooks|lib\/client)\//.test(file) || !/[.]tsx?$/.test(file)) return [];
  const code = codeOf(file);
  if (WRITES_CACHE.test(code) && !READS.test(code)) return [];
  const [, names = ''] = NAMES.exec(code) ?? [];
  return names.split(',').flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? []);
}

function reached(from: string, next: (file: string) => string[]): string[] {
  const seen = new Set([from]);
  for (const file of seen) for (const to of next(file)) if (!to.startsWith('lib/server/')) seen.add(to);
  return [...seen];
}
