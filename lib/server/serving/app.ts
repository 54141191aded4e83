import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { routes } from 'qeema:api-routes';
import { allBuses, startCdnPurge } from '@/lib/server/adapters/cache/cdn-purge';
import { type CacheBus, connectCache, type PageCache } from '@/lib/server/adapters/cache/port';
import { startPostgresBus } from '@/lib/server/adapters/cache/postgres-bus';
import { closeMailer } from '@/lib/server/adapters/mail/choose';
import { clock } from '@/lib/server/clock';
import { closeDb } from '@/lib/server/db/client';
import { isDatabaseReady, setOpen } from '@/lib/server/db/health';
import { directUrl } from '@/lib/server/db/session';
import { env } from '@/lib/server/env';
import { sessionCookie } from '@/lib/server/http/cookies';
import { createApiListener } from './api-listener';
import { Draining } from './draining';
import { GuestCache } from './guest-cache/cache';
import { LIST_VARY, renderList } from './guest-cache/lists';
import { type GuestPage, PAGE_VARY } from './guest-cache/policy';
import { closeGracefully, createHttpServer, listen } from './http-server';
import { startWorker } from './jobs/worker';
import { createPageListener } from './page-listener';
import type { PagesData } from './pages/messages';
import { passOnAll } from './pages/pass-on';
import { startPages } from './pages/thread';
import { Turns } from './pages/turns';
import { ReadLimits } from './read-limits';
import { createStaticListener } from './static-files';
import { fillWhenEmpty, fillWithDemo } from './store';

const LISTS_BYTES = 8 * 1024 ** 2;
// Pages read over shared connections, so they need few of their own.
const PAGES_SHARE = 4;
// A page makes many short-lived objects: with a larger young generation, garbage collection takes a sixth of the time.
const PAGES_MEMORY = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 };

export type App = {
  /** @param drains whether it first says for DRAIN_SECONDS that it is not ready, and answers what still comes */
  stop(drains: boolean): Promise<void>;
};

/**
 * Starts everything that needs the open store: demo, jobs, pages, API and the HTTP server. The launcher loads it only
 * after it has put the settings into the environment, because Next and next-auth read it when they are loaded.
 */
export async function startApp(): Promise<App> {
  const { PORT, HOST, DEMO, DRAIN_SECONDS } = env();
  if (DEMO) await fillWhenEmpty(fillWithDemo);
  const pages = await startPages(pageThread);
  const turns = new Turns();
  const render = (page: GuestPage) =>
    turns.run({ rank: 'guest', address: page.from }, () => pages.render(page));
  const cache = new GuestCache<GuestPage>(render, PAGE_VARY);
  const lists = new GuestCache(renderList, LIST_VARY, LISTS_BYTES);
  const both = allCaches(cache, lists);
  const bus = startBus(both);
  connectCache(both, bus);
  const cookie = sessionCookie().name;
  const isReady = async () => pages.isReady() && (await isDatabaseReady());
  const draining = new Draining();
  const server = createHttpServer(
    {
      api: createApiListener(
        routes,
        (incoming, outgoing) => void passOnAll(pages.ask, incoming, outgoing),
        lists,
        new ReadLimits(cookie),
      ),
      pages: createStaticListener(
        join(process.cwd(), '.next', 'static'),
        createPageListener(cache, cookie, pages.ask, {
          turns,
          isReady,
          hasCdn: Boolean(env().CDN_PURGE_URL),
        }),
      ),
    },
    { isHttps: env().APP_URL.startsWith('https:'), draining },
  );
  const worker = await startWorker();
  await listen(server, PORT, HOST);
  return {
    async stop(drains) {
      setOpen(false);
      draining.begin();
      if (drains) await sleep(DRAIN_SECONDS * 1000);
      await stopInOrder(server, worker, bus, pages);
    },
  };
}

/** Announces to other instances, and to the CDN, if there is one. */
function startBus(cache: PageCache): CacheBus {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env();
  const instances = startPostgresBus(directUrl(), cache);
  return url ? allBuses(instances, startCdnPurge({ url, token })) : instances;
}

function allCaches(...caches: PageCache[]): PageCache {
  return {
    invalidate(tags) {
      for (const cache of caches) cache.invalidate(tags);
    },
    clear() {
      for (const cache of caches) cache.clear();
    },
  };
}

/** The thread that renders pages: the build made a file beside this one for it. */
function pageThread(): Worker {
  const { HOST, PORT, APP_URL, DATABASE_POOL } = env();
  const { host } = new URL(APP_URL);
  const workerData: PagesData = { hostname: HOST, port: PORT, host, clockAheadMs: clock.aheadMs() };
  return new Worker(new URL('./pages.mjs', import.meta.url), {
    workerData,
    env: { ...process.env, DATABASE_POOL: String(Math.ceil(DATABASE_POOL / PAGES_SHARE)) },
    resourceLimits: PAGES_MEMORY,
  });
}

/**
 * Requests stop first, so that everything they need is still there while they finish; then the jobs, then what jobs
 * need.
 */
async function stopInOrder(server: Server, ...parts: { stop(): Promise<void> }[]): Promise<void> {
  await closeGracefully(server);
  for (const part of parts) await part.stop();
  closeMailer();
  await closeDb();
}
