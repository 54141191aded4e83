import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { postAvailable } from '@/lib/server/ledger/available';
import { postJournal } from '@/lib/server/ledger/service';

interface Moved {
  id: string;
  userId: string;
  amount: number;
  currency: string;
}

/** Asked for: what was available waits for its transfer. The caller holds the balance locked and has looked at it. */
export async function bookRequested(ctx: Ctx, payout: Moved): Promise<void> {
  await bookOnce(ctx, 'payout', payout, 'available', 'reserved');
}

/** Sent: it is the house's no more. */
export async function bookTransferred(ctx: Ctx, payout: Moved): Promise<void> {
  await bookOnce(ctx, 'payout_transferred', payout, 'reserved', 'cash');
}

/** Came back: exactly what it took is available again, and repays first what is owed since. */
export async function bookFailed(ctx: Ctx, payout: Moved): Promise<void> {
  const posted = await postAvailable(ctx, [journal('payout_failed', payout, 'reserved', 'available')]);
  if (posted !== 1) throw new Error(`payout ${payout.id} came back already`);
}

/** Sent back by the bank after it was sent: the transfer the other way round; what is owed since is repaid from it. */
export async function bookReturned(ctx: Ctx, payout: Moved): Promise<void> {
  const posted = await postAvailable(ctx, [journal('payout_returned', payout, 'cash', 'available')]);
  if (posted !== 1) throw new Error(`payout ${payout.id} came back already`);
}

async function bookOnce(
  ctx: Ctx,
  kind: string,
  payout: Moved,
  from: 'available' | 'reserved',
  to: 'reserved' | 'cash',
): Promise<void> {
  if (!(await postJournal(ctx, journal(kind, payout, from, to))))
    throw new Error(`${kind} of ${payout.id} is in the books already`);
}

function journal(kind: string, { id, userId, amount, currency }: Moved, from: string, to: string) {
  const account = (kind: string) => ({ ownerId: kind === 'cash' ? null : userId, kind });
  return {
    kind,
    ref: id,
    currency,
    postings: [
      { account: account(from), amount: -amount },
      { account: account(to), amount },
    ],
  };
}
