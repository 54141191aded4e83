import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { generatePaymentIntentLink } from '@/lib/contract/post-payments';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { getPostsForSale } from '@/lib/server/paid-posts/sale';
import { orderAlone } from './service';

type Link = typeof generatePaymentIntentLink;

/**
 * Orders the locked part of a post, and opens its payment.
 * @throws AppError `not_found` for a post that the caller may not see, or that sells nothing; else as `createOrder`
 */
export async function buyPost(
  ctx: MemberCtx,
  postId: string,
  { expectedTotal, gateway }: Omit<Extract<Parsed<Link>['body'], { kind: 'purchase' }>, 'kind'>,
  key: string,
): Promise<Payload<Link>> {
  const [post] = await getPostsForSale(ctx, [postId]);
  if (!post || post.isOutOfSight) throw new AppError('not_found');
  const order = await orderAlone(ctx, { kind: 'post', subjectId: postId }, { expectedTotal, gateway }, key);
  return { link: order.payment?.pageUrl ?? null, order };
}
