import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDb, db } from '@/lib/server/db/client';
import { type EmbeddedServer, startEmbedded } from '@/lib/server/db/embedded';
import { openSession } from '@/lib/server/db/session';
import { SharedLines } from '@/lib/server/db/shared-lines';
import { log } from '@/lib/server/log';
import { endApp, failToStart, freePort, type LaunchedApp, startApp } from '@/tests/setup/launched-app';
import { hasPgBouncer, type Pooler, startPgBouncer } from '@/tests/setup/pgbouncer';
import { memoryFolder } from '@/tests/setup/scratch-folder';
import { contradictions, letters, stuckJobs, totals } from './books';
import { Buyers } from './buyers';
import { type Seeded, seed } from './store';

const APP = 'qeema_app';
const SECRETS = { AUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) };
const SETTLING_MS = 20_000;

let folder: string;
let server: EmbeddedServer;
let pooler: Pooler;
let forgetful: Pooler;
const apps: LaunchedApp[] = [];

beforeEach((context) => {
  context.skip(!hasPgBouncer(), 'PgBouncer is not installed, and only root may install it');
});

beforeAll(async () => {
  if (!hasPgBouncer()) return;
  folder = memoryFolder('pooler');
  server = await startEmbedded({ dataDir: join(folder, 'server'), version: 'pooler', durable: false });
  const socket = new URL(server.connectionString()).searchParams.get('host') ?? '';
  const common = { socket, database: 'qeema', users: [APP] };
  pooler = await startPgBouncer({ ...common, folder: join(folder, 'pooler') });
  forgetful = await startPgBouncer({
    ...common,
    folder: join(folder, 'forgetful'),
    settings: ['ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options'],
  });
});

afterAll(async () => {
  await closeDb();
  for (const app of apps) await endApp(app, 'SIGKILL');
  await pooler?.stop();
  await forgetful?.stop();
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const settings = (direct: string) => ({
  ...SECRETS,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: pooler.url(APP),
  DATABASE_DIRECT_URL: direct,
  TRUSTED_PROXIES: '127.0.0.1,::1',
});

async function start(): Promise<LaunchedApp> {
  const app = await startApp({ ...settings(server.connectionString()), PORT: await freePort() });
  apps.push(app);
  return app;
}

test('the app says in one line what to set, and exits, when its only address is a pooler', async () => {
  const says = {
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL [^\n]*\n$/),
  };
  const port = await freePort();
  expect(await failToStart({ ...settings(''), PORT: port })).toEqual(says);
  expect(await failToStart({ ...settings(''), DATABASE_URL: forgetful.url(APP), PORT: port })).toEqual(says);
});

test('a direct address that leads to a pooler is refused, whether it refuses or drops a timeout', async () => {
  for (const each of [pooler, forgetful])
    await expect(openSession(each.url(APP), 'DATABASE_DIRECT_URL')).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads to a pooler/,
    );
});

test('reads share connections only where the server makes them read-only, which a pooler refuses or drops', async () => {
  Object.assign(process.env, settings(server.connectionString()));
  const of = { count: 2, isReadOnly: true, limits: {} };
  const direct = new SharedLines(server.connectionString(), of);
  const pooled = [pooler, forgetful].map((each) => new SharedLines(each.url(APP), of));
  const info = vi.spyOn(log, 'info');
  const write = 'create table if not exists written (id int)';
  try {
    for (const lines of [direct, ...pooled]) lines.query(write, []);
    await vi.waitFor(() => expect(direct.query('select 1', [])).not.toBeNull());
    await expect(direct.query(write, [])).rejects.toMatchObject({ code: '25006' });
    // Both poolers have answered.
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(pooled.length));
    for (const lines of pooled) expect(lines.query(write, [])).toBeNull();
  } finally {
    info.mockRestore();
    await Promise.all([direct, ...pooled].map((lines) => lines.end()));
  }
});

test('two instances that start together behind a pooler sell, send letters and tell each other what changed', async () => {
  const [one, two] = (await Promise.all([start(), start()])) as [LaunchedApp, LaunchedApp];
  // The factories and checks use the same connections as the app.
  Object.assign(process.env, settings(server.connectionString()));
  const seeded = await seed({ buyers: 6, products: 6 });

  await buyAt(one, { ...seeded, buyers: seeded.buyers.slice(0, 2) });
  await buyAt(two, { ...seeded, buyers: seeded.buyers.slice(2, 4) });
  await expectSettled(24);

  const [author] = seeded.buyers;
  const post = await publish(one, author?.token ?? '', 'نص أول');
  // Rendered first, and then cached for a minute.
  const untilCached = (wanted: object) =>
    vi.waitFor(async () => expect(await guestPage(two, post)).toMatchObject(wanted), { timeout: 20_000 });
  await untilCached({ how: 'hit', isOld: true });
  await ask(one, `/posts/${post}/update`, 'PATCH', author?.token ?? '', { text: 'نص ثان' });
  await untilCached({ isOld: false });

  const { rows } = await sql`select current_user as user, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db());
  expect(rows).toEqual([{ user: APP, statement: '14s', idle: '15s' }]);

  // The last instance still runs all jobs, over its own connection to the queue.
  expect(await endApp(one, 'SIGTERM')).toBe(0);
  await buyAt(two, { ...seeded, buyers: seeded.buyers.slice(4) });
  await expectSettled(36);
  expect(await endApp(two, 'SIGTERM')).toBe(0);
});

/** Lets each buyer buy each product. */
async function buyAt({ base }: LaunchedApp, seeded: Seeded): Promise<void> {
  const buyers = new Buyers(base, seeded);
  await buyers.reach(seeded.buyers.length * seeded.products.length);
  await buyers.finish();
  expect(buyers.unanswered).toBe(0);
}

async function expectSettled(purchases: number): Promise<void> {
  const all = { orders: purchases, paid: purchases, charged: purchases };
  expect(await totals()).toEqual({
    ...all,
    entitlements: purchases,
    sales: purchases,
    costs: purchases,
    otherJournals: 0,
  });
  const found = await contradictions();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, 0])));
  await vi.waitFor(async () => expect(await stuckJobs()).toBe(0), { timeout: SETTLING_MS, interval: 100 });
  await vi.waitFor(() => expect(letters(join(folder, 'data'))).toBe(2 * purchases), SETTLING_MS);
}

async function publish(app: LaunchedApp, token: string, text: string): Promise<string> {
  return (await ask<{ _id: string }>(app, '/posts', 'POST', token, { text }))._id;
}

async function guestPage({ base }: LaunchedApp, post: string) {
  const answer = await fetch(`${base}/posts/${post}`);
  return { how: answer.headers.get('x-cache'), isOld: (await answer.text()).includes('نص أول') };
}

async function ask<T>(
  { base }: LaunchedApp,
  path: string,
  method: string,
  token: string,
  body: object,
): Promise<T> {
  const headers = { version: '2', authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { payload: T }).payload;
}
