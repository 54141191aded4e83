import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '@/lib/server/startup-error';
import { MINUTE } from '@/lib/shared/time';
import { clearStaleLocks, findPostmaster, type ServerPlan, spawnPostmaster } from './postmaster';
import { connectionString } from './socket';

const LONGEST_RECOVERY = 5 * MINUTE; // after a crash PostgreSQL replays its log before it answers
const WATCH_EVERY = 500;

/**
 * Returns once the server answers; starts it where it is not running.
 * @throws StartupError with the server's last words when it does not start
 */
export async function keepRunning(plan: ServerPlan): Promise<void> {
  let child: ChildProcess | undefined;
  const deadline = performance.now() + LONGEST_RECOVERY;
  for (let starts = 0; performance.now() < deadline; await sleep(25)) {
    const running = findPostmaster(plan.dbDir);
    if (running && (await answers(plan))) return;
    if (running || (child?.pid !== undefined && child.exitCode === null && child.signalCode === null))
      continue;
    if (!clearStaleLocks(plan)) continue;
    if (starts++ === 3) throw new StartupError(`The embedded PostgreSQL does not start: ${lastWords(plan)}`);
    child = spawnPostmaster(plan);
  }
  throw new StartupError(`The embedded PostgreSQL does not answer: ${lastWords(plan)}`);
}

async function answers(plan: ServerPlan): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString(plan.address, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  try {
    await client.connect();
    return true;
  } catch (error) {
    return (error as { code?: string }).code === '53300'; // too many connections: it is up
  } finally {
    await client.end();
  }
}

function lastWords({ logFile }: ServerPlan): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|could not|error/.test(line)) ?? lines.at(-1);
  return `${fatal} (${logFile})`;
}

/** Starts the server again when it dies: killed, or ended by an instance that thought it was the last. */
export function watchServer(plan: ServerPlan): { end(): Promise<void> } {
  let reviving: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (reviving || findPostmaster(plan.dbDir)) return;
    reviving = keepRunning(plan)
      .catch(() => {}) // the next tick tries again; requests answer 503 meanwhile
      .finally(() => {
        reviving = undefined;
      });
  }, WATCH_EVERY);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await reviving;
    },
  };
}
