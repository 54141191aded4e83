import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { bringAttempts } from '../quizzes/service';
import type { AccessChange } from '../sale-port';
import { findKept, listGivenBack } from './repo-assessments';
import { endAttempts } from './take-assessment';

// Attempts are a person's: they follow from a purchase that is taken away to one that is kept (decisions 085 and 086).

type Whose = { productId: string; buyerId: string };

/** The right to an assessment alone was taken away, or came back. */
export async function changeAlone(
  ctx: Ctx,
  { entitlementId, status, productId, holderId }: AccessChange,
): Promise<void> {
  const of = { productId, buyerId: holderId };
  if (status === 'active') return takeOver(ctx, of, entitlementId);
  await endAttempts(ctx, entitlementId);
  if (status === 'revoked') await passOn(ctx, of, entitlementId);
}

/** Gives the attempts of a purchase that is taken away to another one that its buyer keeps, which is locked. */
export async function passOn(ctx: Ctx, of: Whose, entitlementId: string): Promise<void> {
  const kept = await findKept(ctx.db, { ...of, entitlementId }, ctx.now);
  if (kept) await bringAttempts(ctx, kept, [entitlementId]);
}

/** Gives a purchase the attempts that its buyer had with earlier ones of the same workshop that are taken away. */
export const takeOver = async (ctx: Ctx, of: Whose, id: string): Promise<void> =>
  bringAttempts(ctx, id, await listGivenBack(ctx.db, { ...of, entitlementId: id }));
