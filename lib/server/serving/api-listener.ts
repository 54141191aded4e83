import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { DEFAULT_LOCALE, LOCALE_HEADER } from '@/lib/i18n/locales';
import { toAppError } from '@/lib/server/http/map-error';
import { refuse } from '@/lib/server/http/refuse';
import { type Answer, problemResponse, toResponse } from '@/lib/server/http/respond';
import { newId } from '@/lib/server/ids';
import {
  allowedMethods,
  createApiTable,
  type HttpMethod,
  type Match,
  type Route,
  type RouteModule,
} from './api-table';
import { compressed, staysPlain, varyByEncoding } from './compress';
import type { GuestCache } from './guest-cache/cache';
import { type GuestList, guestList } from './guest-cache/lists';
import { send } from './page-listener';
import { READS_RETRY_AFTER, type ReadLimits } from './read-limits';

/**
 * Answers `/api/…` directly from the routes, without Next's router, which would take nine times as long. What only Next
 * can answer (next-auth's catch-all) goes to `next`; guests' lists come from `lists`. A reader who exceeds `limits` is
 * refused.
 */
export function createApiListener(
  routes: readonly Route[],
  next: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  lists?: GuestCache<GuestList>,
  limits?: Pick<ReadLimits, 'isOverByApi'>,
): RequestListener {
  const match = createApiTable(routes);
  const matches = new WeakMap<object, Match>();

  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const answered = await runRoute(request, matches.get(incoming));
      if (answered instanceof Response) return compressed(request, answered);
      const isPlain = staysPlain(answered.text, request.headers.get('accept-encoding'));
      if (!isPlain) return compressed(request, toResponse(answered));
      write(answered, outgoing as ServerResponse); // it is never HTTP/2's
      return RESPONSE_ALREADY_SENT;
    },
    {
      overrideGlobalObjects: false,
      hostname: 'localhost', // where a request names no host
      errorHandler: (error) => {
        const requestId = newId();
        return problemResponse(
          toAppError(error, { requestId, endpoint: 'listener' }),
          DEFAULT_LOCALE,
          requestId,
        );
      },
    },
  );

  return async (incoming, outgoing) => {
    const pathname = (incoming.url ?? '').split('?', 1)[0] ?? '';
    const found = match(pathname);
    if (found && !found.module) return next(incoming, outgoing);
    const list = found && lists && guestList(incoming, found);
    const isKept = list && lists?.kept(list)?.how === 'hit';
    if (found && !isKept && isUncountedRead(incoming, found) && limits?.isOverByApi(incoming)) {
      return sendLimited(incoming, outgoing);
    }
    const kept = list && (await lists?.get(list));
    if (kept) return send(kept, incoming, outgoing);
    if (found) matches.set(incoming, found);
    void answer(incoming, outgoing);
  };
}

/** Returns the endpoint of a route's GET. */
const readOf = (module: RouteModule | undefined): AnyEndpoint | undefined =>
  (module?.GET as { endpoint?: AnyEndpoint } | undefined)?.endpoint;

/** A read that nothing else counts. Files and cached answers are cheap, and a page has many of them. */
function isUncountedRead({ method }: IncomingMessage, { module }: Match): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const endpoint = readOf(module);
  if (!endpoint || endpoint.raw || endpoint.cacheSeconds || endpoint.rateLimit) return false;
  return !endpoint.path.startsWith('/health'); // monitors ask as often as they like
}

async function sendLimited({ headers }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const needed = [LOCALE_HEADER, 'cookie'].map((name) => [name, String(headers[name] ?? '')]);
  const refusal = refuse(new Headers(needed as [string, string][]), 'rate_limited');
  refusal.headers.set('retry-after', String(READS_RETRY_AFTER));
  outgoing.writeHead(refusal.status, Object.fromEntries(refusal.headers));
  outgoing.end(await refusal.text());
}

function write({ status, headers, text }: Answer, outgoing: ServerResponse): void {
  const Vary = varyByEncoding(headers.Vary);
  outgoing.writeHead(status, { ...headers, Vary, 'Content-Length': Buffer.byteLength(text) });
  outgoing.end(text);
}

/** Returns GET's refusal of a file, because OPTIONS must not confirm a private address. */
async function refusalOfFile({ url, headers }: Request, { module, params }: Match): Promise<Response | null> {
  if (!module?.GET || !readOf(module)?.raw) return null;
  // As HEAD, so that nothing is counted or sent.
  const head = new Request(url, { method: 'HEAD', headers });
  const answer = await module.GET(head, { params: Promise.resolve(params) });
  if (answer.status >= 400) return answer;
  await answer.body?.cancel();
  return null;
}

async function runRoute(request: Request, found: Match | undefined): Promise<Answer | Response> {
  if (!found?.module) return refuse(request.headers, 'not_found');
  const { module, params } = found;
  const method = request.method as HttpMethod;
  const run = Object.hasOwn(module, method) ? module[method] : method === 'HEAD' ? module.GET : undefined;
  if (run) return (run.answer ?? run)(request, { params: Promise.resolve(params) });
  const allow = allowedMethods(module).join(', ');
  if (method === 'OPTIONS') {
    const refused = await refusalOfFile(request, found);
    return refused ?? new Response(null, { status: 204, headers: { allow } });
  }
  const refusal = refuse(request.headers, 'method_not_allowed');
  refusal.headers.set('allow', allow);
  return refusal;
}
