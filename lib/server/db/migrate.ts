import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations as runJobsMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartupError } from '@/lib/server/startup-error';
import { withParts } from './schema-parts';
import { type Address, openSession } from './session';

type Applied = { name: string; checksum: string };
type Migration = Applied & { sql: string };

/** The files that production applies. */
export const MIGRATIONS = join(process.cwd(), 'lib', 'server', 'db', 'migrations');

const OLDEST_SERVER = 15;
const LOCK = 7_370_151; // any number, the same in every instance
const NAME = /^\d{8}T\d{4}_[a-z0-9_-]+\.sql$/;

/**
 * Brings a database to this code's schema: applies the SQL files in the order of their names, each once and in its own
 * transaction, then creates the jobs' tables. Instances that start together wait for the first.
 * @param connectionString of a database in UTF-8, as the owner of its tables; not through a pooler
 * @param folder of `YYYYMMDDTHHMM_name.sql` files
 * @param address the setting that the connection string comes from
 * @throws StartupError when the server or its locale is not suitable, when an applied file was changed, or when the
 *   database is newer than the code, or older than its first file
 */
export async function migrate(
  connectionString: string,
  folder = MIGRATIONS,
  address?: Address,
): Promise<void> {
  const migrations = readMigrations(folder);
  const client = await openSession(connectionString, address);
  try {
    await checkServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await withParts(client, async () => {
      await applyPending(client, migrations);
      await runJobsMigrations({ connectionString, logger: silentLogger(), maxPoolSize: 1 });
    });
  } finally {
    await client.end(); // this also releases the lock
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    if (!NAME.test(name))
      throw new StartupError(`Migration ${name}: must be named like 20261201T1010_what_it_does.sql`);
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; ctype: string; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS version, datctype AS ctype,
            pg_encoding_to_char(encoding) AS encoding
       FROM pg_database WHERE datname = current_database()`,
  );
  const { version = 0, ctype = '', encoding = '' } = rows[0] ?? {};
  if (version < OLDEST_SERVER * 10_000) {
    const found = Math.floor(version / 10_000);
    throw new StartupError(`The database server is PostgreSQL ${found}; ${OLDEST_SERVER} or newer is needed`);
  }
  if (encoding !== 'UTF8' || /^(C|POSIX)$/i.test(ctype)) {
    throw new StartupError(
      `The database has encoding ${encoding} and LC_CTYPE ${ctype}, with which Arabic search finds nothing: ` +
        "create it with ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0",
    );
  }
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<void> {
  await refuseNumbered(client);
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const { rows } = await client.query<Applied>('SELECT name, checksum FROM schema_migrations ORDER BY name');
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) checkApplied(row, files.get(row.name));
  const applied = new Set(rows.map(({ name }) => name));
  for (const migration of migrations) if (!applied.has(migration.name)) await apply(client, migration);
}

/** Refuses a database of the time when migrations had numbers: the baseline cannot be applied to it. */
async function refuseNumbered(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = to_regclass('schema_migrations') AND attname = 'version'`,
  );
  if (rows.length > 0)
    throw new StartupError(
      'The database was made by a version of this app that cannot be updated: start with an empty database',
    );
}

/** Refuses an applied migration that the code lacks or has with another text. */
function checkApplied(row: Applied, file: Migration | undefined): void {
  if (!file) {
    throw new StartupError(
      `The database is newer than this app: it has migration ${row.name}; start the newer app version`,
    );
  }
  if (file.checksum !== row.checksum) {
    throw new StartupError(`Migration ${file.name} was changed after it was applied: add a new one instead`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Only errors matter here, and those are thrown. */
function silentLogger(): Logger {
  return new Logger(() => () => {});
}
