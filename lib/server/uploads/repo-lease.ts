import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** How long a lease is good without being renewed, by the database's clock, which all instances share. */
const LEASE = sql`interval '10 seconds'`;

/** Takes the lease of an upload that nobody holds. @returns whether it was taken */
export async function takeLease(db: Db, id: string, lease: string): Promise<boolean> {
  const { rows } = await sql`
    update resumable_uploads set lease = ${lease}, leased_until = now() + ${LEASE}, lease_wanted = false
    where id = ${id} and (lease is null or leased_until < now()) returning id`.execute(db);
  return rows.length > 0;
}

/** Tells who holds the lease that somebody waits for it. @returns false if there is no such upload */
export async function wantLease(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update resumable_uploads set lease_wanted = true where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** Makes the lease last longer. @returns false if it was lost, or somebody waits for it */
export async function renewLease(db: Db, id: string, lease: string): Promise<boolean> {
  const { rows } = await sql<{ lease_wanted: boolean }>`
    update resumable_uploads set leased_until = now() + ${LEASE}
    where id = ${id} and lease = ${lease} returning lease_wanted`.execute(db);
  return rows[0]?.lease_wanted === false;
}

/** Gives the lease back. */
export async function dropLease(db: Db, id: string, lease: string): Promise<void> {
  await sql`
    update resumable_uploads set lease = null, leased_until = null, lease_wanted = false
    where id = ${id} and lease = ${lease}`.execute(db);
}
