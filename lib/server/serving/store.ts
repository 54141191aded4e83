import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from '@/lib/server/clock';
import { type Addresses, prepareAppRole } from '@/lib/server/db/app-role';
import { type EmbeddedServer, startEmbedded } from '@/lib/server/db/embedded';
import { versionInUse } from '@/lib/server/db/embedded/instances';
import { migrate } from '@/lib/server/db/migrate';
import { addressOf, directUrl, openSession } from '@/lib/server/db/session';
import { derivedSecret, env, isContainer, loadDotEnv, parseEnv, type Settings } from '@/lib/server/env';
import { StartupError } from '@/lib/server/startup-error';
import { refusePlayMoney } from './play-money';

export type Store = {
  settings: Settings;
  /** Ends the embedded server, if this was its last instance. */
  close(): Promise<void>;
};

const DEMO_LOCK = 7_370_152;

/**
 * Reads the settings, makes the database ready (embedded where DATABASE_URL is not set), migrates it, and puts
 * everything into `process.env`, where the app and Next read it. Starts the clock.
 * @param version of the app; instances on one data folder must have the same
 * @throws StartupError in one line for anything that its reader can correct
 */
export async function openStore(version: string): Promise<Store> {
  const settings = readSettings();
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: settings.DATA_DIR, version });
  try {
    const addresses = embedded ? embeddedAddresses(embedded) : externalAddresses(settings);
    const address = addressOf(addresses.isPooled);
    await refusePlayMoney(settings, addresses.owner, address);
    await migrate(addresses.owner, undefined, address);
    exportSettings(settings, await prepareAppRole(addresses));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  return { settings, close: async () => embedded?.stop() };
}

const embeddedAddresses = (server: EmbeddedServer): Addresses => ({
  owner: server.connectionString(),
  app: server.appConnectionString(),
  isPooled: false,
});

function externalAddresses({ DATABASE_URL = '', DATABASE_DIRECT_URL }: Settings): Addresses {
  return {
    owner: DATABASE_DIRECT_URL ?? DATABASE_URL,
    app: DATABASE_URL,
    isPooled: DATABASE_DIRECT_URL !== undefined,
  };
}

/**
 * Opens the store for a command, with or without a running app. It is migrated only if nobody else has it open:
 * otherwise the tables of an older running app would change.
 * @throws StartupError in one line
 */
export async function openStoreBeside(): Promise<Store> {
  const settings = readSettings();
  const { DATA_DIR, DATABASE_URL } = settings;
  if (DATABASE_URL) {
    const { owner, isPooled } = externalAddresses(settings);
    await (await openSession(owner, addressOf(isPooled))).end(); // checks that it can be reached, and is not a pooler's
    exportSettings(settings, DATABASE_URL);
    return { settings, close: async () => {} };
  }
  if (!existsSync(join(DATA_DIR, 'db'))) {
    throw new StartupError(`There is no store in ${DATA_DIR} yet: start the app once, or set DATA_DIR`);
  }
  const running = versionInUse(DATA_DIR);
  if (!running) return openStore('command');
  const embedded = await startEmbedded({ dataDir: DATA_DIR, version: running });
  exportSettings(settings, embedded.appConnectionString());
  return { settings, close: () => embedded.stop() };
}

/** The settings of `.env` and the environment, before the store is open. */
export function readSettings(): Settings {
  loadDotEnv();
  return parseEnv(process.env, isContainer());
}

/** A secret of this store, made at its first start: so sessions and sealed texts survive a restart. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another instance was quicker
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function exportSettings(settings: Settings, databaseUrl: string): void {
  clock.start(settings.TEST_CLOCK);
  const secret = settings.AUTH_SECRET ?? keptSecret(settings.DATA_DIR, 'secret');
  // Without HOST: in a container its default is not a choice, and when read again it would look like one.
  Object.assign(process.env, {
    PORT: String(settings.PORT),
    APP_URL: settings.APP_URL,
    DATA_DIR: settings.DATA_DIR,
    DATABASE_URL: databaseUrl,
    DEMO: settings.DEMO ? '1' : '0',
    AUTH_SECRET: secret,
    ENCRYPTION_KEY: settings.ENCRYPTION_KEY ?? keptSecret(settings.DATA_DIR, 'encryption-key'),
    // next-auth reads it itself.
    NEXTAUTH_URL: settings.APP_URL,
    NEXTAUTH_SECRET: derivedSecret(secret, 'next-auth'),
    NEXT_TELEMETRY_DISABLED: '1',
  });
}

/**
 * Runs `fill` when the store has no members yet; of several instances that start together, only one does.
 * @param fill must leave nothing in the store when it fails
 */
export async function fillWhenEmpty(fill: () => Promise<void>): Promise<void> {
  const client = await openSession(directUrl(), addressOf(env().DATABASE_DIRECT_URL !== undefined));
  try {
    await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await client.query('SELECT FROM users LIMIT 1');
    if (rowCount === 0) await fill();
  } finally {
    await client.end();
  }
}

/**
 * Fills the store with the demo, and prints how long it took. The demo needs large libraries to draw pictures and to
 * write documents: only this function loads them.
 */
export async function fillWithDemo(): Promise<void> {
  const started = performance.now();
  const { fillDemo } = await import('@/lib/server/demo/fill');
  await fillDemo();
  process.stdout.write(`Demo: ${secondsSince(started)} s\n`);
}

/** Returns the whole seconds since a value of `performance.now()`. */
export const secondsSince = (started: number): number => Math.round((performance.now() - started) / 1000);
