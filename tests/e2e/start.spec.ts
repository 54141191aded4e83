import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { endPostmaster, findPostmaster } from '@/lib/server/db/embedded/postmaster';
import {
  endApp,
  failToStart,
  freePort,
  killDatabase,
  type LaunchedApp,
  startApp,
} from '../setup/launched-app';

let dataDir: string;
let apps: LaunchedApp[];

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'qeema-e2e-'));
  apps = [];
});

test.afterEach(async () => {
  for (const app of apps) await endApp(app, 'SIGKILL');
  await endPostmaster(join(dataDir, 'db'));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<LaunchedApp> {
  const app = await startApp({ PORT: await freePort(), DATA_DIR: dataDir });
  apps.push(app);
  return app;
}

async function register({ base }: LaunchedApp, email: string): Promise<number> {
  const body = JSON.stringify({ name: 'نورة القحطاني', email, password: 'نهر هادئ بعيد عن البحر' });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${base}/api/users/register`, { method: 'POST', headers, body })).status;
}

test('what cannot start says why in one line and exits with 1', async () => {
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
    [{ DEMO: 'maybe' }, 'Setting DEMO: must be 0 or 1'],
    [{ DATA_DIR: '/proc/qeema' }, 'The data folder /proc/qeema cannot be written'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }, 'Setting AUTH_SECRET: needed'],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/none', AUTH_SECRET: 'x'.repeat(32) },
      'The database of DATABASE_URL cannot be reached',
    ],
  ];
  for (const [wrong, says] of cases) {
    expect(await failToStart({ ...settings, ...wrong }), says).toEqual(oneLine(says));
  }
  taken.close();
  writeFileSync(join(dataDir, 'db'), 'not a folder');
  expect(await failToStart(settings)).toEqual(oneLine('.*db holds no PostgreSQL data'));
});

test('after a kill of everything, the next start recovers what was acknowledged', async () => {
  const first = await start();
  expect(await register(first, 'kept@example.com')).toBe(201);
  killDatabase(dataDir);
  await endApp(first, 'SIGKILL');
  const second = await start();
  expect(await register(second, 'kept@example.com')).toBe(409);
  expect(await endApp(second, 'SIGTERM')).toBe(0);
  expect(findPostmaster(join(dataDir, 'db'))).toBeUndefined();
});

test('a second instance shares the store; the last one to stop ends its server', async () => {
  const [one, two] = [await start(), await start()];
  expect(await register(one, 'both@example.com')).toBe(201);
  expect(await register(two, 'both@example.com')).toBe(409);
  expect(await endApp(one, 'SIGINT')).toBe(0);
  expect((await fetch(`${two.base}/api/health`)).status).toBe(200);
  expect(await endApp(two, 'SIGTERM')).toBe(0);
  expect(findPostmaster(join(dataDir, 'db'))).toBeUndefined();
});

test('when the database is killed under a running app, it comes back by itself', async () => {
  const app = await start();
  killDatabase(dataDir);
  await expect(async () => {
    expect((await fetch(`${app.base}/api/health`)).status).toBe(200);
  }).toPass({ timeout: 10_000 });
  expect(await register(app, 'after@example.com')).toBe(201);
});
