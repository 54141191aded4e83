// Fills an empty store with a month that is over but not closed: node scripts/run.mjs tests/setup/past-month.ts

import { hashPassword } from '@/lib/server/auth/passwords';
import { clock } from '@/lib/server/clock';
import { closeDb, db } from '@/lib/server/db/client';
import { DEMO_OPERATOR_SECRET, DEMO_PASSWORD } from '@/lib/server/demo/accounts';
import { guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { enrolWith } from '@/lib/server/second-factor/service';
import { openStoreBeside } from '@/lib/server/serving/store';
import { addMonths, type Month, monthOf } from '@/lib/shared/months';
import { DEMO } from './demo-accounts';
import { act, earnFees, within } from './revenue';

const store = await openStoreBeside();
try {
  await fill(addMonths(monthOf(clock.now()), -1));
} finally {
  await closeDb();
  await store.close();
}

// $1,000.00 of fees, and ten points: seven of them for actions on the creator's post.
async function fill(month: Month): Promise<void> {
  const now = clock.now();
  // A member for so long that no first steps appear.
  const created_at = within(addMonths(month, -3));
  const account = { password_hash: await hashPassword(DEMO_PASSWORD), email_verified_at: now, created_at };
  const operator = await makeUser(db(), { ...account, ...DEMO.operator, role: 'ADMIN' });
  await enrolWith(guestCtx(db(), now), operator.id, DEMO_OPERATOR_SECRET);
  const creator = await makeUser(db(), { ...account, ...DEMO.creator, role: 'CREATOR' });
  const others = await Promise.all([1, 2, 3].map(() => makeUser(db(), { email_verified_at: now })));
  const [one] = others;
  if (!one) return;
  await earnFees(100_000, within(month, 5));
  const at = within(month, 12);
  const post = await makePost(db(), { authorId: creator.id, text: 'كيف أرتّب يومي في خمس دقائق', at });
  for (const { id } of others) await act('reaction', post.id, id, at);
  await act('comment', post.id, one.id, at);
  await act('save', post.id, one.id, at);
  const another = await makePost(db(), { authorId: one.id, at });
  await act('share', another.id, creator.id, at);
}
