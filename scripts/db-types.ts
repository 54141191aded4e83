// Writes lib/server/db/types.gen.ts from the migrated schema; with --check only compares.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, getDialect } from 'kysely-codegen';
import pg from 'pg';
import { startEmbedded } from '@/lib/server/db/embedded';
import { migrate } from '@/lib/server/db/migrate';

const FILE = 'lib/server/db/types.gen.ts';

// As the pool in client.ts parses them: amounts and counts are safe integers, times are dates, days are texts.
const TYPES = { int8: 'number', timestamptz: 'Date', timestamp: 'Date', date: 'string', numeric: 'string' };

async function typesOf(connectionString: string): Promise<string> {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', () => {}); // ended, but not yet closed, when the server stops
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await generate({
      db,
      dialect: getDialect('postgres'),
      excludePattern: 'schema_*',
      typeMapping: TYPES,
      print: false,
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), `qeema-types-${process.pid}-`));
  const server = await startEmbedded({ dataDir, version: 'types', durable: false });
  try {
    await migrate(server.connectionString());
    const wanted = await typesOf(server.connectionString());
    if (!process.argv.includes('--check')) return writeFileSync(FILE, wanted);
    if (readFileSync(FILE, 'utf8') === wanted) return;
    process.stderr.write(`${FILE} is not what the migrations make: run npm run db:types\n`);
    process.exitCode = 1;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
