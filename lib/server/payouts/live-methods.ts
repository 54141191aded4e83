import 'server-only';
import { payableAccountOf } from '@/lib/server/connected-accounts/service';
import type { Ctx } from '@/lib/server/ctx';
import type { MethodState } from './policy';
import { listMethods, type MethodRow } from './repo-methods';

export type LiveMethod = MethodRow & Pick<MethodState, 'barrier'>;

/**
 * The live methods of a member, newest first, each with its barrier: the reason why nothing can be paid to it.
 * @param hold nobody changes them until the caller's transaction ends
 */
export async function liveMethods(
  ctx: Ctx,
  userId: string,
  options: { hold?: boolean } = {},
): Promise<LiveMethod[]> {
  const rows = await listMethods(ctx.db, userId, options);
  const known = rows.some(isConnected) ? await payableAccountOf(ctx, userId) : null;
  return rows.map((row) => ({
    ...row,
    barrier: isConnected(row) ? barrierOf(row.account_ref, known) : null,
  }));
}

const isConnected = ({ type }: MethodRow) => type === 'connected-account';

/** The reason why nothing can be paid to an account. One that is not its owner's any more counts as switched off. */
export const barrierOf = (
  accountRef: string | null,
  known: Awaited<ReturnType<typeof payableAccountOf>>,
): MethodState['barrier'] => (known && known.accountRef === accountRef ? known.barrier : 'off');
