import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type AuditEntry, findFirstBreak, findLastEntry, insertEntry } from './repo';
import type { AuditAct, AuditValue, Worded } from './words';

/** Who acts where no member does: whoever may run commands on the server. */
export const BY_COMMAND = 'command';

/**
 * Writes into the audit log what was done with authority; in the transaction that does it. Only what there are words
 * for compiles: an act and a detail without them would be read by nobody.
 */
export async function recordAudit<Details extends { [Name in keyof Details]?: AuditValue }>(
  ctx: Ctx,
  entry: { actor: string; action: AuditAct; subjectId: string | null; details: Worded<Details> },
): Promise<void> {
  await insertEntry(ctx.db, { ...entry, at: ctx.now });
}

/** What the latest entry of an action about somebody says; null where there is none. */
export async function lastAudit(
  ctx: Ctx,
  subjectId: string,
  action: string,
): Promise<AuditEntry['details'] | null> {
  const row = await findLastEntry(ctx.db, subjectId, action);
  return (row?.details as AuditEntry['details'] | undefined) ?? null;
}

/** The number of the first entry that was changed, taken out or put in; null where all is as it was written. */
export function firstAuditBreak(ctx: Ctx): Promise<number | null> {
  return findFirstBreak(ctx.db);
}
