import { join } from 'node:path';
import pg from 'pg';
import { connectionString } from '@/lib/server/db/embedded/socket';

/** The store of the app under test, where the tests turn its clock; empty where nobody told. */
export const DATA_DIR = process.env.E2E_DATA_DIR ?? '';

/** Says something to the app's own database, as nobody in the browser can. @returns the rows it answers with */
export async function inStore<Row extends object>(
  query: string,
  values: readonly unknown[] = [],
  dataDir = DATA_DIR,
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: connectionString({ host: join(dataDir, 'db'), port: 5432 }, 'qeema'),
  });
  await client.connect();
  try {
    return (await client.query<Row>(query, [...values])).rows;
  } finally {
    await client.end();
  }
}
