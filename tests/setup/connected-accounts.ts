import { insertConnectedAccount, updateConnectedAccount } from '@/lib/server/connected-accounts/repo';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { openPayout } from '@/lib/server/payouts/open';
import { startPayout } from '@/lib/server/payouts/operator';
import { usableAt } from '@/lib/server/payouts/policy';
import { insertMethod, updateDefault } from '@/lib/server/payouts/repo-methods';
import { HOUR } from '@/lib/shared/time';
import { fromNow, NOW } from './clock';
import { giveIdentity } from './identity';
import type { Member } from './make-member';
import { giveBalance } from './payouts';

const READY = { canBePaid: true, isComplete: true, restriction: null, currencies: ['USD'] };

/** An account at the provider that can be paid. @returns its reference there */
export async function giveAccount(userId: string): Promise<string> {
  const [accountRef, now] = [`acct_${newId().replaceAll('-', '')}`, fromNow(-100 * HOUR)];
  await giveIdentity(userId);
  await insertConnectedAccount(db(), { userId, gateway: 'stripe', accountRef, now });
  await reportAccount(accountRef, {});
  return accountRef;
}

/** Sets what the provider answers about an account from now on. */
export const reportAccount = (accountRef: string, told: Partial<typeof READY> | object): Promise<void> =>
  updateConnectedAccount(db(), { ...READY, ...told, gateway: 'stripe', accountRef, at: NOW });

/** Such an account as a member's payout method, added this number of hours ago. */
export async function giveConnected(userId: string, { hours = 49 } = {}): Promise<string> {
  const [accountRef, at] = [await giveAccount(userId), fromNow(-hours * HOUR)];
  await updateDefault(db(), userId, null);
  await insertMethod(db(), {
    id: newId(at),
    user_id: userId,
    type: 'connected-account',
    account_ref: accountRef,
    is_default: true,
    usable_at: usableAt(at),
    created_at: at,
  });
  return accountRef;
}

/** A payout to a member's account at the provider that an operator has begun. @returns its id */
export async function beginConnectedPayout(payee: Member, operator: Member, amount = 6000): Promise<string> {
  await giveBalance(payee.id, amount);
  const id = newId();
  const asked = { id, userId: payee.id, amount, currency: 'USD' };
  await inTransaction(ctxOf(db(), payee), (ctx) => openPayout(ctx, asked));
  await startPayout(ctxOf(db(), { ...operator, role: 'ADMIN' }), id);
  return id;
}
