import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { submitOpen } from '../quizzes/attempts';
import { bringAttempts } from '../quizzes/service';
import type { KindSale } from '../sale-port';
import { completeIfPassed } from './quiz';
import { bringNotes, bringProgress, listAgain } from './repo-earlier';

const idsOf = (held: readonly { entitlementId: string }[]) => held.map(({ entitlementId }) => entitlementId);

/** Courses are sold as products are; who buys one again goes on where they were. */
export const sale: KindSale = {
  granted: (ctx, holdings) => goOn(ctx, idsOf(holdings)),

  async accessChanged(ctx, changes) {
    const back = idsOf(changes.filter(({ was }) => was === 'revoked'));
    if (back.length > 0) await goOn(ctx, back);
    return new Set();
  },
};

/**
 * Gives purchases what their buyers did in earlier ones that were taken away. What went on there is submitted; attempts
 * come first, as one that is being submitted completes a lesson.
 */
async function goOn(ctx: Ctx, entitlementIds: readonly string[]): Promise<void> {
  for (const { entitlement_id, earlier_ids } of await listAgain(ctx.db, entitlementIds)) {
    for (const id of earlier_ids) await submitOpen(ctx, id, completeIfPassed);
    await bringAttempts(ctx, entitlement_id, earlier_ids);
    await bringProgress(ctx.db, entitlement_id, earlier_ids);
    await bringNotes(ctx.db, entitlement_id, earlier_ids);
  }
}
