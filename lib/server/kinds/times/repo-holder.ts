import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Holds of one buyer are made one after the other, until the transaction ends. Before locks of hosts and dates. */
export async function lockHolder(db: Db, buyerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('holder:' || ${buyerId}::text, 1))`.execute(db);
}
