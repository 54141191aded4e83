import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import { AppError } from '@/lib/server/errors';
import type * as Kinds from '@/lib/server/kinds';
import type { KindSale } from '@/lib/server/kinds/sale-port';
import { MINUTE } from '@/lib/shared/time';

/** The time that a seat is kept for a buyer who pays. */
export const KEPT_MS = 10 * MINUTE;

async function makeSeats(productId: string, count: number): Promise<void> {
  await sql`create table if not exists test_seats (id bigint generated always as identity primary key,
    product_id uuid not null, line_id uuid unique, until timestamptz, entitlement_id uuid)`.execute(db());
  await sql`insert into test_seats (product_id) select ${productId}::uuid from generate_series(1, ${count})`.execute(
    db(),
  );
}

/** The holders of a product's seats: order lines, and whether they are paid. */
export async function seatsOf(productId: string) {
  const { rows } = await sql<{ line_id: string | null; is_taken: boolean }>`
    select line_id, entitlement_id is not null as is_taken from test_seats where product_id = ${productId} order by id`.execute(
    db(),
  );
  return rows;
}

type Ctx = Parameters<NonNullable<KindSale['standing']>>[0];

// A seat is free when nobody has it, or when its buyer did not pay in time.
async function take(ctx: Ctx, productId: string, lineId: string, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update test_seats set line_id = ${lineId}, until = ${until} where id = coalesce(
      (select id from test_seats where line_id = ${lineId} for update),
      (select id from test_seats where product_id = ${productId}
          and (line_id is null or (entitlement_id is null and until < ${ctx.now}))
        order by line_id is not null, id limit 1 for update skip locked))
    returning id`.execute(ctx.db);
  return rows.length > 0;
}

/** Seats, as a kind of product would sell them. */
const seatSale: KindSale = {
  reserving: {
    lastsMs: KEPT_MS,
    async reserve(ctx, lines, until) {
      for (const { productId, lineId } of lines)
        if (!(await take(ctx, productId, lineId, until))) throw new AppError('not_purchasable');
    },
    async release(ctx, lineIds) {
      await sql`update test_seats set line_id = null, until = null
        where line_id = any(${[...lineIds]}::uuid[]) and entitlement_id is null`.execute(ctx.db);
    },
  },
  async standing(ctx, lines) {
    const lost = new Set<string>();
    for (const { productId, lineId } of lines)
      if (!(await take(ctx, productId, lineId, ctx.now))) lost.add(lineId);
    return lost;
  },
  async granted(ctx, holdings) {
    for (const { lineId, entitlementId } of holdings)
      await sql`update test_seats set entitlement_id = ${entitlementId} where line_id = ${lineId}`.execute(
        ctx.db,
      );
  },
  async accessChanged(ctx, changes) {
    const lost = new Set<string>();
    for (const { productId, lineId, entitlementId, status } of changes) {
      if (status !== 'active') {
        await sql`update test_seats set line_id = null, until = null, entitlement_id = null
          where line_id = ${lineId}`.execute(ctx.db);
      } else if (await take(ctx, productId, lineId, ctx.now)) {
        await sql`update test_seats set entitlement_id = ${entitlementId} where line_id = ${lineId}`.execute(
          ctx.db,
        );
      } else lost.add(entitlementId);
    }
    return lost;
  },
};

/** The platform's kinds, and one more: workshops are seats, bought again each time. */
export function withSeats(kinds: typeof Kinds): typeof Kinds {
  const seats = { ...kinds.kindOf('other'), ownedOnce: false, sale: seatSale };
  return { ...kinds, kindOf: (type) => (type === 'assessment_workshop' ? seats : kinds.kindOf(type)) };
}

/** Makes a product one with this number of seats. */
export async function sellBySeats(productId: string, count: number): Promise<void> {
  await db()
    .updateTable('products')
    .set({ type: 'assessment_workshop' })
    .where('id', '=', productId)
    .execute();
  await makeSeats(productId, count);
}

/** Seats without an entitlement, and entitlements without a seat: none, when all is well. */
export async function wrongSeats(): Promise<unknown[]> {
  const { rows } = await sql`
    select s.line_id from test_seats s join entitlements e on e.id = s.entitlement_id where e.status <> 'active'
    union all
    select l.id from entitlements e join order_lines l on l.id = e.order_line_id
      where e.status = 'active' and l.subject_type = 'assessment_workshop'
        and not exists (select from test_seats where entitlement_id = e.id)`.execute(db());
  return rows;
}
