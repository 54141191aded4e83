import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
} from 'node:http';
import { duplexPair } from 'node:stream';

/** Sends one request; the signal of its options takes it back. */
export type Ask = (options: Omit<RequestOptions, 'createConnection' | 'agent'>) => Promise<IncomingMessage>;

const MOST_HEADERS = 64 * 1024;

/** A way to ask `next` for a page without a socket: over a connection that exists in memory only. */
export function inMemory(next: RequestListener): Ask {
  // What came in was within the bounds of the server in front.
  const server = createServer({ maxHeaderSize: MOST_HEADERS, requireHostHeader: false }, next);
  server.maxHeadersCount = 0;
  return (options) => {
    const outgoing = request({
      ...options,
      maxHeaderSize: MOST_HEADERS,
      createConnection: () => {
        const [ours, theirs] = duplexPair();
        theirs.once('close', () => ours.destroy());
        server.emit('connection', theirs);
        return ours;
      },
    });
    outgoing.end();
    return new Promise((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
  };
}
