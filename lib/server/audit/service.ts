import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { type AuditEntry, findFirstBreak, findLastEntry, insertEntry } from './repo';
import type { AuditAct, AuditValue, Worded } from './words';

/** The actor where no member acts: a person who may run commands on the server. */
export const BY_COMMAND = 'command';

/**
 * Writes an action into the audit log, in the transaction that does it. It compiles only for actions and details that
 * have words: others could not be shown.
 */
export async function recordAudit<Details extends { [Name in keyof Details]?: AuditValue }>(
  ctx: Ctx,
  entry: { actor: string; action: AuditAct; subjectId: string | null; details: Worded<Details> },
): Promise<void> {
  await insertEntry(ctx.db, { ...entry, at: ctx.now });
}

/** The details of the latest entry about a subject with an action; null where there is none. */
export async function lastAudit(
  ctx: Ctx,
  subjectId: string,
  action: string,
): Promise<AuditEntry['details'] | null> {
  const row = await findLastEntry(ctx.db, subjectId, action);
  return (row?.details as AuditEntry['details'] | undefined) ?? null;
}

/** The number of the first entry that was changed, removed or added from outside; null where none was. */
export function firstAuditBreak(ctx: Ctx): Promise<number | null> {
  return findFirstBreak(ctx.db);
}
