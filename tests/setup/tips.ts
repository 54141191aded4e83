import type { TipInput } from '@/lib/contract/tips';
import { tipAuthor, tipPost } from '@/lib/server/checkout/tips';
import type { MemberCtx } from '@/lib/server/ctx';
import type { makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from './clock';
import { type Member, makeMember } from './make-member';
import { payAtGateway } from './trade';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A tip as the sheet sends it: of five dollars, named to the author, where nothing is said. */
export const tipOf = (
  amount = 500,
  given: Partial<Omit<TipInput, 'amount'>> & { namedTo?: TipInput['namedTo'] } = {},
) => ({ amount: usd(amount), namedTo: 'author' as const, word: '', isConfirmed: true, ...given });

/** A member who may give tips: with a confirmed e-mail, and an account of two days. */
export const makePayer = (given: Parameters<typeof makeUser>[1] = {}): Promise<Member> =>
  makeMember({ email_verified_at: NOW, created_at: fromNow(-2 * DAY), ...given });

/** A tip that waits for its payment. @returns the order's id */
export async function orderTip(payer: { ctx: MemberCtx }, authorId: string, tip = tipOf()): Promise<string> {
  return (await tipAuthor(payer.ctx, authorId, tip, newId())).order._id;
}

/** A tip that was paid, to an author or for a post. @returns the ids of its order and its line */
export async function payTip(
  payer: { ctx: MemberCtx },
  to: { authorId: string } | { postId: string },
  tip = tipOf(),
): Promise<{ orderId: string; id: string }> {
  const give =
    'postId' in to
      ? tipPost(payer.ctx, to.postId, tip, newId())
      : tipAuthor(payer.ctx, to.authorId, tip, newId());
  const { order } = await give;
  await payAtGateway(order._id);
  return { orderId: order._id, id: order.lines[0]?._id ?? '' };
}
