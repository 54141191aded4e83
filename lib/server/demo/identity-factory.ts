import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { insertCheck, listApproved, updateDecided } from '@/lib/server/identity-checks/repo';
import { newId } from '@/lib/server/ids';

/** Makes an operator approve somebody's identity; doing it again changes nothing. */
export async function approveIdentity(
  db: Db,
  { userId, by, at }: { userId: string; by: string; at: Date },
): Promise<void> {
  if ((await listApproved(db, [userId])).length > 0) return;
  const id = newId(at);
  await insertCheck(db, { id, userId, now: at });
  await updateDecided(db, id, { status: 'approved' }, by, at);
}
