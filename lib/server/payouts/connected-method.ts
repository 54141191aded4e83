import 'server-only';
import type { Payload } from '@/lib/contract/endpoint';
import type { saveConnectedMethod as SaveConnectedMethod } from '@/lib/contract/payout-methods';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import { payableAccountOf } from '@/lib/server/connected-accounts/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { assertEarns } from '@/lib/server/finance/member-earns';
import { newId } from '@/lib/server/ids';
import { ownIdentity } from '@/lib/server/users/identity';
import { liveMethods } from './live-methods';
import { notifyMethodChange } from './notices';
import { MOST_METHODS, usableAt } from './policy';
import { presentConnected } from './present-methods';
import { insertMethod, lockOwner, updateDefault } from './repo-methods';

/**
 * Sends payouts to the caller's account at the payment provider. It becomes the default, and waits like a new bank
 * account; the method before stays in use until then. Somebody with a stolen session could set up such an account.
 * @throws AppError `account_not_ready` unless the provider pays to it, `conflict` where it is a method already or there
 *   are too many; `password_wrong`, `sign_in_again`, `rate_limited`, `forbidden`
 */
export async function saveConnected(
  ctx: MemberCtx,
  password: string | undefined,
): Promise<Payload<typeof SaveConnectedMethod>> {
  await assertEarns(ctx);
  await assertOwner(ctx, await ownIdentity(ctx), password);
  return inTransaction(ctx, async (ctx) => {
    const me = ctx.viewer.id;
    await lockOwner(ctx.db, me);
    const [live, account] = [await liveMethods(ctx, me), await payableAccountOf(ctx, me)];
    if (!account || account.barrier) throw new AppError('account_not_ready');
    if (live.length >= MOST_METHODS || live.some(({ type }) => type === 'connected-account'))
      throw new AppError('conflict');
    const id = newId(ctx.now);
    await updateDefault(ctx.db, me, null);
    await insertMethod(ctx.db, {
      id,
      user_id: me,
      type: 'connected-account',
      account_ref: account.accountRef,
      is_default: true,
      usable_at: usableAt(ctx.now),
      created_at: ctx.now,
    });
    await notifyMethodChange(ctx, me, 'methodAdded', { lastFour: null, usableAt: usableAt(ctx.now) });
    return presentConnected(found((await liveMethods(ctx, me)).find((row) => row.id === id)), ctx);
  });
}
