import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type AuditEntry, findFirstBreak, findLastEntry, insertEntry } from './repo';

/** Who acts where no member does: whoever may run commands on the server. */
export const BY_COMMAND = 'command';

/** Writes into the audit log what was done with authority; in the transaction that does it. */
export async function recordAudit(ctx: Ctx, entry: Omit<AuditEntry, 'at'>): Promise<void> {
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
