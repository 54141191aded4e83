import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The live bank accounts of members, newest first. */
export async function listBankAccounts(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('payout_methods')
    .select(['id', 'user_id', 'details', 'fingerprint', 'last_four', 'status'])
    .where('user_id', 'in', userIds)
    .where('type', '=', 'wire-transfer')
    .where('status', '<>', 'retired')
    .orderBy('id', 'desc')
    .execute();
}

/** All members who are, or were, paid to accounts with these keyed hashes, oldest member first. */
export async function listSharers(db: Db, fingerprints: readonly string[]) {
  if (fingerprints.length === 0) return [];
  return db
    .selectFrom('payout_methods')
    .select(['fingerprint', 'user_id'])
    .distinct()
    .where('fingerprint', 'in', fingerprints)
    .orderBy('user_id')
    .execute();
}
