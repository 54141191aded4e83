import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf, guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { createBatch } from '@/lib/server/payouts/batches';
import { openPayout } from '@/lib/server/payouts/open';
import { failPayout, startPayout } from '@/lib/server/payouts/operator';
import { giveBalance, giveMethod, SAUDI } from '@/tests/setup/payouts';
import { byId, type Make } from './target';

const AMOUNT = 5000;
let accounts = 0;

/** Another account each time: the same account cannot be added twice. */
const method: Make = async ({ owner }) => {
  const account = String(10_000_000 + accounts++);
  const id = await giveMethod(owner.id, { details: { ...SAUDI, country: 'AU', swift: 'ANZBAU3M', account } });
  return byId(id, id);
};

async function open(userId: string): Promise<string> {
  await giveBalance(userId, AMOUNT);
  await giveMethod(userId);
  const id = newId();
  const asked = { id, userId, amount: AMOUNT, currency: 'USD' };
  await inTransaction(guestCtx(db()), (ctx) => openPayout(ctx, asked));
  return id;
}

/** A payout of the owner; an earlier one that was in progress has ended. */
const ownPayout: Make = async (people) => {
  const operator = ctxOf(db(), { ...(await makeUser(db(), { role: 'ADMIN' })), role: 'ADMIN' });
  const before = await db()
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', people.owner.id)
    .where('status', 'in', ['pending', 'in_progress'])
    .execute();
  for (const { id } of before) await failPayout(operator, id, { reason: 'other', note: '' }, newId());
  const id = await open(people.owner.id);
  return byId(id, id);
};

/** A payout of a member that no other test uses. */
const payout: Make = async () => byId(await open((await makeUser(db(), { role: 'CREATOR' })).id), null);

const batch: Make = async (people) => {
  const operator = ctxOf(db(), { ...(await makeUser(db(), { role: 'ADMIN' })), role: 'ADMIN' });
  await startPayout(operator, (await payout(people)).own.id ?? '');
  return byId((await createBatch(operator))._id, null);
};

/** The parameters of the endpoints for payouts. */
export const PAYOUT_TARGETS: Record<string, Make> = {
  makeDefaultPayoutMethod: method,
  retirePayoutMethod: method,
  confirmPayoutMethod: method,
  cancelPayout: ownPayout,
  getPayoutStatement: ownPayout,
  getAdminPayout: payout,
  revealPayoutAccount: payout,
  startPayout: payout,
  sendPayout: payout,
  restorePayout: payout,
  transferPayout: payout,
  failPayout: payout,
  returnPayout: payout,
  getPayoutBatchFile: batch,
};
