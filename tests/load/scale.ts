import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '@/lib/server/db/embedded';
import { migrate } from '@/lib/server/db/migrate';
import { memoryFolder } from '@/tests/setup/scratch-folder';
import { fillStore } from './scale/fill';
import type { Asked, Measured } from './scale/measure';
import { READS } from './scale/reads';

// npm run scale [-- --posts 1000000] [-- --only TEXT] [-- --keep FOLDER]: measures each hot read on a store with this
// number of posts, a tenth as many people and a twentieth as many products, and on one of a hundredth of that size.
// Half an hour and gigabytes, mostly to fill the store: --keep leaves it in a folder, where the next run finds it.
const { values: given } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const POSTS = Number(given.posts);
const BYTES_A_POST = 6_000;
const ROUNDS = 3;
/** On the large store a read takes at most so many times as long. */
const MOST_GROWTH = 2;
/** The p95 of a search on the large store, in milliseconds. */
const MOST_OF_SEARCH = 30;
/** The same of a read that grows with what one person owns. */
const MOST_OF_OWNER = 50;
if (POSTS === 0 || !Number.isInteger(POSTS / 100_000)) throw new Error('--posts: hundreds of thousands');

const dataDir = given.keep ? resolve(given.keep) : memoryFolder('scale', POSTS * BYTES_A_POST);
mkdirSync(dataDir, { recursive: true });
const filledFile = join(dataDir, `filled-${POSTS}`);
const filledAt = readFilled();
const now = filledAt ?? new Date();
const server = await startEmbedded({ dataDir, version: 'scale', durable: false });
try {
  const small = await openStore('small', POSTS / 100);
  const large = await openStore('large', POSTS);
  if (!filledAt) writeFileSync(filledFile, now.toISOString());
  printRow([
    'read',
    `${POSTS / 100}: ms`,
    'p95',
    `${POSTS}: ms`,
    'p95',
    'ratio',
    'buffers',
    'buffers',
    'rows',
    '',
  ]);
  for (const { name } of READS.filter((read) => read.name.includes(given.only))) {
    const rounds: [Measured, Measured][] = [];
    // In turns, so that other load on the machine affects both.
    while (rounds.length < ROUNDS) rounds.push([await small.measure(name), await large.measure(name)]);
    printRead(name, middle(rounds.map(([one]) => one)), middle(rounds.map(([, other]) => other)));
  }
  await Promise.all([small.stop(), large.stop()]);
} finally {
  await server.stop();
  if (!given.keep) rmSync(dataDir, { recursive: true, force: true });
}

/** The time for which a kept folder was filled with this number of posts; null if it was not, or not to the end. */
function readFilled(): Date | null {
  try {
    return new Date(readFileSync(filledFile, 'utf8'));
  } catch {
    return null;
  }
}

/** Fills a store, unless it is a kept one, and starts a process that measures on it. */
async function openStore(database: string, posts: number) {
  const DATABASE_URL = server.connectionString(database);
  if (filledAt) await migrate(DATABASE_URL);
  else await makeStore(database, posts);
  const secret = 'only-to-measure-only-to-measure-only-to-measure';
  const env = {
    ...process.env,
    DATABASE_URL,
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    ENCRYPTION_KEY: `${secret}s`,
    LOG_LEVEL: 'error',
  };
  const child = fork('scripts/run.mjs', ['tests/load/scale/measure.ts'], { env });
  const ended = once(child, 'exit');
  return {
    async measure(name: string): Promise<Measured> {
      child.send({ name, now: now.getTime() } satisfies Asked);
      const answer = await Promise.race([once(child, 'message'), ended.then(() => null)]);
      if (!answer) throw new Error(`${name}: could not be measured`);
      return answer[0];
    },
    async stop(): Promise<void> {
      child.disconnect();
      await ended;
    },
  };
}

async function makeStore(database: string, posts: number): Promise<void> {
  const began = performance.now();
  const admin = new pg.Client({ connectionString: server.connectionString() });
  await admin.connect();
  await admin.query(`drop database if exists ${database}`);
  await admin.query(`create database ${database}`);
  await admin.end();
  const url = server.connectionString(database);
  await migrate(url);
  await fillStore(url, { people: posts / 10, posts, products: posts / 20 }, now);
  console.log(`${posts} posts written in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** The median round: noise in the two others does not count. */
function middle(rounds: Measured[]): Measured {
  const [, found] = rounds.toSorted((a, b) => a.median - b.median);
  if (!found) throw new Error('too few rounds');
  return found;
}

function printRead(name: string, small: Measured, large: Measured): void {
  const ms = (time: number) => time.toFixed(1);
  const ratio = large.median / small.median;
  const times = [small.median, small.p95, large.median, large.p95].map(ms);
  const work = [small.buffers, large.buffers, large.rows].map(String);
  const isOver = name.startsWith('search')
    ? ratio > MOST_GROWTH || large.p95 > MOST_OF_SEARCH
    : ratio > MOST_GROWTH && large.p95 > MOST_OF_OWNER;
  const remarks = [...(isOver ? ['over'] : []), ...(large.isParallel ? ['parallel'] : [])].join();
  printRow([name, ...times, `×${ratio.toFixed(1)}`, ...work, remarks]);
}

function printRow([name = '', ...cells]: string[]): void {
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(13)).join(''));
}
