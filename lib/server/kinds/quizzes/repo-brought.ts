import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/**
 * Gives a purchase the submitted attempts of its buyer's earlier ones, in the order in which they began, and the extra
 * time and attempts of those.
 */
export async function bringAttempts(
  db: Db,
  entitlementId: string,
  earlierIds: readonly string[],
): Promise<void> {
  const earlier = sql`any(${[...earlierIds]}::uuid[])`;
  await sql`
    insert into quiz_extras as x (quiz_id, entitlement_id, minutes, attempts)
    select quiz_id, ${entitlementId}::uuid, max(minutes), max(attempts) from quiz_extras
    where entitlement_id = ${earlier} group by quiz_id
    on conflict (quiz_id, entitlement_id) do update
      set minutes = greatest(x.minutes, excluded.minutes), attempts = greatest(x.attempts, excluded.attempts)`.execute(
    db,
  );
  await sql`
    update quiz_attempts a set entitlement_id = ${entitlementId}, number = n.number from (
      select q.id, row_number() over (partition by q.quiz_id order by q.started_at, q.id)
        + (select coalesce(max(number), 0) from quiz_attempts
          where quiz_id = q.quiz_id and entitlement_id = ${entitlementId}) as number
      from quiz_attempts q where q.entitlement_id = ${earlier} and q.submitted_at is not null) n
    where a.id = n.id`.execute(db);
}
