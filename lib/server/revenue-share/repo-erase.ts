import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes the words of posts and the names of companies out of a member's reports. */
export async function emptyLines(db: Db, me: string): Promise<void> {
  await sql`update revenue_lines set title = '', company = null where user_id = ${me}`.execute(db);
}
