import 'server-only';
import type { MethodType } from '@/lib/contract/payouts';
import type { Ctx } from '@/lib/server/ctx';
import { postAvailable } from '@/lib/server/ledger/available-balance';
import { postJournal } from '@/lib/server/ledger/service';

interface Moved {
  id: string;
  /** by the bank, or by the payment provider */
  by: MethodType;
  userId: string;
  amount: number;
  currency: string;
}

/** Requested: what was available now waits for its transfer. The caller holds the balance locked and has checked it. */
export async function bookRequested(ctx: Ctx, payout: Moved): Promise<void> {
  await bookOnce(ctx, 'payout', payout, 'available', 'reserved');
}

/** Sent: the money has left the house. */
export async function bookTransferred(ctx: Ctx, payout: Moved): Promise<void> {
  await bookOnce(ctx, 'payout_transferred', payout, 'reserved', house(payout));
}

/** Failed: exactly what the payout took is available again, and first repays what the payee owes by now. */
export async function bookFailed(ctx: Ctx, payout: Moved): Promise<void> {
  const posted = await postAvailable(ctx, [journal('payout_failed', payout, 'reserved', 'available')]);
  if (posted !== 1) throw new Error(`payout ${payout.id} came back already`);
}

/**
 * Sent back after it was sent: the transfer the other way round; what the payee owes by now is repaid from it.
 * @param part the number of this part, where the money came back in parts
 */
export async function bookReturned(ctx: Ctx, payout: Moved, part?: number): Promise<void> {
  const back = journal('payout_returned', payout, house(payout), 'available');
  const posted = await postAvailable(ctx, [
    part === undefined ? back : { ...back, ref: `${back.ref}:${part}` },
  ]);
  if (posted !== 1) throw new Error(`payout ${payout.id} came back already`);
}

type House = 'cash' | 'clearing';

// A wire is paid from the house's bank; a transfer is paid from what was taken at gateways and is still there
// (decisions/027).
const house = ({ by }: Moved): House => (by === 'wire-transfer' ? 'cash' : 'clearing');

async function bookOnce(
  ctx: Ctx,
  kind: string,
  payout: Moved,
  from: 'available' | 'reserved',
  to: 'reserved' | House,
): Promise<void> {
  if (!(await postJournal(ctx, journal(kind, payout, from, to))))
    throw new Error(`${kind} of ${payout.id} is in the books already`);
}

function journal(kind: string, { id, userId, amount, currency }: Moved, from: string, to: string) {
  const account = (kind: string) => ({
    ownerId: kind === 'cash' || kind === 'clearing' ? null : userId,
    kind,
  });
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
