import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/errors';
import { db } from '@/lib/server/db/client';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { createHttpServer, listen } from '@/lib/server/serving/http-server';
import { loadApiRoutes } from './api-routes';

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string> | [string, string][];
  /** JSON text, as it is sent */
  body?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** `code` of the problem details; undefined for a success */
  code: Problem['code'] | undefined;
}

type Limits = Parameters<typeof createApiListener>[3];

/**
 * The launcher's own HTTP server with every route of app/api, on a free port. It has no pages, and no read limits
 * unless set otherwise.
 */
export async function startApiServer({ limits }: { limits?: Limits } = {}) {
  const routes = (await loadApiRoutes()).map(({ path, methods }) => ({
    path: `/api${path.replace(/\{(\w+)\}/g, '[$1]')}`,
    module: methods as RouteModule,
  }));
  const pages = (_: unknown, outgoing: import('node:http').ServerResponse) => void outgoing.end('a page');
  const server: Server = createHttpServer({
    api: createApiListener(routes, pages, undefined, limits),
    pages,
  });
  await listen(server, 0, '127.0.0.1');
  let uses = 0;
  const underWay = new Set<Promise<unknown>>();
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const call = async (endpoint: AnyEndpoint, sent: Sent): Promise<Answer> => {
    if (!server.listening) throw new Error('The server is closed');
    if (endpoint.rateLimit && uses++ % 5 === 0) await db().deleteFrom('rate_limits').execute();
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent((sent.params?.[name] ?? '').toWellFormed()),
    );
    const url = new URL(`${base}/api${path}?${new URLSearchParams(sent.query ?? {})}`);
    const answer = await exchange(url, {
      method: endpoint.method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(endpoint.idempotent ? { 'idempotency-key': `key-${Math.random()}` } : {}),
        ...sent.headers,
      },
      body: sent.body,
    });
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
    const code = isProblem ? (JSON.parse(answer.text) as Problem).code : undefined;
    return { ...answer, code };
  };

  return {
    base,
    /** Calls an endpoint over HTTP. Rate limits are reset now and then: they have their own tests. */
    send(endpoint: AnyEndpoint, sent: Sent = {}): Promise<Answer> {
      const answer = call(endpoint, sent).finally(() => underWay.delete(answer));
      underWay.add(answer);
      return answer;
    },
    /**
     * Waits for the calls of `send` under way: a test that failed, or was stopped by its limit of time, leaves some.
     * They would open the database of the worker's next file.
     */
    async close(): Promise<void> {
      server.close();
      await Promise.allSettled(underWay);
      server.closeAllConnections();
    },
  };
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request that accepts gzip, as browsers do, and reads its answer. The contract tests send 40,000: `fetch`
 * would add a quarter to their processor time.
 */
function exchange(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string | undefined },
): Promise<Omit<Answer, 'code'>> {
  return new Promise((resolve, reject) => {
    const asked = { 'accept-encoding': 'gzip', ...headers };
    const outgoing = request(url, { agent, method, headers: asked }, (incoming) => {
      readAnswer(incoming).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readAnswer(incoming: IncomingMessage): Promise<Omit<Answer, 'code'>> {
  const bytes = await buffer(incoming);
  const isCompressed = incoming.headers['content-encoding'] === 'gzip';
  const text = (isCompressed ? gunzipSync(bytes) : bytes).toString();
  const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return { status: incoming.statusCode ?? 0, headers: new Headers(pairs), text };
}
