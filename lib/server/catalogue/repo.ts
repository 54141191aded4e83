import 'server-only';
import { sql } from 'kysely';
import type { CatalogueList } from '@/lib/contract/catalogue';
import type { Db } from '@/lib/server/ctx';

// Deleted products keep their entries; nobody sees them any more.
const USES = {
  categories: sql<number>`(select count(*)::int from products p where p.category_id = e.id and p.status <> 'deleted')`,
  interests: sql<number>`(select count(*)::int from users u where u.interests @> array[e.id])`,
};

export interface EntryRow {
  id: string;
  name_ar: string;
  name_en: string;
  uses: number;
  retired_at: Date | null;
}

/** A list's entries with the number of their uses: in their order, retired ones at the end. */
export async function listEntries(db: Db, list: CatalogueList): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.name_ar, e.name_en, e.retired_at, ${USES[list]} as uses from ${sql.table(list)} e
    order by e.retired_at is not null, e.position, e.id`.execute(db);
  return rows;
}

/** All entries of a list, locked until the transaction ends: a change of one may depend on the others. */
export function lockEntries(db: Db, list: CatalogueList) {
  return db
    .selectFrom(list)
    .select(['id', 'name_ar', 'name_en', 'position', 'retired_at'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Makes two changes of one list wait for each other, also where both add to it. */
export async function lockList(db: Db, list: CatalogueList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue:${list}`}, 0))`.execute(db);
}

export async function insertEntry(
  db: Db,
  list: CatalogueList,
  entry: { id: string; ar: string; en: string; position: number },
): Promise<void> {
  await db
    .insertInto(list)
    .values({ id: entry.id, name_ar: entry.ar, name_en: entry.en, position: entry.position })
    .execute();
}

export async function updateName(
  db: Db,
  list: CatalogueList,
  id: string,
  name: { ar: string; en: string },
): Promise<void> {
  await db.updateTable(list).set({ name_ar: name.ar, name_en: name.en }).where('id', '=', id).execute();
}

/** Numbers a list's entries in this order. */
export async function updateOrder(db: Db, list: CatalogueList, ids: readonly string[]): Promise<void> {
  await sql`update ${sql.table(list)} e set position = o.place::int
    from unnest(${[...ids]}::text[]) with ordinality o (id, place) where e.id = o.id`.execute(db);
}

export async function updateRetired(
  db: Db,
  list: CatalogueList,
  id: string,
  retired: { at: Date | null; position?: number },
): Promise<void> {
  await db
    .updateTable(list)
    .set({ retired_at: retired.at, ...(retired.position ? { position: retired.position } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function countUses(db: Db, list: CatalogueList, id: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select ${USES[list]} as uses from ${sql.table(list)} e where e.id = ${id}`.execute(db);
  return rows[0]?.uses ?? 0;
}

/** Everything that uses one entry uses the other from now on; nobody gets an interest twice. */
export async function moveUses(db: Db, list: CatalogueList, from: string, into: string): Promise<void> {
  if (list === 'categories') {
    await db.updateTable('products').set({ category_id: into }).where('category_id', '=', from).execute();
    return;
  }
  await sql`update users set interests = (
      select array_agg(id order by place) from (
        select case when each.id = ${from} then ${into} else each.id end as id, min(each.place) as place
        from unnest(interests) with ordinality each (id, place) group by 1) kept)
    where interests @> array[${from}]::text[]`.execute(db);
}
