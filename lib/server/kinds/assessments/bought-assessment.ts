import 'server-only';
import type { BoughtAssessment } from '@/lib/contract/kinds/workshops';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { certificateOf } from '../courses/certificates';
import { owesPass, presentTaken } from './exam-times';
import { ownPurchase } from './own-purchase';
import { listTaken } from './repo-assessments';

/**
 * The assessment that the caller bought without a date.
 * @throws AppError `not_found` for a seat too, `not_entitled` while its money is on the way back, or once it is back
 */
export async function getBoughtAssessment(ctx: MemberCtx, id: string): Promise<BoughtAssessment> {
  if (!(await isAlone(ctx, id))) throw new AppError('not_found');
  const taken = await listTaken(ctx.db, [id]);
  const [exam] = presentTaken(taken, null, ctx.now);
  return {
    exam: found(exam),
    mayHaveCertificate: !owesPass(taken),
    certificate: await certificateOf(ctx, id),
  };
}

/** Returns whether a purchase is of an assessment alone, for pages that show either. @throws AppError as above */
export const isAlone = async (ctx: MemberCtx, id: string): Promise<boolean> =>
  (await ownPurchase(ctx, id)).seat === null;
