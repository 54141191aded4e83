import { db } from '@/lib/server/db/client';
import { approveIdentity } from '@/lib/server/demo/identity-factory';
import { makeUser } from '@/lib/server/demo/people-factory';
import { NOW } from './clock';

/** Gives a member an approved identity, which payouts need. */
export async function giveIdentity(userId: string): Promise<void> {
  await approveIdentity(db(), { userId, by: (await makeUser(db())).id, at: NOW });
}
