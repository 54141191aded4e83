import type { WireTransfer } from '@/lib/contract/payout-methods';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { addMethod } from '@/lib/server/payouts/methods';
import { HOUR } from '@/lib/shared/time';
import { postAlone } from '@/tests/setup/post-journals';
import { fromNow } from './clock';
import { giveIdentity } from './identity';

/** The example IBAN of the registry. */
export const SAUDI: WireTransfer = {
  type: 'wire-transfer',
  country: 'SA',
  bankName: 'مصرف الراجحي',
  swift: 'RJHISARI',
  account: 'SA0380000000608010167519',
  latinName: 'SARA ALOTAIBI',
  arabicName: 'سارة العتيبي',
};

/** Gives a member money as if a sale's hold were over; a negative amount is a debt. */
export async function giveBalance(userId: string, amount: number, kind = 'available'): Promise<void> {
  await postAlone(guestCtx(db()), {
    kind: 'release',
    ref: newId(),
    currency: 'USD',
    postings: [
      { account: { ownerId: null, kind: 'clearing' }, amount: -amount },
      { account: { ownerId: userId, kind }, amount },
    ],
  });
}

/** A bank account added this number of hours ago, of a member whose identity was checked. @returns its id */
export async function giveMethod(userId: string, { hours = 49, details = SAUDI } = {}): Promise<string> {
  await giveIdentity(userId);
  const ctx = ctxOf(db(), { id: userId }, fromNow(-hours * HOUR));
  return inTransaction(ctx, (ctx) => addMethod(ctx, userId, details));
}

/** A member's balances by kind. */
export async function balancesOf(userId: string): Promise<Record<string, number>> {
  const rows = await db()
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance ?? 0]));
}
