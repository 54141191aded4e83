import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Parsed } from '@/lib/contract/endpoint';
import type { postView } from '@/lib/contract/views';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { callerAddress } from '@/lib/server/http/address';
import { isCountable } from '@/lib/server/http/countable';
import { marketOwner } from '@/lib/server/products/subject';
import { DAY } from '@/lib/shared/time';
import { markOf, sourceOf, visitorOf } from './policy';
import { countView, deleteOld, takeSalt } from './repo';

/** How long counts are stored: two years, which is what the longest range is compared with, and a month. */
const KEPT_DAYS = 762;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Counts a view of a product's page, once for each visitor and day (UTC). It does not count its owner, robots, products
 * that are not on the market for the caller, or a browser that asks not to be tracked. The answer is always the same.
 */
export async function recordView(
  ctx: Ctx,
  request: Request,
  { productId, ...reported }: Parsed<typeof postView>['body'],
): Promise<{ done: true }> {
  if (!isCountable(request.headers)) return { done: true };
  const day = dayOf(ctx.now);
  const [ownerId, salt] = await Promise.all([
    marketOwner(ctx, productId),
    takeSalt(ctx.db, day, randomBytes(32)),
  ]);
  if (!ownerId || ownerId === ctx.viewer?.id) return { done: true };
  const userAgent = request.headers.get('user-agent') ?? '';
  const visitor = visitorOf(ctx.viewer?.id ?? null, callerAddress(request.headers), userAgent);
  await countView(ctx.db, {
    day,
    ownerId,
    productId,
    ...sourceOf(reported, new URL(env().APP_URL).hostname),
    productMark: markOf(salt, `product ${productId}`, visitor),
    shopMark: markOf(salt, `shop ${ownerId}`, visitor),
  });
  return { done: true };
}

/** Deletes the marks of visitors on past days, and counts that no range reaches any more. */
export function forgetViews(ctx: Ctx): Promise<void> {
  return deleteOld(ctx.db, dayOf(ctx.now), dayOf(new Date(ctx.now.getTime() - KEPT_DAYS * DAY)));
}
