import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface Question {
  text: string;
  isRequired: boolean;
}

export interface AnswersRow {
  asked: readonly Question[];
  answers: readonly string[] | null;
}

/** Asks what the offer of a product asks now about a slot that is held. */
export async function insertAsked(db: Db, bookingId: string, productId: string): Promise<void> {
  await sql`insert into booking_answers (booking_id, asked)
    select ${bookingId}, questions from booking_offers
    where product_id = ${productId} and questions <> '[]'`.execute(db);
}

/** Returns the questions and answers of a booking; nothing where it has none. */
export async function findAnswers(db: Db, bookingId: string): Promise<AnswersRow | undefined> {
  const row = await db
    .selectFrom('booking_answers')
    .select(['asked', 'answers'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  // As they were checked when they were written.
  return row as AnswersRow | undefined;
}

/** Returns the questions and answers of a package, with its first lesson; nothing where it has none. */
export async function findPackageAnswers(db: Db, packageId: string): Promise<AnswersRow | undefined> {
  const { rows } = await sql<AnswersRow>`select a.asked, a.answers from booking_answers a
      join bookings b on b.id = a.booking_id
    where b.package_id = ${packageId} order by b.id limit 1`.execute(db);
  return rows[0];
}

/** Asks about a lesson what its buyer has answered already. */
export async function insertAnswered(
  db: Db,
  bookingId: string,
  { asked, answers }: { asked: readonly Question[]; answers: readonly string[] },
): Promise<void> {
  await db
    .insertInto('booking_answers')
    .values({ booking_id: bookingId, asked: JSON.stringify(asked), answers: JSON.stringify(answers) })
    .execute();
}

export async function updateAnswers(db: Db, bookingId: string, answers: readonly string[]): Promise<void> {
  await db
    .updateTable('booking_answers')
    .set({ answers: JSON.stringify(answers) })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Returns whether something that a buyer has to answer was not answered, for a booking. */
export async function lacksAnswers(db: Db, bookingId: string): Promise<boolean> {
  const { rows } = await sql`select from booking_answers where booking_id = ${bookingId} and answers is null
    and jsonb_path_exists(asked, '$[*].isRequired ? (@ == true)')`.execute(db);
  return rows.length > 0;
}

/** Deletes all that a buyer was asked and answered. */
export async function deleteAnswers(db: Db, buyerId: string): Promise<void> {
  await sql`delete from booking_answers a using bookings b
    where b.id = a.booking_id and b.buyer_id = ${buyerId}`.execute(db);
}
