import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes out of a member's payouts where they went. */
export async function erasePayouts(db: Db, me: string): Promise<void> {
  await sql`update payouts set method_snapshot = null, method_last_four = null, account_ref = null, note = ''
    where user_id = ${me}`.execute(db);
}
