import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ErrorCode } from '@/lib/contract/errors';
import { DOCUMENT_MAX_BYTES } from '@/lib/contract/identity';
import { IMAGE_MAX_BYTES, PRODUCT_FILE_MAX_BYTES } from '@/lib/contract/limits';
import { RECEIPT_MAX_BYTES } from '@/lib/contract/transfers';

// `handle` has the API's own, smaller limits; these protect the process before anything has read the request.
// An upload has a part of its own for multipart's lines around the file.
const LARGEST_BODY = 1024 ** 2;
const UPLOADS = [
  { path: /^\/api\/files\/upload(\?|$)/, most: IMAGE_MAX_BYTES + LARGEST_BODY },
  { path: /^\/api\/files\/uploads\/[^/]/, most: PRODUCT_FILE_MAX_BYTES },
  {
    path: /^\/api\/(orders\/[^/?]+\/receipts|identity\/documents)(\?|$)/,
    most: Math.max(RECEIPT_MAX_BYTES, DOCUMENT_MAX_BYTES) + LARGEST_BODY,
  },
];
// Sign-in requests are small. next-auth parses a form before it asks who sends it: a megabyte of names takes a second.
const LARGEST_TO_NEXT = 16 * 1024;
const LINGER_MS = 5_000;

/** In seconds: for a whole body, and for a pause within an upload. */
export type BodyTimes = { body: number; uploadSilence: number };

export const BODY_TIMES: BodyTimes = { body: 20, uploadSilence: 60 };

/**
 * Returns whether a request's body may be read at all.
 * @param toNext Next reads bodies whole and without a limit, so there the length must be declared
 */
export function refuseBody(incoming: IncomingMessage, toNext: boolean): ErrorCode | undefined {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  const most = toNext ? LARGEST_TO_NEXT : (uploadOf(incoming)?.most ?? LARGEST_BODY);
  if (declared > most) return 'too_large';
  if (toNext && incoming.headers['transfer-encoding']) return 'bad_request';
  return undefined;
}

/**
 * For a connection that closes with its answer while the body is still arriving: reads on for a moment and discards it.
 * A sender who is cut off while sending may never read the answer (nginx calls it a lingering close).
 */
export function lingerAfterAnswer(incoming: IncomingMessage): void {
  if (!hasBody(incoming)) return;
  const { socket } = incoming;
  // Not the socket's own method, which the request before this one may have replaced.
  const closeNow = () => Socket.prototype.destroySoon.call(socket);
  let lingers = false;
  socket.destroySoon = () => {
    if (incoming.complete) return closeNow();
    if (lingers || socket.destroyed) return;
    lingers = true;
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    incoming.once('end', closeNow);
    incoming.removeAllListeners('data').resume(); // who read it so far would hold it back
  };
}

/**
 * Cuts the connection of a body that arrives too slowly: after a total time; for an upload, which may take long, after
 * a pause.
 */
export function limitBodyTime(incoming: IncomingMessage, outgoing: ServerResponse, times: BodyTimes): void {
  if (!hasBody(incoming)) return;
  const cut = () => {
    if (!incoming.complete) incoming.socket.destroy();
  };
  if (uploadOf(incoming)) {
    incoming.socket.setTimeout(times.uploadSilence * 1000, cut);
    outgoing.once('close', () => incoming.socket.setTimeout(0, cut));
    return;
  }
  const timer = setTimeout(cut, times.body * 1000);
  incoming.once('end', () => clearTimeout(timer));
  incoming.once('close', () => clearTimeout(timer));
}

const uploadOf = ({ url = '' }: IncomingMessage) => UPLOADS.find(({ path }) => path.test(url));

const hasBody = ({ headers }: IncomingMessage) =>
  Boolean(headers['transfer-encoding']) || Number(headers['content-length'] ?? 0) > 0;
