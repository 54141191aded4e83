import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface AuditEntry {
  at: Date;
  /** a member's id, or `command` */
  actor: string;
  action: string;
  subjectId: string | null;
  details: Record<string, string | number | boolean | null>;
}

/** Appends a row; the table itself makes its number and hash. */
export async function insertEntry(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor: entry.actor,
      action: entry.action,
      subject_id: entry.subjectId,
      details: JSON.stringify(entry.details),
    })
    .execute();
}

/** The latest row about a subject with one of the actions. */
export function findLastEntry(db: Db, subjectId: string, action: string) {
  return db
    .selectFrom('audit_log')
    .select(['seq', 'at', 'details'])
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The number of the first row that was changed from outside; null where the chain is whole. */
export async function findFirstBreak(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`select audit_first_break() as seq`.execute(db);
  return rows[0]?.seq ?? null;
}
