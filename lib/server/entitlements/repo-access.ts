import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export type Access = 'active' | 'suspended' | 'revoked';

/** A member's right to what was bought by a line. */
export interface ChangedAccess {
  entitlementId: string;
  lineId: string;
  holderId: string;
  grantedAt: Date;
  was: Access;
  status: Access;
}

/** Sets the state of what was bought by lines. @returns those whose state changed */
export async function updateAccess(
  db: Db,
  lines: readonly { lineId: string; status: string }[],
): Promise<ChangedAccess[]> {
  const { rows } = await sql<ChangedAccess>`
    with found as (
      select e.id, e.status as was, t.status as becomes
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t ("lineId" uuid, status text)
      join entitlements e on e.order_line_id = t."lineId" and e.status <> t.status
      order by e.id for update of e)
    update entitlements e set status = found.becomes from found
    where e.id = found.id and (found.becomes <> 'active' or not e.owned_once or not exists (
      select from entitlements o where o.holder_id = e.holder_id and o.id <> e.id and o.status = 'active'
        and (o.product_id = e.product_id or o.post_id = e.post_id)))
    returning e.id as "entitlementId", e.order_line_id as "lineId", e.holder_id as "holderId", e.granted_at as "grantedAt",
      found.was, e.status`.execute(db);
  return rows;
}

/** Locks what was bought by lines until the transaction ends: nobody uses it meanwhile. */
export async function lockBought(db: Db, lineIds: readonly string[]): Promise<void> {
  await sql`
    select id from entitlements where order_line_id = any(${[...lineIds]}::uuid[]) order by id for no key update`.execute(
    db,
  );
}
