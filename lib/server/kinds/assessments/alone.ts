import 'server-only';
import type { BoughtAssessment } from '@/lib/contract/kinds/workshops';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { getOthers } from '@/lib/server/users/service';
import { certificateOf } from '../courses/certificates';
import { owesPass, presentTaken } from './exam-times';
import { ownPurchase } from './own-purchase';
import { listTaken } from './repo-assessments';

/**
 * The assessment that one of the caller's purchases is of, bought without a date.
 * @throws AppError `not_found` for a seat too, `not_entitled` while its money is on the way back, or once it is back
 */
export async function getBoughtAssessment(ctx: MemberCtx, id: string): Promise<BoughtAssessment> {
  const { productId, ownerId, seat } = await ownPurchase(ctx, id);
  const [people, taken] = await Promise.all([getOthers(ctx, [ownerId]), listTaken(ctx.db, [id])]);
  const [exam] = seat ? [] : presentTaken(taken, null, ctx.now);
  return {
    productId,
    host: found(people.get(ownerId)),
    exam: found(exam),
    mayHaveCertificate: !owesPass(taken),
    certificate: await certificateOf(ctx, id),
  };
}

/** Whether a purchase is of an assessment alone, for pages that show either. @throws AppError as above */
export const isAlone = async (ctx: MemberCtx, id: string): Promise<boolean> =>
  (await ownPurchase(ctx, id)).seat === null;
