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

/** A way to ask `next` for a page without a socket: over a connection that exists in memory only. */
export function inMemory(next: RequestListener): Ask {
  const server = createServer(next);
  return (options) => {
    const outgoing = request({
      ...options,
      createConnection: () => {
        const [ours, theirs] = duplexPair();
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
