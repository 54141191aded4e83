import { db } from '@/lib/server/db/client';
import { approveIdentity } from '@/lib/server/demo/identity-factory';
import { makeUser } from '@/lib/server/demo/people-factory';
import { HOUR } from '@/lib/shared/time';
import { fromNow } from './clock';

/** Gives a member an identity that was approved this number of hours ago; payouts need 24. */
export async function giveIdentity(userId: string, { hours = 720 } = {}): Promise<void> {
  const at = fromNow(-hours * HOUR);
  await approveIdentity(db(), { userId, by: (await makeUser(db())).id, at });
}
