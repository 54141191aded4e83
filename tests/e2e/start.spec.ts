import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '@/lib/server/db/embedded';
import { endPostmaster, findPostmaster } from '@/lib/server/db/embedded/postmaster';
import { expect, test } from '../setup/browser-test';
import {
  endApp,
  failToStart,
  freePort,
  killDatabase,
  type LaunchedApp,
  launch,
  startApp,
} from '../setup/launched-app';
import { memoryFolder } from '../setup/scratch-folder';

const SECRETS = { AUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) };
let dataDir: string;
let apps: LaunchedApp[];

test.beforeEach(() => {
  dataDir = memoryFolder('e2e');
  apps = [];
});

test.afterEach(async () => {
  for (const app of apps) await endApp(app, 'SIGKILL');
  await endPostmaster(join(dataDir, 'db'));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<LaunchedApp> {
  const app = await startApp({ PORT: await freePort(), DATA_DIR: dataDir, ...settings });
  apps.push(app);
  return app;
}

/** Creates a company's account: 201, or 409 if its handle is taken. */
async function register({ base }: LaunchedApp, handle: string): Promise<number> {
  const company = { accountType: 'COMPANY', name: 'دار النهر', handle, email: `${handle}@example.com` };
  const body = JSON.stringify({ ...company, password: 'نهر هادئ بعيد عن البحر' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${base}/api/users/register`, { method: 'POST', headers, body })).status;
}

test('when the app cannot start, it says why in one line and exits with 1', async () => {
  const port = await freePort();
  const taken = createServer().listen(Number(port), '127.0.0.1');
  await once(taken, 'listening');
  const oneLine = (start: string) => ({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^${start}[^\n]*\n$`)),
  });
  const settings = { PORT: await freePort(), DATA_DIR: dataDir };
  const cases: [Record<string, string>, string][] = [
    [{ PORT: port }, `Port ${port} on 127.0.0.1 is in use`],
    [{ PORT: 'three thousand' }, 'Setting PORT: must be a whole number from 1 to 65535'],
    [{ HOST: '192.0.2.1', DEMO: '1' }, 'Setting HOST: 192.0.2.1 is not of this machine'],
    [{ DEMO: 'maybe' }, 'Setting DEMO: must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'Setting LOG_LEVEL: must be fatal, error,'],
    [{ DATA_DIR: '/proc/qeema' }, 'The data folder /proc/qeema cannot be written'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }, 'Setting AUTH_SECRET: needed'],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/none', AUTH_SECRET: 'x'.repeat(32) },
      'Setting ENCRYPTION_KEY: needed',
    ],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/none', ...SECRETS },
      'The database of DATABASE_URL cannot be reached',
    ],
  ];
  for (const [wrong, says] of cases) {
    expect(await failToStart({ ...settings, ...wrong }), says).toEqual(oneLine(says));
  }
  taken.close();
  writeFileSync(join(dataDir, 'db'), 'not a folder');
  expect(await failToStart(settings)).toEqual(oneLine('.*db holds no PostgreSQL data'));
  rmSync(join(dataDir, 'db'));
  mkdirSync(join(dataDir, 'db'));
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '16\n');
  expect(await failToStart(settings)).toEqual(
    oneLine('.*db holds data of PostgreSQL 16, but this app brings 18'),
  );
});

test('a signal during the start ends the database as well', async () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const app = launch({ PORT: await freePort(), DATA_DIR: dataDir, DEMO: '1' });
    apps.push(app);
    await expect(() => expect(findPostmaster(join(dataDir, 'db'))).toBeDefined()).toPass();
    expect(await endApp(app, signal), signal).toBe(0);
    expect(findPostmaster(join(dataDir, 'db'))).toBeUndefined();
  }
});

test('after app and database were killed, the next start has everything that was acknowledged', async () => {
  const first = await start();
  expect(await register(first, 'kept_by_all')).toBe(201);
  killDatabase(dataDir);
  await endApp(first, 'SIGKILL');
  const second = await start();
  expect(await register(second, 'kept_by_all')).toBe(409);
  expect(await endApp(second, 'SIGTERM')).toBe(0);
  expect(findPostmaster(join(dataDir, 'db'))).toBeUndefined();
});

test('a second instance shares the store; the last one to stop ends its server', async () => {
  const [one, two] = [await start(), await start()];
  expect(await register(one, 'both_by_all')).toBe(201);
  expect(await register(two, 'both_by_all')).toBe(409);
  expect(await endApp(one, 'SIGINT')).toBe(0);
  expect((await fetch(`${two.base}/api/health`)).status).toBe(200);
  expect(await endApp(two, 'SIGTERM')).toBe(0);
  expect(findPostmaster(join(dataDir, 'db'))).toBeUndefined();
});

test('two instances that start together on an empty external database migrate and fill it once', async () => {
  test.slow();
  const server = await startEmbedded({ dataDir: join(dataDir, 'server'), version: 'e2e', durable: false });
  const client = new pg.Client({ connectionString: server.connectionString() });
  try {
    const settings = { DATABASE_URL: server.connectionString(), ...SECRETS, DEMO: '1' };
    const both = await Promise.all([start(settings), start(settings)]);
    await client.connect();
    const { rows } = await client.query(`select
      (select count(*)::int from schema_migrations) as migrations,
      (select count(*)::int from users where email = 'sara@demo.qeema.example') as saras,
      (select count(*)::int from products) as products,
      (select count(distinct title)::int from products) as titles`);
    const migrations = readdirSync('lib/server/db/migrations').length;
    expect(rows[0]).toMatchObject({ migrations, saras: 1, products: rows[0].titles });
    expect(rows[0].products).toBeGreaterThan(0);
    expect(await register(both[0], 'shared_by_all')).toBe(201);
    expect(await register(both[1], 'shared_by_all')).toBe(409);
    expect(await Promise.all(both.map((app) => endApp(app, 'SIGTERM')))).toEqual([0, 0]);
  } finally {
    await client.end();
    await server.stop();
  }
});

test('when the database is killed under a running app, it is started again', async () => {
  const app = await start();
  const killed = findPostmaster(join(dataDir, 'db'))?.pid;
  killDatabase(dataDir);
  let attempt = 0;
  await expect(async () => {
    expect(findPostmaster(join(dataDir, 'db'))?.pid ?? killed).not.toBe(killed);
    expect(await register(app, `after_kill_${attempt++}`)).toBe(201);
  }).toPass({ timeout: 20_000 });
  expect((await fetch(`${app.base}/api/health`)).status).toBe(200);
});
