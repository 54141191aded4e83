import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** The holds of lines, always locked in the same order. */
export function lockHolds(db: Db, lineIds: readonly string[]) {
  return db
    .selectFrom('holds')
    .select(['order_line_id', 'owner_id', 'earned', 'amount', 'released_at'])
    .where((where) => where('order_line_id', '=', where.fn.any(where.val([...lineIds]))))
    .orderBy('order_line_id')
    .orderBy('owner_id')
    .forUpdate()
    .execute();
}

/** Adds to what is held; less than nothing takes from it. */
export async function updateHeld(
  db: Db,
  changes: readonly { lineId: string; ownerId: string; amount: number }[],
): Promise<void> {
  await sql`
    update holds set amount = holds.amount + t.amount
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as t ("lineId" uuid, "ownerId" uuid, amount bigint)
    where holds.order_line_id = t."lineId" and holds.owner_id = t."ownerId" and holds.released_at is null`.execute(
    db,
  );
}
