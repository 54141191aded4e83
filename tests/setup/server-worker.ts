import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { settingsSchema } from '@/lib/server/settings';
import { databaseUrl } from './database-url';
import { acceptCalls, refuseLateCalls } from './late-calls';

// A worker runs many files one after the other and loads the app's modules once. Each file finds an unused database and
// data folder; they have the same names every time, because modules keep them.
const template = inject('template');
const adminUrl = inject('adminUrl');
const database = `${template}_${process.pid}`;
const dataDir = join(tmpdir(), `qeema-data-${process.pid}-worker`);

const shared = globalThis as typeof globalThis & {
  qeemaEnv?: unknown;
  qeemaPageCache?: unknown;
  qeemaCacheBus?: unknown;
  qeemaGivenSettings?: Record<string, string | undefined>;
};
// Resets what an earlier file may have changed.
shared.qeemaEnv = undefined;
shared.qeemaPageCache = undefined;
shared.qeemaCacheBus = undefined;
const names = Object.keys(settingsSchema.shape);
shared.qeemaGivenSettings ??= Object.fromEntries(names.map((name) => [name, process.env[name]]));
for (const [name, value] of Object.entries(shared.qeemaGivenSettings)) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
process.env.DATABASE_URL = databaseUrl(adminUrl, database);
process.env.DATA_DIR = dataDir;
process.env.AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
process.env.ENCRYPTION_KEY = 'only-for-tests-the-key-of-what-is-sealed';
process.env.DEMO = '0';

// Removes what a file that failed to clean up has left.
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir);
await onServer(
  `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`,
  `CREATE DATABASE ${database} TEMPLATE ${template}`,
);

beforeAll(acceptCalls);

afterAll(async () => {
  // The next file's first hook runs before the spies of this one would be restored.
  vi.restoreAllMocks();
  vi.useRealTimers();
  const { closeDb } = await import('@/lib/server/db/client');
  const closed = closeDb();
  refuseLateCalls();
  await closed;
  rmSync(dataDir, { recursive: true, force: true });
});

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
