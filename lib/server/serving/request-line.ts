import type { IncomingMessage } from 'node:http';
// Next's own parser of its header: where this one refuses a value, a page would fail with 500.
import { parseAndValidateFlightRouterState as parseRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { ErrorCode } from '@/lib/contract/errors';

/** Forms that are sent before their script has loaded are posted to the page that they are on. */
export const PAGE_METHODS = ['GET', 'HEAD', 'POST'];
const API_METHODS = [...PAGE_METHODS, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Next answers there for other kinds of apps: pages as data without our headers, and pictures, which we make ourselves.
const UNUSED = /^\/_next\/(data|image)([/?]|$)/;

/**
 * More than our links, browsers and proxies ever send. What reads a request further on may take time that grows faster
 * than these numbers: Next reads 7,000 parameters for seconds, in the thread that makes everybody's pages.
 */
const MOST = { path: 8_000, segments: 20, query: 8_000, parameters: 60, headers: 100, cookies: 100 };

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Returns whether a request's first line and Host can be answered at all: Next and the API's Request both fail at
 * strange ones.
 */
export function refuseLine(incoming: IncomingMessage, isApi: boolean): ErrorCode | undefined {
  const { method = '', url = '', headers } = incoming;
  // An HTTP/1.0 health check sends no Host at all.
  if (headers.host && !HOST.test(headers.host)) return 'bad_request';
  if (!isBounded(incoming)) return 'bad_request';
  // A proxy's address (http://…) or an asterisk.
  if (!url.startsWith('/')) return 'bad_request';
  if (!(isApi ? API_METHODS : PAGE_METHODS).includes(method)) return 'method_not_allowed';
  // The API's own table and `handle` answer strange addresses.
  if (isApi) return undefined;
  if (!isText(url) || !isRouterState(headers['next-router-state-tree'])) return 'bad_request';
  return UNUSED.test(url) ? 'not_found' : undefined;
}

function isBounded({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  const [path = '', ...query] = url.split('?');
  const parameters = query.join('?');
  return (
    path.length <= MOST.path &&
    count(path, '/') <= MOST.segments &&
    parameters.length <= MOST.query &&
    count(parameters, '&') < MOST.parameters &&
    rawHeaders.length / 2 <= MOST.headers &&
    count(headers.cookie ?? '', ';') < MOST.cookies
  );
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address can be decoded. PostgreSQL stores no NUL, so no page has one in its address. */
function isText(url: string): boolean {
  try {
    return !/%00/.test(url) && decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
}
