import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from '@/lib/server/db/migrate';
import { MISSING_PARTS } from '@/lib/server/db/schema-parts';
import { databaseUrl } from '@/tests/setup/database-url';

const SLOW_TABLE = 'SELECT pg_sleep(0.2); CREATE TABLE slow (id int);';

let folder: string;
let url: string;
let database: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  database = `${inject('template')}_migrate_${process.hrtime.bigint()}`;
  url = databaseUrl(inject('adminUrl'), database);
  await admin(`CREATE DATABASE ${database}`);
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await admin(`DROP DATABASE ${database} WITH (FORCE)`);
});

async function query<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const admin = (sql: string) => query(inject('adminUrl'), sql);

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

describe('migrate refuses', () => {
  test('a file that was changed after it was applied', async () => {
    write('20261201T1000_first.sql', 'CREATE TABLE first (id int);');
    await migrate(url, folder);
    write('20261201T1000_first.sql', 'CREATE TABLE first (id bigint);');
    await expect(migrate(url, folder)).rejects.toThrow(
      '20261201T1000_first.sql was changed after it was applied',
    );
  });

  test('a database newer than the code', async () => {
    write('20261201T1000_first.sql', 'SELECT 1;');
    write('20261201T1010_second.sql', 'SELECT 1;');
    await migrate(url, folder);
    rmSync(join(folder, '20261201T1010_second.sql'));
    await expect(migrate(url, folder)).rejects.toThrow(
      'newer than this app: it has migration 20261201T1010_second.sql',
    );
  });

  test('a file without a time in its name', async () => {
    write('003_third.sql', 'SELECT 1;');
    await expect(migrate(url, folder)).rejects.toThrow('003_third.sql: must be named like');
  });

  test('a store of numbered migrations, in one sentence', async () => {
    await query(url, 'CREATE TABLE schema_migrations (version int, name text, checksum text)');
    await expect(migrate(url)).rejects.toThrow(
      /^The database was made by a version .*: start with an empty database$/,
    );
    expect(await query(url, `SELECT FROM pg_tables WHERE tablename = 'users'`)).toHaveLength(0);
  });

  test('a file that fails, and keeps no part of it', async () => {
    write('20261201T1000_first.sql', 'CREATE TABLE first (id int); SELECT 1/0;');
    await expect(migrate(url, folder)).rejects.toThrow('20261201T1000_first.sql failed: division by zero');
    const tables = await query(url, `SELECT FROM pg_tables WHERE tablename = 'first'`);
    expect(tables).toHaveLength(0);
  });

  test('a locale in which Arabic cannot be searched', async () => {
    const name = `${database}_c`;
    await admin(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`);
    await expect(migrate(databaseUrl(url, name), folder)).rejects.toThrow('LC_CTYPE C');
    await admin(`DROP DATABASE ${name}`);
  });

  test('a server that it cannot reach, in one line', async () => {
    const refused = migrate('postgresql://nobody@127.0.0.1:1/none', folder);
    await expect(refused).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: .*$/);
  });
});

test('migrate applies each file once when several instances start together', async () => {
  write('20261201T1000_slow.sql', SLOW_TABLE);
  write('20261201T1010_row.sql', 'INSERT INTO slow VALUES (1);');
  await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder)));
  expect(await query(url, 'SELECT id FROM slow')).toEqual([{ id: 1 }]);
  expect(await query(url, 'SELECT name FROM schema_migrations ORDER BY 1')).toEqual([
    { name: '20261201T1000_slow.sql' },
    { name: '20261201T1010_row.sql' },
  ]);
});

test('migrate applies a file that was merged after a later one', async () => {
  write('20261201T1010_second.sql', 'CREATE TABLE second (id int);');
  await migrate(url, folder);
  write('20261201T1000_first.sql', 'CREATE TABLE first (id int);');
  await migrate(url, folder);
  expect(await query(url, `SELECT FROM pg_tables WHERE tablename IN ('first', 'second')`)).toHaveLength(2);
});

test('migrate accepts an applied file that now has other line ends', async () => {
  write('20261201T1000_first.sql', 'SELECT 1;\nSELECT 2;\n');
  await migrate(url, folder);
  write('20261201T1000_first.sql', 'SELECT 1;\r\nSELECT 2;\r\n');
  await migrate(url, folder);
});

test('migrate also creates the schema of the job queue', async () => {
  await migrate(url, folder);
  const tables = await query(
    url,
    `SELECT FROM information_schema.views WHERE table_schema = 'graphile_worker'`,
  );
  expect(tables.length).toBeGreaterThan(0);
});

test('what was lost stays missing after another migration, and what a migration drops is not missed', async () => {
  write(
    '20261201T1000_first.sql',
    'CREATE TABLE kept (id int); CREATE TABLE lost (id int); CREATE TABLE old (id int);',
  );
  await migrate(url, folder);
  expect(await query(url, MISSING_PARTS)).toEqual([]);
  await query(url, 'DROP TABLE lost');
  write('20261201T1010_second.sql', 'DROP TABLE old; CREATE TABLE second (id int);');
  await migrate(url, folder);
  const missing = [{ name: 'column public.lost.id' }, { name: 'relation public.lost' }];
  expect(await query(url, `${MISSING_PARTS} ORDER BY 1`)).toEqual(missing);
  expect(await query(url, `SELECT FROM schema_parts WHERE name = 'relation public.second'`)).toHaveLength(1);
});
