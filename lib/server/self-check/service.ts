import 'server-only';
import type { listSelfChecks as List, SelfCheck } from '@/lib/contract/books';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, Db, MemberCtx } from '@/lib/server/ctx';
import { allowMinutes } from '@/lib/server/db/prepared-statements';
import { inTransaction } from '@/lib/server/db/tx';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { operatorIds } from '@/lib/server/members/operators';
import { notifyAll } from '@/lib/server/notifications/service';
import { DAY } from '@/lib/shared/time';
import { CHECKS } from './checks';
import type { AlarmFacts } from './letters';
import { deleteOldSelfChecks, findLastBroken, insertSelfCheck, listSelfChecks as listRows } from './repo';
import { closeBooks, findClosing, lockClosing } from './repo-closing';

const KEPT_MS = 366 * DAY;
// Shorter than from one night to the next, so that a job that runs early still closes.
const NIGHT_MS = DAY / 2;
const WEEK_MS = 7 * DAY - NIGHT_MS;

/**
 * Checks everything that must always be true of money, and stores the result. Where something is wrong, it writes an
 * error to the log and notifies every operator by a notice and a letter. It corrects nothing: people must find the
 * cause. What was found right before is not read again (decisions/042), except after a check that found something
 * wrong, or where the time of the last full check is in the future because a clock was wrong.
 * @param wishes `isWhole` reads everything in any case
 */
export async function checkBooks(ctx: Ctx, wishes = { isWhole: false }): Promise<SelfCheck> {
  const started = performance.now();
  const closing = await findClosing(ctx.db);
  const isLost = closing.whole_at !== null && closing.whole_at > ctx.now;
  const isWhole = wishes.isWhole || isLost || (await findLastBroken(ctx.db)) > 0;
  const since = isWhole ? null : closing;
  const results: SelfCheck['results'] = [];
  // One after the other, so that the check does not use all connections.
  for (const { name, run } of CHECKS)
    results.push({ check: name, ...(await withTime(ctx, (db) => run(db, since, ctx.now))) });
  const durationMs = Math.round(performance.now() - started);
  const broken = results.reduce((sum, result) => sum + result.broken, 0);
  const id = newId();
  await inTransaction(ctx, async (ctx) => {
    await insertSelfCheck(ctx.db, { id, now: ctx.now, durationMs, isWhole, results, broken });
    await deleteOldSelfChecks(ctx.db, new Date(ctx.now.getTime() - KEPT_MS));
    if (broken > 0) await alarm(ctx, results);
  });
  // What is wrong stays open: each check reads it again until it is corrected.
  if (broken === 0) await withTime(ctx, (db) => closeAfterNight(db, ctx.now, isWhole));
  return { _id: id, ranAt: ctx.now.toISOString(), durationMs, isWhole, broken, results };
}

async function closeAfterNight(db: Db, now: Date, isWhole: boolean): Promise<void> {
  const { next_at } = await lockClosing(db);
  if (hasPassed(next_at, NIGHT_MS, now)) await closeBooks(db, now, isWhole);
}

/** The check of each night; once a week it reads everything. */
export async function checkNightly(ctx: Ctx): Promise<void> {
  const { whole_at } = await findClosing(ctx.db);
  await checkBooks(ctx, { isWhole: hasPassed(whole_at, WEEK_MS, ctx.now) });
}

/** Whether this much time has passed. A time in the future was written by a wrong clock, and counts as none. */
const hasPassed = (since: Date | null, ms: number, now: Date) =>
  since === null || since > now || now.getTime() - since.getTime() >= ms;

/** Lets a check take minutes, where other statements have seconds. */
const withTime = <T>(ctx: Ctx, run: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async ({ db }) => {
    await allowMinutes(db);
    return run(db);
  });

async function alarm(ctx: Ctx, results: SelfCheck['results']): Promise<void> {
  const failed = results.filter(({ broken }) => broken > 0);
  log.error({ checks: failed.map(({ check, broken }) => `${check}: ${broken}`) }, 'the books do not agree');
  const operators = await operatorIds(ctx);
  const facts: AlarmFacts = {
    checks: failed.length,
    cases: failed.reduce((sum, { broken }) => sum + broken, 0),
  };
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'operator_alarm', facts })),
  );
}

/** The same when an operator asks for it. */
export async function runSelfCheck(ctx: MemberCtx): Promise<SelfCheck> {
  const check = await checkBooks(ctx);
  const { broken, _id: subjectId } = check;
  await recordAudit(ctx, {
    actor: ctx.viewer.id,
    action: 'self_check.run',
    subjectId,
    details: { broken },
  });
  return check;
}

/** The results of checks, newest first. */
export async function listSelfChecks(
  ctx: Ctx,
  { cursor, limit }: Parsed<typeof List>['query'],
): Promise<Payload<typeof List>> {
  const rows = await listRows(ctx.db, decodeIdCursor(cursor), limit);
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  const data = kept.map((row) => ({
    _id: row.id,
    ranAt: row.ran_at.toISOString(),
    durationMs: row.duration_ms,
    isWhole: row.is_whole,
    broken: row.broken,
    results: row.results as unknown as SelfCheck['results'],
  }));
  return { data, nextCursor };
}

/** Returns whether the last check found something: work that waits for an operator. */
export const countBroken = (ctx: Ctx): Promise<number> => findLastBroken(ctx.db);
