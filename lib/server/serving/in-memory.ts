import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
} from 'node:http';
import { type Duplex, duplexPair, pipeline, type Readable } from 'node:stream';

/** Sends one request, with its body where it has one; the signal in its options cancels it. */
export type Ask = (
  options: Omit<RequestOptions, 'createConnection' | 'agent'>,
  body?: Readable,
) => Promise<IncomingMessage>;

const MOST_HEADERS = 64 * 1024;

/** Makes a way to ask over connections in memory instead of sockets: a new one for each request. */
export function askOver(connect: () => Duplex): Ask {
  return (options, body) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ ...options, maxHeaderSize: MOST_HEADERS, createConnection: connect });
      outgoing.once('response', resolve).once('error', reject);
      if (body) pipeline(body, outgoing, () => {});
      else outgoing.end();
    });
}

/** Lets `next` answer requests from such connections. @returns a function that takes one */
export function answerOver(next: RequestListener): (connection: Duplex) => void {
  // The server in front has checked the size of requests already.
  const server = createServer({ maxHeaderSize: MOST_HEADERS, requireHostHeader: false }, next);
  server.maxHeadersCount = 0;
  return (connection) => void server.emit('connection', connection);
}

/** A way to ask `next` for a page without a socket: over a connection that exists in memory only. */
export function inMemory(next: RequestListener): Ask {
  const answer = answerOver(next);
  return askOver(() => {
    const [ours, theirs] = duplexPair();
    theirs.once('close', () => ours.destroy());
    answer(theirs);
    return ours;
  });
}
