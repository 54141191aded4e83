import type { IncomingMessage } from 'node:http';
// Next's own reading of its header: at what this refuses, a page fails with 500.
import { parseAndValidateFlightRouterState as parseRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { ErrorCode } from '@/lib/contract/errors';

/** Forms that are sent before their script has come are posted to the page that they are on. */
export const PAGE_METHODS = ['GET', 'HEAD', 'POST'];
const API_METHODS = [...PAGE_METHODS, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Next answers there for apps of another kind: pages as data past our headers, and pictures we make ourselves.
const UNUSED = /^\/_next\/(data|image)([/?]|$)/;

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Whether a request's first line and Host can be answered at all: Next and the API's Request both fail at odd ones. */
export function refuseLine(incoming: IncomingMessage, isApi: boolean): ErrorCode | undefined {
  const { method = '', url = '', headers } = incoming;
  // None at all is what an HTTP/1.0 health check sends.
  if (headers.host && !HOST.test(headers.host)) return 'bad_request';
  // A proxy's address (http://…) or an asterisk.
  if (!url.startsWith('/')) return 'bad_request';
  if (!(isApi ? API_METHODS : PAGE_METHODS).includes(method)) return 'method_not_allowed';
  // The API's own table and `handle` know what to say of odd addresses.
  if (isApi) return undefined;
  if (!isText(url) || !isRouterState(headers['next-router-state-tree'])) return 'bad_request';
  return UNUSED.test(url) ? 'not_found' : undefined;
}

function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address can be decoded; PostgreSQL keeps no NUL, so no page is about one. */
function isText(url: string): boolean {
  try {
    return !/%00/.test(url) && decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}
