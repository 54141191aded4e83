import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { startEmbedded } from '@/lib/server/db/embedded';
import { databaseUrl } from '@/tests/setup/database-url';
import { memoryFolder } from '@/tests/setup/scratch-folder';

/** Runs `work` with a client of the database. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the number of rows of every table, and a hash of them. */
const contents = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker') order by 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, chr(10) order by t::text)) as hash from ${name} t`,
      );
      found[name] = rows[0];
    }
    return found;
  });

/** Backups of the filled demo by the server's own programs, which the embedded server comes without. */
export function backupTests(): void {
  it('restores whole, on its version and on the one that we ship', async () => {
    const admin = inject('adminUrl');
    const source = process.env.DATABASE_URL ?? '';
    const programs = await withClient(source, async (client) => {
      const { rows } = await client.query<{ setting: string }>(
        `select setting from pg_config where name = 'BINDIR'`,
      );
      return rows[0]?.setting ?? '';
    });
    const folder = memoryFolder('backup');
    const file = join(folder, 'backup');
    const copy = `${new URL(source).pathname.slice(1)}_restored`;
    const shipped = await startEmbedded({
      dataDir: join(folder, 'shipped'),
      version: 'test',
      durable: false,
    });
    try {
      execFileSync(join(programs, 'pg_dump'), ['-Fc', '-f', file, source]);
      const before = await contents(source);
      expect(Object.keys(before).length).toBeGreaterThan(100);
      await withClient(admin, (client) => client.query(`create database ${copy} template template0`));
      for (const target of [databaseUrl(admin, copy), shipped.connectionString()]) {
        const options = ['--exit-on-error', '--no-owner', '--no-privileges', '--dbname', target];
        execFileSync(join(programs, 'pg_restore'), [...options, file]);
        expect(await contents(target)).toEqual(before);
      }
    } finally {
      await shipped.stop();
      rmSync(folder, { recursive: true, force: true });
      await withClient(admin, (client) => client.query(`drop database if exists ${copy} with (force)`));
    }
  }, 60_000);
}
