import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A package that somebody chose and has not paid for. */
export interface ChoiceRow {
  id: string;
  product_id: string;
  buyer_id: string;
  lessons: number;
  minutes: number;
  /** minor units, for all lessons */
  amount: number;
  days: number;
  free_hours: number;
  by_hand: boolean;
  host_id: string;
  created_at: Date;
  order_line_id: string | null;
}

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/**
 * The last package of each product that a buyer chose and has not paid for, where it is still offered on the same
 * terms.
 */
export async function listChosen(
  db: Db,
  { buyerId, productIds }: { buyerId: string; productIds?: readonly string[] },
): Promise<ChoiceRow[]> {
  const of = productIds ? sql`k.product_id = ${ids(productIds)}` : sql`true`;
  const { rows } = await sql<ChoiceRow>`
    select c.* from (select distinct on (k.product_id) k.* from booking_packages k
      where k.buyer_id = ${buyerId} and k.entitlement_id is null and ${of}
      order by k.product_id, k.created_at desc, k.id desc) c
    join booking_offers o on o.product_id = c.product_id and o.by_hand = c.by_hand and o.packages @> jsonb_build_array(jsonb_build_object(
      'lessons', c.lessons, 'minutes', c.minutes, 'amount', c.amount, 'days', c.days))`.execute(db);
  return rows;
}

export async function insertChoice(
  db: Db,
  row: Omit<ChoiceRow, 'order_line_id'> & Partial<ChoiceRow>,
): Promise<void> {
  await db.insertInto('booking_packages').values(row).execute();
}

/** Forgets what a buyer chose of a product and has not ordered. @returns false where there was nothing */
export async function deleteChoices(
  db: Db,
  { buyerId, productId }: { buyerId: string; productId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('booking_packages')
    .where('buyer_id', '=', buyerId)
    .where('product_id', '=', productId)
    .where('order_line_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A package belongs to a line of an order. */
export async function attachChoice(db: Db, id: string, lineId: string): Promise<void> {
  await db.updateTable('booking_packages').set({ order_line_id: lineId }).where('id', '=', id).execute();
}

/** The orders of these lines have ended: what was not paid is chosen, as it was before. */
export async function detachChoices(db: Db, lineIds: readonly string[]): Promise<void> {
  await sql`update booking_packages set order_line_id = null
    where order_line_id = ${ids(lineIds)} and entitlement_id is null`.execute(db);
}

/** The packages of lines: what was agreed. */
export async function listByLine(db: Db, lineIds: readonly string[]): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select * from booking_packages where order_line_id = ${ids(lineIds)}`.execute(db);
  return rows;
}

/** A package is paid: it runs from now on. */
export async function updateBought(
  db: Db,
  id: string,
  { entitlementId, now, endsAt }: { entitlementId: string; now: Date; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('booking_packages')
    .set({ entitlement_id: entitlementId, bought_at: now, ends_at: endsAt })
    .where('id', '=', id)
    .execute();
}
