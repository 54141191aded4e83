import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Empties what a member wrote when they asked for refunds, or decided on them. */
export async function eraseNotes(db: Db, me: string): Promise<void> {
  await sql`update refunds set note = '' where asked_by = ${me}`.execute(db);
  await sql`update refunds set answer = '' where decided_by = ${me}`.execute(db);
}
