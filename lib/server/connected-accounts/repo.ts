import 'server-only';
import type { AccountState } from '@/lib/server/adapters/payments/payout-port';
import type { Db } from '@/lib/server/ctx';

export type ConnectedAccount = NonNullable<Awaited<ReturnType<typeof findConnectedAccount>>>;

/** A member's account at a gateway, as it was last reported. */
export function findConnectedAccount(db: Db, userId: string) {
  return db.selectFrom('connected_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The member with this account at a gateway. */
export async function findHolder(db: Db, gateway: string, accountRef: string): Promise<string | null> {
  const row = await db
    .selectFrom('connected_accounts')
    .select('user_id')
    .where('gateway', '=', gateway)
    .where('account_ref', '=', accountRef)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Stores a member's account at a gateway; the first one stays. */
export async function insertConnectedAccount(
  db: Db,
  account: { userId: string; gateway: string; accountRef: string; now: Date },
): Promise<void> {
  await db
    .insertInto('connected_accounts')
    .values({
      user_id: account.userId,
      gateway: account.gateway,
      account_ref: account.accountRef,
      told_at: account.now,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Stores what a gateway reports about an account, unless something later is known. */
export async function updateConnectedAccount(
  db: Db,
  reported: AccountState & { gateway: string; accountRef: string; at: Date },
): Promise<void> {
  await db
    .updateTable('connected_accounts')
    .set({
      can_be_paid: reported.canBePaid,
      is_complete: reported.isComplete,
      restriction: reported.restriction,
      currencies: reported.currencies,
      told_at: reported.at,
    })
    .where('gateway', '=', reported.gateway)
    .where('account_ref', '=', reported.accountRef)
    .where('told_at', '<=', reported.at)
    .execute();
}
