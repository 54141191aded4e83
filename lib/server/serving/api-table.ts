import type { Answer } from '@/lib/server/http/respond';

/** The exports of an `app/api/…/route.ts` that matter here. */
export type RouteModule = { [Method in HttpMethod]?: RouteMethod };

/** A method of a route; those made by `handle` also give their answer before it is a Response. */
type RouteMethod = {
  (request: Request, context: RouteContext): Promise<Response> | Response;
  answer?: (request: Request, context: RouteContext) => Promise<Answer | Response>;
};

type RouteContext = { params: Promise<Record<string, string>> };

/** A path such as `/api/posts/[postId]/update`; without a module Next answers it. */
export type Route = { path: string; module?: RouteModule };

export type Match = { module?: RouteModule; params: Record<string, string> };

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

const METHODS: readonly HttpMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Node = {
  route?: Route;
  fixed: Map<string, Node>;
  param?: { name: string; node: Node };
  /** `[...rest]` or `[[...rest]]`, which only Next serves */
  rest?: Route;
};

/**
 * Makes the function that finds a path's route in the same way as Next's router: fixed segments before parameters
 * before catch-alls. It returns undefined where there is none.
 */
export function createApiTable(routes: readonly Route[]): (pathname: string) => Match | undefined {
  const root = createNode();
  for (const route of routes) addRoute(root, route);
  return (pathname) => {
    const segments = pathname.slice(1).split('/').map(decodeSegment);
    if (segments.includes(undefined)) return undefined;
    const values: string[] = [];
    const found = find(root, segments as string[], 0, values);
    return found && { module: found.module, params: nameParams(found.path, values) };
  };
}

function createNode(): Node {
  return { fixed: new Map() };
}

function addRoute(root: Node, route: Route): void {
  let node = root;
  for (const segment of route.path.slice(1).split('/')) {
    if (/^\[{1,2}\.\.\./.test(segment)) {
      node.rest = route;
      return;
    }
    node = descend(node, segment, route.path);
  }
  node.route = route;
}

function descend(node: Node, segment: string, path: string): Node {
  const name = /^\[(.+)\]$/.exec(segment)?.[1];
  if (name === undefined) {
    const next = node.fixed.get(segment) ?? createNode();
    node.fixed.set(segment, next);
    return next;
  }
  node.param ??= { name, node: createNode() };
  if (node.param.name !== name)
    throw new Error(`${path}: [${name}] is called [${node.param.name}] elsewhere`);
  return node.param.node;
}

function decodeSegment(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function find(node: Node, segments: string[], at: number, values: string[]): Route | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.route;
  const fixed = node.fixed.get(segment);
  const found = fixed && find(fixed, segments, at + 1, values);
  if (found) return found;
  if (node.param && segment !== '') {
    values.push(segment);
    const route = find(node.param.node, segments, at + 1, values);
    if (route) return route;
    values.pop();
  }
  return node.rest;
}

function nameParams(path: string, values: string[]): Record<string, string> {
  const names = [...path.matchAll(/\[([^\].]+)\]/g)];
  return Object.fromEntries(names.map(([, name = ''], index) => [name, values[index] ?? '']));
}

/** The methods a route answers, for `Allow`: HEAD where there is GET, and OPTIONS always. */
export function allowedMethods(module: RouteModule): HttpMethod[] {
  return METHODS.filter(
    (method) => method === 'OPTIONS' || module[method] || (method === 'HEAD' && module.GET),
  );
}
