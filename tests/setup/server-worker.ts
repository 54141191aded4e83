import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { databaseUrl } from './database-url';

// Each test file has a database of its own, so that files run at once and see only what they made.
const template = inject('template');
const adminUrl = inject('adminUrl');
const database = `${template}_${process.pid}_${Date.now().toString(36)}`;

await onServer(`CREATE DATABASE ${database} TEMPLATE ${template}`);

process.env.DATABASE_URL = databaseUrl(adminUrl, database);
process.env.AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
process.env.ENCRYPTION_KEY = 'only-for-tests-the-key-of-what-is-sealed';
process.env.DEMO = '0';

afterAll(() => onServer(`DROP DATABASE ${database} WITH (FORCE)`));

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
