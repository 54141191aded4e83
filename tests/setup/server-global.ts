import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '@/lib/server/db/embedded';
import { MIGRATIONS, migrate } from '@/lib/server/db/migrate';
import { databaseUrl } from './database-url';
import { removeAbandoned } from './remove-abandoned';
import { memoryFolder, scratchFolder } from './scratch-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the test server that is used to create and drop others. */
    adminUrl: string;
    /** The migrated database that each test file's database is a copy of. */
    template: string;
  }
}

interface TestServer {
  adminUrl: string;
  template: string;
  stop(): Promise<void>;
}

// Two projects run on it, each with a copy of this module: the first one starts it, the last one ends it.
const shared = globalThis as typeof globalThis & {
  qeemaTestServer?: Promise<TestServer>;
  qeemaTestUsers?: number;
};

/** One PostgreSQL for the run: the embedded one, or the one of TEST_DATABASE_URL; migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.qeemaTestServer ??= start();
  shared.qeemaTestUsers = (shared.qeemaTestUsers ?? 0) + 1;
  const { adminUrl, template, stop } = await shared.qeemaTestServer;
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  return async () => {
    shared.qeemaTestUsers = (shared.qeemaTestUsers ?? 1) - 1;
    if (shared.qeemaTestUsers > 0) return;
    // In watch mode, a change of the configuration starts again in this process.
    shared.qeemaTestServer = undefined;
    await stop();
  };
}

async function start(): Promise<TestServer> {
  const { adminUrl, stop } = await startServer();
  const template = `qeema_test_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await migrateWithoutCities(databaseUrl(adminUrl, template));
  return {
    adminUrl,
    template,
    async stop() {
      const { rows } = await admin.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [template],
      );
      for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
      await admin.end();
      await stop();
    },
  };
}

/** The template is copied for every file, and few files need the 25,000 cities: those call `loadCities`. */
async function migrateWithoutCities(url: string): Promise<void> {
  const folder = scratchFolder('migrations');
  cpSync(MIGRATIONS, folder, { recursive: true, filter: (path) => !path.endsWith('_cities.sql') });
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
}

async function startServer(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  await removeAbandoned();
  const external = process.env.TEST_DATABASE_URL;
  if (external) return { adminUrl: external, stop: async () => {} };
  const dataDir = memoryFolder('test');
  const server = await startEmbedded({ dataDir, version: 'test', durable: false });
  return {
    adminUrl: server.connectionString(),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
