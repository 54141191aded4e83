import { join } from 'node:path';
import pg from 'pg';
import { connectionString } from '@/lib/server/db/embedded/socket';

/** The data folder of the app under test. */
export function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('no app runs yet: see browser-test.ts');
  return folder;
}

/** Runs SQL on the app's own database, which nobody in the browser can do. @returns the rows of the answer */
export async function inStore<Row extends object>(
  query: string,
  values: readonly unknown[] = [],
  folder = dataDir(),
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: connectionString({ host: join(folder, 'db'), port: 5432 }, 'qeema'),
  });
  await client.connect();
  try {
    return (await client.query<Row>(query, [...values])).rows;
  } finally {
    await client.end();
  }
}
