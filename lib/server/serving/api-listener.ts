import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { LOCALE_COOKIE, parseLocale } from '@/lib/i18n/locales';
import { cookieReader } from '@/lib/server/auth/cookies';
import { AppError } from '@/lib/server/errors';
import { toAppError } from '@/lib/server/http/map-error';
import { problemResponse } from '@/lib/server/http/respond';
import { newId } from '@/lib/server/ids';
import { allowedMethods, createApiTable, type HttpMethod, type Match, type Route } from './api-table';
import { compressed } from './compress';

/**
 * Answers `/api/…` from the routes themselves, outside Next's router, which costs a factor of nine. What only
 * Next can answer (next-auth's catch-all) goes to `next`.
 */
export function createApiListener(
  routes: readonly Route[],
  next: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): RequestListener {
  const match = createApiTable(routes);
  const matches = new WeakMap<object, Match>();

  const answer = getRequestListener(
    async (request, { incoming }) => compressed(request, await runRoute(request, matches.get(incoming))),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        const requestId = newId();
        return problemResponse(toAppError(error, { requestId, endpoint: 'listener' }), 'ar', requestId);
      },
    },
  );

  return (incoming, outgoing) => {
    const pathname = (incoming.url ?? '').split('?', 1)[0] ?? '';
    const found = match(pathname);
    if (found && !found.module) return next(incoming, outgoing);
    if (found) matches.set(incoming, found);
    void answer(incoming, outgoing);
  };
}

async function runRoute(request: Request, found: Match | undefined): Promise<Response> {
  if (!found?.module) return refuse(request, new AppError('not_found'));
  const { module, params } = found;
  const method = request.method as HttpMethod;
  const run = Object.hasOwn(module, method) ? module[method] : method === 'HEAD' ? module.GET : undefined;
  if (run) return run(request, { params: Promise.resolve(params) });
  const allow = allowedMethods(module).join(', ');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const refusal = refuse(request, new AppError('method_not_allowed'));
  refusal.headers.set('allow', allow);
  return refusal;
}

/** A refusal in the caller's language, as `handle` would word it. */
function refuse(request: Request, error: AppError): Response {
  const cookie = cookieReader(request.headers.get('cookie'))(LOCALE_COOKIE);
  return problemResponse(error, parseLocale(request.headers.get('x-locale') ?? cookie), newId());
}
