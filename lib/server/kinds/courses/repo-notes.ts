import 'server-only';
import { sql } from 'kysely';
import { LESSON_NOTES } from '@/lib/contract/limits';
import type { Db } from '@/lib/server/ctx';

export interface NoteRow {
  id: string;
  second: number | null;
  text: string;
  updated_at: Date;
}

interface At {
  entitlementId: string;
  lessonId: string;
}

/** The notes of a purchase in a lesson: those of the whole lesson first, then by their moments. */
export async function listNotes(db: Db, { entitlementId, lessonId }: At): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select id, second, text, updated_at from lesson_notes
    where entitlement_id = ${entitlementId} and lesson_id = ${lessonId}
    order by second nulls first, created_at, id`.execute(db);
  return rows;
}

/** Notes of a purchase in a lesson are counted one after the other, until the transaction ends. */
export async function lockNotes(db: Db, { entitlementId, lessonId }: At): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lesson_notes ${entitlementId} ${lessonId}`}, 0))`.execute(
    db,
  );
}

/**
 * Writes a note in an active purchase, or changes it.
 * @returns undefined where there are too many, where another lesson has one of this id, or where the access ended
 */
export async function upsertNote(
  db: Db,
  note: At & { id: string; second: number | null; text: string; now: Date },
): Promise<NoteRow | undefined> {
  const { entitlementId, lessonId, id, second, text, now } = note;
  const { rows } = await sql<NoteRow>`
    insert into lesson_notes as n (entitlement_id, id, lesson_id, second, text, created_at, updated_at)
    select e.id, ${id}, ${lessonId}, ${second}::int, ${text}, ${now}, ${now} from entitlements e
    where e.id = ${entitlementId} and e.status = 'active' and (select count(*) from lesson_notes o
      where o.entitlement_id = e.id and o.lesson_id = ${lessonId} and o.id <> ${id}) < ${LESSON_NOTES.most}
    for share of e
    on conflict (entitlement_id, id) do update
      set second = excluded.second, text = excluded.text, updated_at = excluded.updated_at
      where n.lesson_id = excluded.lesson_id
    returning id, second, text, updated_at`.execute(db);
  return rows[0];
}

/** @returns false where there was none */
export async function deleteNote(db: Db, { entitlementId, lessonId }: At, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lesson_notes')
    .where('entitlement_id', '=', entitlementId)
    .where('lesson_id', '=', lessonId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
