import 'server-only';
import type { listSelfChecks as List, SelfCheck } from '@/lib/contract/books';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';
import { sendLetter } from '@/lib/server/mail/jobs';
import { notifyAll } from '@/lib/server/notifications/service';
import { operatorLetter } from '@/lib/server/operator/letters';
import { operatorIds } from '@/lib/server/users/operators';
import { getContacts } from '@/lib/server/users/service';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import { CHECKS, type Check } from './checks';
import { deleteOldSelfChecks, findLastBroken, insertSelfCheck, listSelfChecks as listRows } from './repo';

const KEPT_MS = 366 * 86_400_000;

/**
 * Looks whether all that must always be true of money is, and keeps what it found. Where something is not, it says so in
 * the log as an error, and to every operator by a notice and a letter. It mends nothing: that is for people who know why.
 * @param checks other ones than all, for tests
 */
export async function checkBooks(ctx: Ctx, checks: readonly Check[] = CHECKS): Promise<SelfCheck> {
  const started = performance.now();
  const results: SelfCheck['results'] = [];
  // One after the other: what looks at everything should not take all connections.
  for (const { name, run } of checks) results.push({ check: name, ...(await run(ctx.db)) });
  const durationMs = Math.round(performance.now() - started);
  const broken = results.reduce((sum, result) => sum + result.broken, 0);
  const id = newId();
  await inTransaction(ctx, async (ctx) => {
    await insertSelfCheck(ctx.db, { id, now: ctx.now, durationMs, results, broken });
    await deleteOldSelfChecks(ctx.db, new Date(ctx.now.getTime() - KEPT_MS));
    if (broken > 0) await alarm(ctx, results);
  });
  return { _id: id, ranAt: ctx.now.toISOString(), durationMs, broken, results };
}

async function alarm(ctx: Ctx, results: SelfCheck['results']): Promise<void> {
  const failed = results.filter(({ broken }) => broken > 0);
  log.error({ checks: failed.map(({ check, broken }) => `${check}: ${broken}`) }, 'the books do not agree');
  const operators = await operatorIds(ctx);
  await notifyAll(
    ctx,
    operators.map((to) => ({ to, kind: 'operator_alarm', groupKey: 'operator_alarm' })),
  );
  const contacts = await getContacts(ctx, operators);
  const cases = failed.reduce((sum, { broken }) => sum + broken, 0);
  const letters = [...contacts.values()].flatMap((to) => {
    const number = (value: number) => numberFormat(to.intl).format(value);
    const rows = [
      { key: 'checks', value: number(failed.length) },
      { key: 'cases', value: number(cases) },
    ];
    return operatorLetter(to, 'booksBroken', { at: ctx.now, path: paths.adminLedger(), rows });
  });
  await enqueueAll(ctx, sendLetter, letters);
}

/** The same at an operator's wish. */
export async function runSelfCheck(ctx: MemberCtx): Promise<SelfCheck> {
  const check = await checkBooks(ctx);
  const { broken, _id: subjectId } = check;
  await recordAudit(ctx, {
    ...{ actor: ctx.viewer.id, action: 'self_check.run', subjectId, details: { broken } },
  });
  return check;
}

/** What each look found, the last one first. */
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
    broken: row.broken,
    results: row.results as unknown as SelfCheck['results'],
  }));
  return { data, nextCursor };
}

/** Whether the last look found something: work that waits for an operator. */
export const countBroken = (ctx: Ctx): Promise<number> => findLastBroken(ctx.db);
