import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations as runJobsMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartupError } from '@/lib/server/startup-error';
import { type Address, openSession } from './session';

type Migration = { version: number; name: string; sql: string; checksum: string };

const OLDEST_SERVER = 15;
const LOCK = 7_370_151; // any number, the same in every instance

/**
 * Brings a database to this code's schema: the numbered SQL files in order, each once and in its own transaction, then
 * the jobs' tables. Instances that start together wait for the first.
 * @param connectionString of a database in UTF-8, as the owner of its tables; not through a pooler
 * @param folder of `NNN_name.sql` files
 * @param address the setting that the connection string comes from
 * @throws StartupError when the server or its locale is not suitable, when an applied file was changed, or when the
 *   database is newer than the code
 */
export async function migrate(
  connectionString: string,
  folder = join(process.cwd(), 'lib', 'server', 'db', 'migrations'),
  address?: Address,
): Promise<void> {
  const migrations = readMigrations(folder);
  const client = await openSession(connectionString, address);
  try {
    await checkServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await applyPending(client, migrations);
    await runJobsMigrations({ connectionString, logger: silentLogger(), maxPoolSize: 1 });
  } finally {
    await client.end(); // this also releases the lock
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const migrations = names.sort().map((name) => {
    const version = Number(/^(\d+)_[a-z0-9_-]+\.sql$/.exec(name)?.[1]);
    if (!version) throw new StartupError(`Migration ${name}: must be named like 001_what_it_does.sql`);
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
  const gap = migrations.find(({ version }, index) => version !== index + 1);
  if (gap)
    throw new StartupError(`Migration ${gap.name}: numbers must run from 001 without a gap or a double`);
  return migrations;
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
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`);
  const { rows } = await client.query<Migration>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  );
  for (const applied of rows) checkApplied(applied, migrations[applied.version - 1]);
  for (const migration of migrations.slice(rows.length)) await apply(client, migration);
}

function checkApplied(applied: Migration, known: Migration | undefined): void {
  if (!known) {
    throw new StartupError(
      `The database is newer than this app: it has migration ${applied.name}; start the newer app version`,
    );
  }
  if (known.checksum !== applied.checksum) {
    throw new StartupError(`Migration ${known.name} was changed after it was applied: add a new one instead`);
  }
}

async function apply(client: pg.Client, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
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
