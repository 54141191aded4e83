import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmbeddedServer, startEmbedded } from '@/lib/server/db/embedded';
import { endPostmaster, findPostmaster } from '@/lib/server/db/embedded/postmaster';
import { memoryFolder } from '@/tests/setup/scratch-folder';
import { bundle } from '../../../scripts/bundle.mjs';

const VERSION = 'test';
let dataDir: string;
let children: ChildProcess[] = [];
/** A data folder that the embedded server set up once: to set one up takes longer than most tests. */
let stopped: string;

const otherInstance = resolve(`node_modules/.cache/qeema/hold-server-test-${process.pid}.mjs`);

beforeAll(async () => {
  await bundle('tests/setup/hold-server.ts', otherInstance);
  dataDir = stopped = memoryFolder('test');
  await (await start()).stop();
});
afterAll(() => {
  for (const file of [stopped, otherInstance, `${otherInstance}.map`])
    rmSync(file, { recursive: true, force: true });
});

beforeEach(() => {
  dataDir = memoryFolder('test');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await endPostmaster(join(dataDir, 'db'));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes the test's folder one that was in use before. */
const useStopped = () => execFileSync('cp', ['-a', `${stopped}/.`, dataDir]);
const start = (durable = false) => startEmbedded({ dataDir, version: VERSION, durable });
const serverPid = () => findPostmaster(join(dataDir, 'db'))?.pid;

async function startOther(version = VERSION): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, [otherInstance, dataDir, version], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [says] = await once(child.stdout ?? child, 'data');
  return { child, says: String(says).trim() };
}

async function query(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.connectionString() });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

describe('the embedded server refuses in one line', () => {
  test('data of another PostgreSQL version', async () => {
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '16\n');
    await expect(start()).rejects.toThrow(/holds data of PostgreSQL 16, but this app brings 18: [^\n]+$/);
  });

  test('a folder that holds other files', async () => {
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'letter.txt'), 'mine');
    await expect(start()).rejects.toThrow(/holds no PostgreSQL data: move it away$/);
  });

  test('a folder that cannot be written', async () => {
    const refused = startEmbedded({ dataDir: '/proc/qeema', version: VERSION });
    await expect(refused).rejects.toThrow(
      /^The data folder \/proc\/qeema cannot be written \(\w+\): [^\n]+$/,
    );
  });

  test('a folder that another version of the app uses', async () => {
    await startOther('older');
    await expect(start()).rejects.toThrow(/is in use by another version of the app \(process \d+\)/);
  });

  test('settings with which PostgreSQL does not start, and shows its last log line', async () => {
    useStopped();
    writeFileSync(join(dataDir, 'db', 'postgresql.conf'), 'shared_buffers = nonsense\n');
    await expect(start()).rejects.toThrow(
      /^The embedded PostgreSQL does not start: .*FATAL.*postgresql.conf[^\n]+$/,
    );
  });
});

test('the embedded server keeps its data over a restart, and is gone after a stop', async () => {
  const first = await start();
  await query(first, `CREATE TABLE kept AS SELECT 'قيمة' AS word`);
  await first.stop();
  expect(serverPid()).toBeUndefined();
  const second = await start();
  expect(await query(second, 'SELECT word FROM kept')).toEqual([{ word: 'قيمة' }]);
  await second.stop();
});

// Windows has no such file modes.
test.runIf(process.platform !== 'win32')(
  'the server’s log, which may name people, can be read by its owner only, also one from before',
  async () => {
    const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
    useStopped();
    expect(modeOf('postgres.log')).toBe('600');
    appendFileSync(join(dataDir, 'postgres.log'), 'x'.repeat(5_000_001));
    chmodSync(join(dataDir, 'postgres.log'), 0o644);
    await (await start()).stop();
    expect([modeOf('postgres.log'), modeOf('postgres.log.1')]).toEqual(['600', '600']);
  },
);

test('an app that starts uses the server that a killed app left running', async () => {
  useStopped();
  const { child } = await startOther();
  await end(child, 'SIGKILL');
  const left = serverPid();
  expect(left).toBeDefined();
  const server = await start();
  expect(serverPid()).toBe(left);
  await server.stop();
  expect(serverPid()).toBeUndefined();
});

test('the data is still complete after app and server were both killed', async () => {
  useStopped();
  const server = await start(true);
  const { child } = await startOther();
  await query(server, 'CREATE TABLE kept AS SELECT 1 AS n');
  process.kill(serverPid() ?? 0, 'SIGKILL');
  await end(child, 'SIGKILL');
  const again = await start();
  expect(await query(again, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  await server.stop();
});

test('the server starts although another process now has the process number of the old server', async () => {
  useStopped();
  const { uid, gid } = statSync(join(dataDir, 'db'));
  const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  children.push(other);
  const lines = [other.pid, join(dataDir, 'db'), 1, 5432, '', ''].join('\n');
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    writeFileSync(join(dataDir, 'db', name), lines);
    chownSync(join(dataDir, 'db', name), uid, gid);
  }
  const server = await start();
  expect(await query(server, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await server.stop();
});

test('a server that dies while the app runs is started again', async () => {
  useStopped();
  const server = await start();
  const killed = serverPid() ?? 0;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => query(server, 'SELECT 1'), { timeout: 10_000, interval: 100 });
  expect(serverPid()).not.toBe(killed);
  await server.stop();
});

test('instances that start together share one server, and the last one stops it', async () => {
  const [server, ...others] = await Promise.all([start(), startOther(), startOther()]);
  expect(others.map(({ says }) => says)).toEqual(['ready', 'ready']);
  for (const { child } of others) await end(child, 'SIGTERM');
  expect(await query(server, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await server.stop();
  expect(serverPid()).toBeUndefined();
});

test('the server works in a folder whose name is too long for a socket', async () => {
  const outer = dataDir;
  dataDir = join(outer, 'a'.repeat(60), 'b'.repeat(60));
  const server = await start();
  expect(await query(server, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await server.stop();
  rmSync(outer, { recursive: true });
});
