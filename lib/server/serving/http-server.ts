import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode } from '@/lib/contract/errors';
import { refuse } from '@/lib/server/http/refuse';
import { StartupError } from '@/lib/server/startup-error';
import { BODY_TIMES, type BodyTimes, limitBodyTime, lingerAfterAnswer, refuseBody } from './body-limits';
import { Draining } from './draining';
import { PAGE_METHODS, refuseLine } from './request-line';

const STOP_SECONDS = 10;
const ADDRESS_HEADER = 'x-qeema-address';

type Listeners = { api: RequestListener; pages: RequestListener };

type Options = {
  times?: BodyTimes;
  /** the public address is https: browsers must not use anything else for a year */
  isHttps?: boolean;
  draining?: Draining;
};

/** The app's own server: `/api/…` goes to one listener, everything else to the other; both have limits. */
export function createHttpServer(
  { api, pages }: Listeners,
  { times = BODY_TIMES, isHttps = false, draining = new Draining() }: Options = {},
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      // Bodies have timers of their own: an upload of 2 GB may take as long as it makes progress.
      requestTimeout: 0,
      // Longer than the usual proxy's, so that we never close a connection that the proxy is about to use.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
    },
    (incoming, outgoing) => {
      const isApi = (incoming.url ?? '').startsWith('/api/');
      outgoing.setHeader('x-content-type-options', 'nosniff');
      draining.watch(outgoing);
      lingerAfterAnswer(incoming);
      if (isHttps) outgoing.setHeader('strict-transport-security', 'max-age=31536000');
      const refusal =
        refuseLine(incoming, isApi) ??
        refuseBody(incoming, !isApi || (incoming.url ?? '').startsWith('/api/auth/'));
      if (refusal) return void sendRefusal(incoming, outgoing, refusal);
      limitBodyTime(incoming, outgoing, times);
      stampAddress(incoming);
      (isApi ? api : pages)(incoming, outgoing);
    },
  );
  return server;
}

async function sendRefusal(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  code: ErrorCode,
): Promise<void> {
  const { cookie = '' } = incoming.headers;
  const response = refuse(new Headers({ cookie }), code);
  const allow = code === 'method_not_allowed' ? { allow: PAGE_METHODS.join(', ') } : {};
  const headers = { ...Object.fromEntries(response.headers), ...allow, connection: 'close' };
  outgoing.writeHead(response.status, headers);
  outgoing.end(await response.text());
}

/** Writes the address at the other end of the socket into the headers; an address given by the caller is removed. */
function stampAddress(incoming: IncomingMessage): void {
  const address = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (incoming.headers[ADDRESS_HEADER] !== undefined) {
    for (let at = incoming.rawHeaders.length - 2; at >= 0; at -= 2) {
      if (incoming.rawHeaders[at]?.toLowerCase() === ADDRESS_HEADER) incoming.rawHeaders.splice(at, 2);
    }
  }
  incoming.headers[ADDRESS_HEADER] = address;
  incoming.rawHeaders.push(ADDRESS_HEADER, address);
}

/**
 * Resolves once the server listens.
 * @throws StartupError when the port is taken or not allowed
 */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(whyNot(error, port, host))),
    );
    server.listen(port, host, resolve);
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: stop what uses it, or set PORT`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this account has: set PORT to 1024 or more`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `Setting HOST: ${host} is not of this machine`;
  return `Port ${port} on ${host} cannot be listened on: ${message}`;
}

/**
 * Checks early whether the port is free, before the slow parts of a start.
 * @throws StartupError as `listen`
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

/** Accepts no new connections, lets requests finish for at most 10 s, then cuts the rest. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = performance.now() + STOP_SECONDS * 1000;
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  while (!isClosed && performance.now() < deadline) {
    server.closeIdleConnections();
    await Promise.race([closed, sleep(50)]);
  }
  server.closeAllConnections();
  await closed;
}
