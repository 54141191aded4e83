import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AnyEndpoint } from '@/lib/contract/endpoint';

export type RouteMethod = ((
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>) & { endpoint?: AnyEndpoint };

export interface ApiRoute {
  /** as endpoints write it: `/posts/{id}/reaction` */
  path: string;
  methods: Record<string, RouteMethod>;
}

const ROOT = join(process.cwd(), 'app', 'api');
/** Routes that are not endpoints: next-auth's own pages, and the answer to every unknown address. */
const FOREIGN = [join('auth', '[...nextauth]'), '[...missing]'];

/** Every route of app/api with its exported methods. */
export async function loadApiRoutes(): Promise<ApiRoute[]> {
  const folders = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${sep}route.ts`))
    .map((file) => file.slice(0, -`${sep}route.ts`.length))
    .filter((folder) => !FOREIGN.includes(folder));
  return Promise.all(
    folders.map(async (folder) => ({
      path: `/${folder.split(sep).join('/')}`.replace(/\[(\w+)\]/g, '{$1}'),
      methods: methodsOf(await import(/* @vite-ignore */ join(ROOT, folder, 'route.ts'))),
    })),
  );
}

function methodsOf(module: Record<string, unknown>): Record<string, RouteMethod> {
  const entries = Object.entries(module).filter(([name]) => /^[A-Z]+$/.test(name));
  return Object.fromEntries(entries) as Record<string, RouteMethod>;
}
