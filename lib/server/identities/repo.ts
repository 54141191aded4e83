import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The owner of an account at a provider, and whether their account here may still be used. */
export function findOwner(db: Db, issuer: string, subject: string) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.status'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}

export interface NewIdentity {
  issuer: string;
  subject: string;
  provider: 'google';
  userId: string;
  email: string;
  now: Date;
}

/** Links an account at a provider to one of ours. @throws a unique violation when it is linked already */
export async function insertIdentity(db: Db, identity: NewIdentity): Promise<void> {
  await db
    .insertInto('identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      provider: identity.provider,
      user_id: identity.userId,
      email: identity.email,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .execute();
}

/** Notes that somebody signed in by it. */
export async function updateLastUsed(db: Db, issuer: string, subject: string, now: Date): Promise<void> {
  await db
    .updateTable('identities')
    .set({ last_used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}
