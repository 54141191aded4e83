import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A purchase, and those of the same product whose buyer got their money back. */
interface Again {
  entitlement_id: string;
  earlier_ids: string[];
}

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** Returns which of these purchases are of something that their holder bought before and gave back. */
export async function listAgain(db: Db, entitlementIds: readonly string[]): Promise<Again[]> {
  const { rows } = await sql<Again>`
    select e.id as entitlement_id, array_agg(o.id order by o.id) as earlier_ids
    from entitlements e join entitlements o on o.holder_id = e.holder_id and o.product_id = e.product_id
      and o.id <> e.id and o.status = 'revoked'
    where e.id = ${ids(entitlementIds)} group by e.id order by e.id`.execute(db);
  return rows;
}

/** Gives a purchase what its buyer watched and completed in earlier ones; of each lesson what was reported last. */
export async function bringProgress(
  db: Db,
  entitlementId: string,
  earlierIds: readonly string[],
): Promise<void> {
  await sql`
    with earlier as (delete from lesson_progress where entitlement_id = ${ids(earlierIds)} returning *)
    insert into lesson_progress as p (entitlement_id, lesson_id, watched, allowed_seconds, reported_at, position,
      position_at, completed_at)
    select distinct on (lesson_id) ${entitlementId}::uuid, lesson_id, watched, allowed_seconds, reported_at, position,
      position_at, min(completed_at) over (partition by lesson_id)
    from earlier order by lesson_id, reported_at desc
    on conflict (entitlement_id, lesson_id) do update
      set completed_at = coalesce(p.completed_at, excluded.completed_at)`.execute(db);
}

/** Gives a purchase the notes that its buyer wrote in earlier ones. */
export async function bringNotes(
  db: Db,
  entitlementId: string,
  earlierIds: readonly string[],
): Promise<void> {
  await sql`
    with earlier as (delete from lesson_notes where entitlement_id = ${ids(earlierIds)} returning *)
    insert into lesson_notes (entitlement_id, id, lesson_id, second, text, created_at, updated_at)
    select distinct on (id) ${entitlementId}::uuid, id, lesson_id, second, text, created_at, updated_at
    from earlier order by id, updated_at desc on conflict do nothing`.execute(db);
}
