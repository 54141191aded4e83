import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { type Write, write } from '@/lib/server/db/writes';
import type { KeptFor } from '@/lib/server/orders/lines/port';

export interface Hold {
  lineId: string;
  ownerId: string;
  /** the share of the seller's sales, at the time of the sale */
  shareBps: number;
  amount: number;
  currency: string;
  releaseAt: Date;
  /** why it stays on hold until an operator has looked at it, or an absence is settled */
  keptFor: KeptFor | null;
}

/** Holds what each person earns by a line until its day. */
export function holdsWrite(holds: readonly Hold[]): Write | null {
  if (holds.length === 0) return null;
  const rows = holds.map(({ lineId, ownerId, shareBps, amount, currency, releaseAt, keptFor }) => {
    return { lineId, ownerId, shareBps, amount, currency, releaseAt, keptFor };
  });
  return write`
    insert into holds (order_line_id, owner_id, share_bps, amount, currency, release_at, kept_for)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t ("lineId" uuid, "ownerId" uuid, "shareBps" int,
      amount bigint, currency text, "releaseAt" timestamptz, "keptFor" text)`;
}

/** The holds of lines, locked always in the same order. */
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

/** Adds to what is held; a negative amount takes from it. */
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

/** What was earned by a line is held until a time at least. */
export async function updateHeldUntil(db: Db, lineId: string, until: Date): Promise<void> {
  await db
    .updateTable('holds')
    .set({ release_at: until })
    .where('order_line_id', '=', lineId)
    .where('released_at', 'is', null)
    .where('release_at', '<', until)
    .execute();
}

/** What was earned by a line is kept until it is settled; not what was released already. */
export async function updateKept(db: Db, lineId: string, keptFor: 'absence'): Promise<void> {
  await db
    .updateTable('holds')
    .set({ kept_for: keptFor })
    .where('order_line_id', '=', lineId)
    .where('released_at', 'is', null)
    .execute();
}

/** What was earned by a line is held until a time. What was released stays so. */
export async function updateReleaseAt(db: Db, lineId: string, until: Date): Promise<void> {
  await db
    .updateTable('holds')
    .set({ release_at: until })
    .where('order_line_id', '=', lineId)
    .where('released_at', 'is', null)
    .execute();
}

/** An operator has looked at what was kept by a line. @returns false where nothing was */
export async function updateNotKept(db: Db, lineId: string): Promise<boolean> {
  const rows = await db
    .updateTable('holds')
    .set({ kept_for: null })
    .where('order_line_id', '=', lineId)
    .where('kept_for', 'is not', null)
    .returning('owner_id')
    .execute();
  return rows.length > 0;
}

/** Holds that are over; only one worker takes each. */
export function takeDueHolds(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('holds')
    .selectAll()
    .where('released_at', 'is', null)
    .where('release_at', '<=', now)
    .where('kept_for', 'is', null)
    .orderBy('release_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export type DueHold = Awaited<ReturnType<typeof takeDueHolds>>[number];

/** Marks holds that the caller has locked as over. */
export async function updateReleased(db: Db, holds: readonly DueHold[], now: Date): Promise<void> {
  const [lineIds, ownerIds] = [holds.map((hold) => hold.order_line_id), holds.map((hold) => hold.owner_id)];
  await sql`
    update holds set released_at = ${now}
    from unnest(${lineIds}::uuid[], ${ownerIds}::uuid[]) as t (order_line_id, owner_id)
    where holds.order_line_id = t.order_line_id and holds.owner_id = t.owner_id`.execute(db);
}
