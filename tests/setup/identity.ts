import { db } from '@/lib/server/db/client';
import { approveIdentity } from '@/lib/server/demo/identity-factory';
import { makeUser } from '@/lib/server/demo/people-factory';

/** An approved identity, as somebody who is paid has. */
export async function giveIdentity(userId: string): Promise<void> {
  await approveIdentity(db(), { userId, by: (await makeUser(db())).id, at: new Date() });
}
