import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/contract/errors';

// `handle` holds the API's own, smaller limits; these protect the process before anybody has looked.
const UPLOAD_PATH = /^\/api\/files\/upload(\/|\?|$)/;
const LARGEST_UPLOAD = 2 * 1024 ** 3 + 1024 ** 2; // 2 GB of file, and what multipart wraps around it
const LARGEST_BODY = 1024 ** 2;
const BODY_SECONDS = 20;
const IDLE_UPLOAD_SECONDS = 60;

/**
 * Whether a request's body may be read at all.
 * @param toNext Next reads bodies whole and without a limit, so there the length must be declared
 */
export function refuseBody(incoming: IncomingMessage, toNext: boolean): ErrorCode | undefined {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  const most = UPLOAD_PATH.test(incoming.url ?? '') ? LARGEST_UPLOAD : LARGEST_BODY;
  if (declared > most) return 'too_large';
  if (toNext && incoming.headers['transfer-encoding']) return 'bad_request';
  return undefined;
}

/**
 * Cuts the connection of a body that comes too slowly: after 20 s in all; for an upload, which may take long,
 * after a minute in which nothing came.
 */
export function limitBodyTime(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const hasBody =
    incoming.headers['transfer-encoding'] || Number(incoming.headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const cut = () => {
    if (!incoming.complete) incoming.socket.destroy();
  };
  if (UPLOAD_PATH.test(incoming.url ?? '')) {
    incoming.socket.setTimeout(IDLE_UPLOAD_SECONDS * 1000, cut);
    outgoing.once('close', () => incoming.socket.setTimeout(0));
    return;
  }
  const timer = setTimeout(cut, BODY_SECONDS * 1000);
  incoming.once('end', () => clearTimeout(timer));
  incoming.once('close', () => clearTimeout(timer));
}
