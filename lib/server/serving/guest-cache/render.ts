import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Render = (url: string, cookie: string) => Promise<Rendered>;

const LONGEST_RENDER = 15_000;

/**
 * Renders pages through Next as a guest would get them, over a connection that exists in memory only: nothing of
 * the visitor who happens to be first can get into what others see.
 * @param host of the public address, which a visitor's own Host header must not replace
 */
export function createRender(next: RequestListener, host: string): Render {
  const server = createServer(next);
  return async (url, cookie) => {
    const outgoing = request({
      path: url,
      headers: { host, cookie, accept: 'text/html', 'sec-fetch-dest': 'document' },
      signal: AbortSignal.timeout(LONGEST_RENDER),
      createConnection: () => {
        const [ours, theirs] = duplexPair();
        server.emit('connection', theirs);
        return ours;
      },
    });
    outgoing.end();
    const incoming = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    return { status: incoming.statusCode ?? 500, headers: incoming.headers, body: await buffer(incoming) };
  };
}
