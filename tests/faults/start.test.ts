import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from '@/lib/server/db/embedded';
import { endPostmaster, findPostmaster } from '@/lib/server/db/embedded/postmaster';
import { MINUTE } from '@/lib/shared/time';
import {
  endApp,
  failToStart,
  freePort,
  type LaunchedApp,
  launch,
  startApp,
} from '@/tests/setup/launched-app';
import { memoryFolder } from '@/tests/setup/scratch-folder';
import { until } from '@/tests/setup/waits';

// What the launcher does with the parts of a start; each part's own tests are in tests/lib/server/env.test.ts and
// tests/server/db/. Crashes of a running app: purchases.test.ts.

const SECRETS = { AUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) };
let folder: string;
let apps: LaunchedApp[];

beforeEach(() => {
  folder = memoryFolder('start');
  apps = [];
});

afterEach(async () => {
  for (const app of apps) await endApp(app, 'SIGKILL');
  for (const name of readdirSync(folder)) await endPostmaster(join(folder, name, 'db'));
  rmSync(folder, { recursive: true, force: true });
});

const databaseOf = (name: string) => findPostmaster(join(folder, name, 'db'));

async function start(settings: Record<string, string>): Promise<LaunchedApp> {
  const app = await startApp({ PORT: await freePort(), ...settings });
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

test('an app that cannot start says why in one line and exits with 1', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  mkdirSync(join(folder, 'wrong'));
  writeFileSync(join(folder, 'wrong', 'db'), 'not a folder');
  const failing: [Record<string, string>, string][] = [
    [{ LOG_LEVEL: 'loud' }, 'Setting LOG_LEVEL: must be fatal, error,'],
    [{ PORT: port }, `Port ${port} on 127.0.0.1 is in use`],
    [{ DATA_DIR: join(folder, 'wrong') }, '.*db holds no PostgreSQL data'],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/none', ...SECRETS },
      'The database of DATABASE_URL cannot be reached',
    ],
  ];
  await Promise.all(
    failing.map(async ([settings, line]) => {
      const failed = await failToStart({
        PORT: await freePort(),
        DATA_DIR: join(folder, 'data'),
        ...settings,
      });
      expect(failed, line).toEqual({
        code: 1,
        stderr: expect.stringMatching(new RegExp(`^${line}[^\n]*\n$`)),
      });
    }),
  );
  server.close();
});

test('a signal during the start ends the database as well', async () => {
  await Promise.all(
    (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(async (signal) => {
      const app = launch({ PORT: await freePort(), DATA_DIR: join(folder, signal) });
      apps.push(app);
      await until(() => databaseOf(signal), Boolean, MINUTE);
      expect(await endApp(app, signal), signal).toBe(0);
      expect(databaseOf(signal), signal).toBeUndefined();
    }),
  );
});

test('instances that start together share one new store; the last one to stop ends its server', async () => {
  const settings = { DATA_DIR: join(folder, 'shared') };
  const [one, two] = await Promise.all([start(settings), start({ ...settings, DRAIN_SECONDS: '2' })]);
  expect(await register(one, 'both_by_all')).toBe(201);
  expect(await register(two, 'both_by_all')).toBe(409);
  expect(await endApp(one, 'SIGINT')).toBe(0);
  expect((await fetch(`${two.base}/api/health`)).status).toBe(200);
  await expectPatience(two);
  await expectDraining(two);
  expect(databaseOf('shared')).toBeUndefined();
});

/** While the database is frozen, nobody waits for it for more than three seconds. */
async function expectPatience({ base }: LaunchedApp): Promise<void> {
  expect((await fetch(`${base}/explore`)).status).toBe(200);
  const processes = processesOf(databaseOf('shared')?.pid ?? 0);
  const signal = (name: NodeJS.Signals) => processes.map((pid) => process.kill(pid, name));
  signal('SIGSTOP');
  try {
    const frozenAt = performance.now();
    const paths = ['/api/posts/explorePosts?limit=3', '/marketplace?sort=newest', '/api/health'];
    const answers = await Promise.all([...paths, '/explore'].map((path) => fetch(`${base}${path}`)));
    expect(performance.now() - frozenAt).toBeLessThan(3_000);
    const refused = answers.slice(0, -1).map((answer) => [answer.status, answer.headers.has('retry-after')]);
    expect(refused).toEqual(paths.map(() => [503, true]));
    expect(answers.at(-1)?.status).toBe(200);
  } finally {
    signal('SIGCONT');
  }
  await until(async () => (await fetch(`${base}/api/posts/explorePosts?limit=3`)).ok);
}

/** After SIGTERM an app says that it is not ready, and answers what still comes; each answer closes its connection. */
async function expectDraining(app: LaunchedApp): Promise<void> {
  const ended = endApp(app, 'SIGTERM');
  await until(async () => (await fetch(`${app.base}/api/health/ready`)).status === 503);
  for (const path of ['/api/health/live', '/explore', '/api/posts/explorePosts?limit=3']) {
    const { status, headers } = await fetch(`${app.base}${path}`);
    expect([status, headers.get('connection')], path).toEqual([200, 'close']);
  }
  expect(await ended).toBe(0);
}

/** A server's process and its children. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

test('instances that start together on an empty external database migrate it once', async () => {
  const server = await startEmbedded({ dataDir: join(folder, 'external'), version: 'test', durable: false });
  const client = new pg.Client({ connectionString: server.connectionString() });
  try {
    const settings = { DATABASE_URL: server.connectionString(), ...SECRETS };
    const [one, two] = await Promise.all([
      start({ ...settings, DATA_DIR: join(folder, 'one') }),
      start({ ...settings, DATA_DIR: join(folder, 'two') }),
    ]);
    await client.connect();
    const { rows } = await client.query('select count(*)::int as migrations from schema_migrations');
    expect(rows).toEqual([{ migrations: readdirSync('lib/server/db/migrations').length }]);
    expect(await register(one, 'shared_by_all')).toBe(201);
    expect(await register(two, 'shared_by_all')).toBe(409);
    expect(await Promise.all([one, two].map((app) => endApp(app, 'SIGTERM')))).toEqual([0, 0]);
  } finally {
    await client.end();
    await server.stop();
  }
});
