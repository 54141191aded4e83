import 'server-only';
import type { IdentityDetails } from '@/lib/contract/identity';
import type { Db } from '@/lib/server/ctx';
import { insertCheck, listApproved, updateDecided } from '@/lib/server/identity-checks/repo';
import { newId } from '@/lib/server/ids';

/** The person on documents where it does not matter who it is. */
export const SOMEBODY: IdentityDetails = {
  latinName: 'SARA ALOTAIBI',
  arabicName: 'سارة العتيبي',
  dateOfBirth: '1995-04-02',
  country: 'SA',
};

/** Makes an operator approve somebody's identity; doing it again changes nothing. */
export async function approveIdentity(
  db: Db,
  { userId, by, at, details = SOMEBODY }: { userId: string; by: string; at: Date; details?: IdentityDetails },
): Promise<void> {
  if ((await listApproved(db, [userId])).size > 0) return;
  const id = newId(at);
  await insertCheck(db, { id, userId, details, now: at });
  await updateDecided(db, id, { status: 'approved' }, by, at);
}
