import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDb } from '@/lib/server/db/client';
import { startEmbedded } from '@/lib/server/db/embedded';
import { migrate } from '@/lib/server/db/migrate';
import { MINUTE } from '@/lib/shared/time';

const version: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
const READY_MS = MINUTE;
const MS_A_TICK = 10; // a hundred ticks a second, on every Linux in use

/** A free port of the loopback. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** A scratch store on the embedded server, and the real launcher on it. */
export async function startHouse() {
  const dataDir = mkdtempSync(join(tmpdir(), `qeema-bench-${process.pid}-`));
  const database = await startEmbedded({ dataDir, version });
  process.env.DATABASE_URL = database.connectionString();
  process.env.AUTH_SECRET = 'only-for-the-bench-only-for-the-bench';
  process.env.ENCRYPTION_KEY = 'only-for-the-bench-the-key-of-what-is-sealed';
  await migrate(process.env.DATABASE_URL);
  let app: ChildProcess | undefined;
  return {
    dataDir,
    async serve(): Promise<string> {
      const port = await freePort();
      const settings = {
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
        // All of its readers have one address.
        READS_PER_MINUTE: '1000000000',
        // Buyers send an address of their own.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        NODE_ENV: 'production' as const,
      };
      app = spawn(process.execPath, ['.next/launcher/main.mjs'], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const origin = `http://127.0.0.1:${port}`;
      await untilReady(`${origin}/api/health`);
      return origin;
    },
    /** Resident memory of the app's process, in megabytes. */
    memory(): number {
      const status = readFileSync(`/proc/${app?.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    /** The app's processor time so far, in milliseconds: proc(5), stat, utime and stime. */
    cpu(): number {
      const stat = readFileSync(`/proc/${app?.pid}/stat`, 'utf8');
      const [utime, stime] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(utime) + Number(stime)) * MS_A_TICK;
    },
    async stop(): Promise<void> {
      await closeDb();
      await ended(app);
      await database.stop();
    },
  };
}

/** The yardstick in a process of its own. */
export async function startBare() {
  const port = await freePort();
  const child = fork('scripts/run.mjs', ['tests/load/bare-server.ts', String(port)]);
  await new Promise((resolve) => child.once('message', resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function untilReady(url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < READY_MS; ) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the app did not get ready');
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
