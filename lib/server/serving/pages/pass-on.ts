import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { log } from '@/lib/server/log';
import {
  acceptedEncoding,
  type Bytes,
  COMPRESSIBLE,
  type Encoding,
  encode,
  varyByEncoding,
} from '../compress';
import { lighten } from '../guest-cache/lighten-page';
import type { Ask } from '../in-memory';

// They belong to one connection, and the one to Next is another.
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'trailer',
  'te',
  'upgrade',
  'expect',
]);
// A page is sent to one reader once: brotli at 3 makes it as small as gzip at its usual 6, in less than half of the
// time.
const QUALITY = { br: 3, gzip: 4, identity: 0 };
// Far more than any of Next's answers that is not a file.
const MOST_HELD = 4 * 1024 ** 2;

/**
 * Asks Next for a visitor, at `path` where that differs from the visitor's own. A visitor who has left, or whose
 * request Next cuts off, gets no answer.
 */
export async function passOn(
  ask: Ask,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path = incoming.url,
): Promise<IncomingMessage | undefined> {
  const { method, rawHeaders, url } = incoming;
  // No page reads a body: it must not keep a place while the body arrives.
  const hasBody = method === 'POST' && Boolean(url?.startsWith('/api/'));
  if (!hasBody) incoming.resume();
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const headers = without(rawHeaders, hasBody ? [] : ['content-length']);
    return await ask({ method, path, headers, signal: gone.signal }, hasBody ? incoming : undefined);
  } catch (error) {
    if (!gone.signal.aborted)
      log.error({ err: error, path: path?.split('?', 1)[0] }, 'a page was not answered');
    outgoing.destroy();
    return undefined;
  }
}

/**
 * Sends Next's answer on to the visitor, pages lightened, compressed where that helps. For slow readers it waits here,
 * so they delay nobody else's page.
 */
export function sendOn(
  answer: IncomingMessage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status = answer.statusCode ?? 500,
): void {
  const encoding = encodingOf(answer, incoming);
  if (encoding) return void sendWhole(answer, outgoing, status, encoding);
  outgoing.writeHead(status, without(answer.rawHeaders));
  // A visitor who leaves before the end is not an error.
  pipeline(answer, new PassThrough({ highWaterMark: MOST_HELD }), outgoing, () => {});
}

/** Asks and sends, one after the other. */
export async function passOnAll(
  ask: Ask,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const answer = await passOn(ask, incoming, outgoing);
  if (answer) sendOn(answer, incoming, outgoing);
}

/**
 * Returns null for an answer that is sent on as it comes. Answers by next-auth are not compressed: a length could give
 * away a secret.
 */
function encodingOf(answer: IncomingMessage, incoming: IncomingMessage): Encoding | null {
  const { headers } = answer;
  const isLeft = headers['content-encoding'] || headers['content-range'] || incoming.url?.startsWith('/api/');
  if (isLeft || incoming.method === 'HEAD' || !COMPRESSIBLE.test(headers['content-type'] ?? '')) return null;
  const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
  return encoding === 'identity' && !isHtml(answer) ? null : encoding;
}

const isHtml = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** Pages come in one piece, so nobody waits for their beginning. */
async function sendWhole(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  encoding: Encoding,
): Promise<void> {
  try {
    const body = await encode(lightened(await buffer(answer), answer), encoding, QUALITY[encoding]);
    outgoing.writeHead(status, [
      ...without(answer.rawHeaders, ['content-length', 'vary']),
      'Vary',
      varyByEncoding(answer.headers.vary),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ]);
    outgoing.end(body);
  } catch {
    outgoing.destroy(); // Next broke off, or the visitor has left
  }
}

/** A page is drawn first, and its scripts come after that (decisions/047). */
function lightened(body: Bytes, answer: IncomingMessage): Bytes {
  if (!isHtml(answer)) return body;
  return Buffer.from(lighten(body.toString(), 'bySelf').html);
}

/** Names and values in turn, without those that belong to the connection, and without some more. */
function without(raw: readonly string[], more: readonly string[] = []): string[] {
  const isLeftOut = (name: string) => OF_THE_CONNECTION.has(name) || more.includes(name);
  return raw.filter((_, at) => !isLeftOut(String(raw[at - (at % 2)]).toLowerCase()));
}
