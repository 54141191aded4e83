import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** The salt of a day; the first caller of the day makes it. */
export async function takeSalt(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  const find = () => db.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await db
    .insertInto('view_salts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.salt ?? fresh;
}

export interface View {
  day: string;
  ownerId: string;
  productId: string;
  source: string;
  host: string;
  productMark: Buffer;
  shopMark: Buffer;
}

/**
 * How many names of other sites are stored for one owner and day. The rest count without a name: otherwise anybody
 * could fill the table.
 */
const MOST_HOSTS = 60;

/**
 * Counts a view for the product and for all the owner's products together, each only if it is this visitor's first
 * today.
 */
export async function countView(db: Db, view: View): Promise<void> {
  const { day, ownerId, productId, source, host } = view;
  const known = sql`select from view_counts where owner_id = ${ownerId} and kind = 'shop' and day = ${day}::date`;
  await sql`
    with fresh as (
      insert into view_marks (day, mark)
      values (${day}::date, ${view.productMark}::bytea), (${day}::date, ${view.shopMark}::bytea)
      on conflict do nothing returning mark),
    named as (
      select case when ${host}::text = '' or exists (${known} and host = ${host})
        or (select count(*) from (${known} and host <> '') hosts) < ${MOST_HOSTS} then ${host}::text else '' end as host)
    insert into view_counts (owner_id, kind, day, product_id, source, host, views)
    select ${ownerId}::uuid, seen.kind, ${day}::date, seen.product_id, ${source}, seen.host, 1
    from (
      select 'product' as kind, ${productId}::uuid as product_id, '' as host, ${view.productMark}::bytea as mark
      union all
      select 'shop', null, named.host, ${view.shopMark}::bytea from named) seen
    join fresh using (mark)
    on conflict (owner_id, kind, day, product_id, source, host)
      do update set views = view_counts.views + 1`.execute(db);
}

/** Deletes the marks of visitors from before `today`, and counts from before `oldest`. */
export async function deleteOld(db: Db, today: string, oldest: string): Promise<void> {
  await db.deleteFrom('view_marks').where('day', '<', today).execute();
  await db.deleteFrom('view_salts').where('day', '<', today).execute();
  await db.deleteFrom('view_counts').where('day', '<', oldest).execute();
}
