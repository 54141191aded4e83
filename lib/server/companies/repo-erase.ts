import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Ends the memberships of a member, or of a company; what was not yet accepted is declined. */
export async function endMemberships(db: Db, me: string, now: Date): Promise<void> {
  await sql`update company_members set status = case status when 'invited' then 'declined' else 'ended' end,
      closed_at = greatest(${now}, joined_at, invited_at), closed_by = ${me}
    where ${me} in (user_id, company_id) and status in ('invited', 'active')`.execute(db);
}
