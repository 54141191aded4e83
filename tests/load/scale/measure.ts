import pg from 'pg';
import { closeDb, db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY } from '@/lib/shared/time';
import { plansOf, stepsOf } from '@/tests/setup/plans';
import { READS } from './reads';
import { findWorld, type World } from './world';

/** One read on one store: milliseconds per call, and the database's work for a call. */
export interface Measured {
  median: number;
  p95: number;
  rows: number;
  buffers: number;
  /** several processes work at it */
  isParallel: boolean;
}

export interface Asked {
  name: string;
  now: number;
}

// Its own process for each store, which gets messages with what to measure: node scripts/run.mjs
// tests/load/scale/measure.ts
const CALLS = 40;
const MOST_MS = 2_000;
const WARM = 8;

process.on('message', ({ name, now }: Asked) => {
  measure(name, new Date(now)).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      console.error(`${name}:`, error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => closeDb());

let opened: Promise<World> | undefined;

async function measure(name: string, now: Date): Promise<Measured> {
  opened ??= open(now);
  const world = await opened;
  const read = READS.find((one) => one.name === name);
  if (!read) throw new Error(`no such read`);
  const ask = () => read.ask(world);
  await repeat(ask, WARM);
  const times = (await repeat(ask, CALLS)).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), ...(await countWork(ask)) };
}

/**
 * Checks that the app could have written these rows: its own check of the books must pass. Two nightly runs close the
 * books and a job notes the words that are written here, as on a running site.
 */
async function open(now: Date): Promise<World> {
  await inTransaction(guestCtx(db(), now), (ctx) => refreshWords(ctx.db));
  for (const night of [new Date(now.getTime() - DAY), now]) {
    const { broken, results } = await checkBooks(guestCtx(db(), night));
    if (broken > 0) throw new Error(JSON.stringify(results.filter((result) => result.broken > 0)));
  }
  return findWorld(now);
}

async function repeat(ask: () => Promise<unknown>, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (const began = performance.now(); times.length < calls && performance.now() - began < MOST_MS; ) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times;
}

async function countWork(ask: () => Promise<unknown>): Promise<Omit<Measured, 'median' | 'p95'>> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const plans = await plansOf(client, ask);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const steps = plans.flatMap(({ root }) => stepsOf(root));
    return {
      rows: sum(plans.map(({ root }) => root['Actual Rows'])),
      buffers: sum(plans.map(({ buffers }) => buffers)),
      isParallel: steps.some((step) => step['Node Type'].startsWith('Gather')),
    };
  } finally {
    await client.end();
  }
}
