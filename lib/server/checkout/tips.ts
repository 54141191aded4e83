import 'server-only';
import type { Payload } from '@/lib/contract/endpoint';
import type { createTip } from '@/lib/contract/post-payments';
import type { TipInput } from '@/lib/contract/tips';
import type { MemberCtx } from '@/lib/server/ctx';
import { assertMayGive, authorOf, keepTip } from '@/lib/server/tips/sale';
import { orderAlone } from './service';

type Link = Payload<typeof createTip>;

/**
 * Orders a tip to an author, and opens its payment.
 * @throws AppError `not_found`, `own_tip`, `tips_off`, `contact_unconfirmed`, `account_too_new`, `tip_large`,
 *   `tip_limit`, `gateway_off` for a transfer of a small sum; else as `createOrder`
 */
export const tipAuthor = (ctx: MemberCtx, authorId: string, tip: TipInput, key: string): Promise<Link> =>
  give(ctx, { ...tip, authorId, postId: null }, key);

/** The same to the author of a post that the caller may see. */
export const tipPost = async (ctx: MemberCtx, postId: string, tip: TipInput, key: string): Promise<Link> =>
  give(ctx, { ...tip, authorId: await authorOf(ctx, postId), postId }, key);

type Tip = TipInput & { authorId: string; postId: string | null };

async function give(ctx: MemberCtx, tip: Tip, key: string): Promise<Link> {
  const { authorId, postId, ...given } = tip;
  await assertMayGive(ctx, authorId, given);
  const { amount, gateway, namedTo, word } = given;
  const isUnnamed = namedTo === 'nobody';
  const alone = { kind: 'tip', subjectId: authorId, amount: amount.amount, isUnnamed } as const;
  const order = await orderAlone(ctx, alone, { expectedTotal: amount, gateway }, key, {
    request: { postId, namedTo, word },
    keep: (ctx, lineId) => keepTip(ctx, lineId, tip),
  });
  return { link: order.payment?.pageUrl ?? null, order };
}
