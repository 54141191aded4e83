import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes a member out of the counters of those who they follow, and who follow them. */
export async function uncountFollows(db: Db, me: string): Promise<void> {
  await sql`update users set followers_count = followers_count - 1
    where id in (select followee_id from follows where follower_id = ${me})`.execute(db);
  await sql`update users set following_count = following_count - 1
    where id in (select follower_id from follows where followee_id = ${me})`.execute(db);
}
