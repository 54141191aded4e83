import { afterAll, beforeAll, expect, it } from 'vitest';
import { isStuck, PreparingClient, TAKES_LONG } from '@/lib/server/db/prepared-statements';
import { toAppError } from '@/lib/server/http/map-error';

let client: PreparingClient;

beforeAll(async () => {
  client = new PreparingClient({ connectionString: process.env.DATABASE_URL, query_timeout: 100 });
  client.on('error', () => {}); // the test cuts its connection at the end
  await client.connect();
});
afterAll(() => client.connection.stream.destroy());

it('a statement marked as slow is waited for longer than others', async () => {
  const { rows } = await client.query(`${TAKES_LONG} select 1 as n, pg_sleep(0.3)`);
  expect(rows[0].n).toBe(1);
});

it('any other statement times out, its connection counts as stuck, and the caller gets 503', async () => {
  const error = await client.query('select pg_sleep(1)').then(
    () => null,
    (error: unknown) => error,
  );
  expect(isStuck(error)).toBe(true);
  expect(toAppError(error, { requestId: 'r', endpoint: 'e' }).status).toBe(503);
});
