import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import next from 'next';
import { connectCache } from '@/lib/server/adapters/cache/port';
import { clock } from '@/lib/server/clock';
import { closeDb } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import type { GuestPage } from '../guest-cache/policy';
import { createRender } from '../guest-cache/render';
import { answerOver } from '../in-memory';
import type { FromPages, FromRender, PagesData, ToPages } from './messages';
import { portStream } from './port-stream';

// The thread that renders pages: Next, asked by the launcher's thread (thread.ts). The build makes a separate file of
// it.
const launcher = parentPort as MessagePort;
const postToLauncher = (message: FromPages) => launcher.postMessage(message);

process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
// Next would only log it; after an uncaught exception nothing is certain, and the launcher starts another thread.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception where pages are made');
  process.exit(1);
});

// The cache of pages, and the way to other instances, are in the launcher's thread.
connectCache(
  { invalidate: (tags) => postToLauncher({ touched: tags }), clear() {} },
  { send() {}, stop: async () => {} },
);

// The settings as the build has read them, in the way of Next's own standalone server: to read next.config.ts again, it
// would load its compiler, 24 MB that nothing else here needs.
const built = JSON.parse(readFileSync(join(process.cwd(), '.next/required-server-files.json'), 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);

const { hostname, port, host, clockAheadMs } = workerData as PagesData;
clock.setAhead(clockAheadMs);
// Next would take every request with an Upgrade header and leave it hanging: so it gets a server of its own to listen
// to, which never receives anything.
const app = next({ dev: false, hostname, port, quiet: true, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();
const listener: RequestListener = (incoming, outgoing) => void handle(incoming, outgoing);
const answer = answerOver(listener);
const render = createRender(listener, host);

launcher.on('message', (message: ToPages) => {
  if ('connection' in message) answer(portStream(message.connection));
  else if ('render' in message) void answerRender(message.render, message.port);
  else void stop();
});
postToLauncher({ isReady: true });

async function answerRender(page: GuestPage, port: MessagePort): Promise<void> {
  const said: FromRender = await render(page).then(
    (rendered) => ({ rendered }),
    (error: unknown) => ({ error: String(error) }),
  );
  port.postMessage(said);
  port.close();
}

async function stop(): Promise<void> {
  await app.close();
  await closeDb();
  process.exit();
}
