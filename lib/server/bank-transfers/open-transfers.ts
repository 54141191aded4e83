import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countOpenTransfers } from './repo';

/** For one buyer: each waits for days, and takes two letters. */
const MOST_OPEN = 20;

/**
 * Checks that the caller may begin another transfer, in the transaction that begins it and has locked their purchases.
 * @param orderId the order that it is for, where that is made already: it does not count
 * @throws AppError `too_many_transfers`
 */
export async function assertFewTransfers({ db, viewer }: MemberCtx, orderId?: string): Promise<void> {
  if ((await countOpenTransfers(db, viewer.id, orderId ?? null)) >= MOST_OPEN)
    throw new AppError('too_many_transfers');
}
