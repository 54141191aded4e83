import { setImmediate as nextTurn } from 'node:timers/promises';
import { log } from '@/lib/server/log';
import { StartupError } from '@/lib/server/startup-error';
import type { App } from './app';
import { checkPort } from './http-server';
import { openStore, readSettings, secondsSince } from './store';

// Set by the bundler: the hash of the build. Instances on one data folder must have the same.
const VERSION = process.env.QEEMA_BUILD ?? 'unknown';

let isStopping = false;

/** The app, started by main.ts once it is installed and built (lib/README.md, `server/serving/`). */
async function main(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { PORT, HOST, LOG_LEVEL } = readSettings();
  log.level = LOG_LEVEL; // it was made before .env was read
  await checkPort(PORT, HOST);
  say('Starting …');
  const started = performance.now();
  const opening = openStore(VERSION);
  let app: App | undefined;
  listenForTheEnd(async (signal) => {
    await app?.stop(signal === 'SIGTERM');
    const store = await opening.catch(() => undefined); // one that could not be opened has closed itself
    await store?.close();
  });
  const store = await opening;
  say(`Database: ${secondsSince(started)} s`);
  try {
    const { startApp } = await import('./app');
    app = await startApp();
  } catch (error) {
    if (!isStopping) await store.close();
    throw error;
  }
  if (isStopping) return;
  const { APP_URL, DEMO, PAYMENT_GATEWAYS } = store.settings;
  say(`Qeema is ready: ${APP_URL}`);
  if (!DEMO && PAYMENT_GATEWAYS.includes('sandbox'))
    log.warn(
      'payments go through the sandbox, which takes no money: set PAYMENT_GATEWAYS up before anybody buys',
    );
  if (DEMO) say('Demo accounts are shown on the sign-in page.');
}

/**
 * The first signal stops everything in order, also during the start; a second one, by somebody who does not want to
 * wait, stops at once. SIGTERM comes from a supervisor, which may have a proxy that must notice first.
 */
function listenForTheEnd(stopAll: (signal?: NodeJS.Signals) => Promise<void>): void {
  const stop = (signal?: NodeJS.Signals) => {
    isStopping = true;
    say('Stopping …');
    stopAll(signal).then(() => process.exit(), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (isStopping ? process.exit(130) : stop(signal)));
  }
  // A rejection that nobody handles must not end everybody's requests; after an uncaught exception nothing is certain.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exitCode = 1;
    if (!isStopping) stop();
  });
  // A terminal that was closed accepts no more lines; the app still stops only in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const isPlain = error instanceof StartupError;
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

await main().catch(async (error: unknown) => {
  await nextTurn(); // Ctrl-C also ends the programs that we wait for; their failure is not the news then
  if (!isStopping) fail(error);
});
