import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { log } from '@/lib/server/log';
import type { Ask } from '../in-memory';

// They are about one connection, and the one to Next is another.
const OF_THE_CONNECTION = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'trailer', 'te', 'upgrade', 'expect'],
]);
// Far more than a page has.
const MOST_HELD = 4 * 1024 ** 2;

/**
 * Asks Next in the visitor's name, at `path` where it is not the visitor's own. Whoever has gone meanwhile, or whom Next cuts
 * off, gets no answer.
 */
export async function passOn(
  ask: Ask,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path = incoming.url,
): Promise<IncomingMessage | undefined> {
  const { method, rawHeaders } = incoming;
  const hasBody = method === 'POST';
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const headers = ofTheMessage(rawHeaders, hasBody ? [] : ['content-length']);
    return await ask({ method, path, headers, signal: gone.signal }, hasBody ? incoming : undefined);
  } catch (error) {
    if (!gone.signal.aborted)
      log.error({ err: error, path: path?.split('?', 1)[0] }, 'a page was not answered');
    outgoing.destroy();
    return undefined;
  }
}

/**
 * Sends Next's answer on to the visitor. A page that is made waits here for those who read slowly: they hold nobody up who
 * wants another.
 */
export function sendOn(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  status = answer.statusCode ?? 500,
): void {
  outgoing.writeHead(status, ofTheMessage(answer.rawHeaders));
  // Whoever leaves before the end is no fault.
  pipeline(answer, new PassThrough({ highWaterMark: MOST_HELD }), outgoing, () => {});
}

/** Both. */
export async function passOnAll(
  ask: Ask,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const answer = await passOn(ask, incoming, outgoing);
  if (answer) sendOn(answer, outgoing);
}

/** Names and values in turn, without what is about the connection. */
function ofTheMessage(raw: readonly string[], more: readonly string[] = []): string[] {
  const isLeftOut = (name: string) => OF_THE_CONNECTION.has(name) || more.includes(name);
  return raw.filter((_, at) => !isLeftOut(String(raw[at - (at % 2)]).toLowerCase()));
}
