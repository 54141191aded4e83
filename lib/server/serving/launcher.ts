import { log } from '@/lib/server/log';
import { StartupError } from '@/lib/server/startup-error';
import { checkPort } from './http-server';
import { openStore, readSettings } from './store';

// Set by the bundler: the hash of what was built. Instances on one data folder must share it.
const VERSION = process.env.QEEMA_BUILD ?? 'unknown';

/** `npm start`, once installed and built: see lib/README.md, "Serving". */
async function main(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { PORT, HOST, LOG_LEVEL } = readSettings();
  log.level = LOG_LEVEL; // it was made before .env was read
  await checkPort(PORT, HOST);
  say('Starting …');
  const store = await openStore(VERSION);
  let app: { stop(): Promise<void> } | undefined;
  const stop = stopOnce(async () => {
    await app?.stop();
    await store.close();
  });
  try {
    const { startApp } = await import('./app');
    app = await startApp();
  } catch (error) {
    await store.close();
    throw error;
  }
  const { APP_URL, DEMO } = store.settings;
  say(`Qeema is ready: ${APP_URL}`);
  if (DEMO) say('Demo accounts are shown on the sign-in page.');
  // A stray rejection must not end everybody's requests; after an uncaught exception nothing is certain.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exitCode = 1;
    stop();
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** The first signal stops in order; a second one, from somebody who will not wait, at once. */
function stopOnce(stop: () => Promise<void>): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    say('Stopping …');
    stop().then(
      () => process.exit(),
      (error) => fail(error),
    );
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const isPlain = error instanceof StartupError;
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

await main().catch(fail);
