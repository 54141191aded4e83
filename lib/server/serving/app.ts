import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { routes } from 'qeema:api-routes';
import next from 'next';
import { connectCache, type PageCache } from '@/lib/server/adapters/cache/port';
import { startPostgresBus } from '@/lib/server/adapters/cache/postgres-bus';
import { closeMailer } from '@/lib/server/adapters/mail/choose';
import { sessionCookie } from '@/lib/server/auth/cookies';
import { closeDb } from '@/lib/server/db/client';
import { directUrl } from '@/lib/server/db/session';
import { env } from '@/lib/server/env';
import { startWorker } from '@/lib/server/jobs/worker';
import { createApiListener } from './api-listener';
import { GuestCache } from './guest-cache/cache';
import { createPageListener } from './guest-cache/listener';
import { LIST_VARY, renderList } from './guest-cache/lists';
import { PAGE_VARY } from './guest-cache/policy';
import { createRender } from './guest-cache/render';
import { closeGracefully, createHttpServer, listen } from './http-server';
import { ReadLimits } from './read-limits';
import { createStaticListener } from './static-files';
import { fillWhenEmpty, fillWithDemo } from './store';

const LISTS_BYTES = 16 * 1024 ** 2;

/**
 * Starts everything that stands on the open store: demo, jobs, pages, API and the server that answers.
 * Loaded by the launcher only after it has put the settings into the environment, because Next and next-auth
 * read it when they are loaded.
 */
export async function startApp(): Promise<{ stop(): Promise<void> }> {
  const { PORT, HOST, DEMO } = env();
  if (DEMO) await fillWhenEmpty(fillWithDemo);
  const pages = await startNext(HOST, PORT);
  const cache = new GuestCache(createRender(pages.listener, new URL(env().APP_URL).host), PAGE_VARY);
  const lists = new GuestCache(renderList, LIST_VARY, LISTS_BYTES);
  const both = together(cache, lists);
  const bus = startPostgresBus(directUrl(), both);
  connectCache(both, bus);
  const server = createHttpServer(
    {
      api: createApiListener(routes, pages.listener, lists, new ReadLimits(sessionCookie().name)),
      pages: createStaticListener(
        join(process.cwd(), '.next', 'static'),
        createPageListener(cache, sessionCookie().name, pages.listener),
      ),
    },
    { isHttps: env().APP_URL.startsWith('https:') },
  );
  const worker = await startWorker();
  await listen(server, PORT, HOST);
  return { stop: () => stopInOrder(server, worker, bus, pages) };
}

function together(...caches: PageCache[]): PageCache {
  return {
    invalidate(tags) {
      for (const cache of caches) cache.invalidate(tags);
    },
    clear() {
      for (const cache of caches) cache.clear();
    },
  };
}

async function startNext(
  hostname: string,
  port: number,
): Promise<{ listener: RequestListener; stop(): Promise<void> }> {
  // Next would take every request with an Upgrade header (curl's --http2 sends one) off our server and leave it hanging:
  // it gets a server of its own to listen to, which never hears anything.
  const app = next({ dev: false, hostname, port, quiet: true, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { listener: (incoming, outgoing) => void handle(incoming, outgoing), stop: () => app.close() };
}

/** Requests first, so that what they need is still there while they finish; what jobs need after the jobs. */
async function stopInOrder(server: Server, ...parts: { stop(): Promise<void> }[]): Promise<void> {
  await closeGracefully(server);
  for (const part of parts) await part.stop();
  closeMailer();
  await closeDb();
}
