import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { putSetupStep, SetupGuide, SetupStep } from '@/lib/contract/setup-guide';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { getIdentity } from '@/lib/server/identity-checks/service';
import { getProfile } from '@/lib/server/members/profile';
import { listPayoutMethods } from '@/lib/server/payouts/methods';
import { guideOf, isCompleted, type SetupFacts } from './policy';
import { listSteps, upsertStep } from './repo';

/** Returns how far the caller is with the setup. */
export async function getSetupGuide(ctx: MemberCtx): Promise<SetupGuide> {
  const [facts, rows] = await Promise.all([factsOf(ctx), listSteps(ctx.db, ctx.viewer.id)]);
  return guideOf(facts, rows);
}

/**
 * Starts a step, puts it off, or notes that its completion was announced.
 * @throws AppError `conflict` before it is completed
 */
export async function putStep(
  ctx: MemberCtx,
  step: SetupStep,
  { state }: Parsed<typeof putSetupStep>['body'],
): Promise<SetupGuide> {
  const facts = await factsOf(ctx);
  if (state === 'completed' && !isCompleted(step, facts)) throw new AppError('conflict');
  await upsertStep(ctx.db, ctx.viewer.id, step, state, ctx.now);
  return guideOf(facts, await listSteps(ctx.db, ctx.viewer.id));
}

async function factsOf(ctx: MemberCtx): Promise<SetupFacts> {
  const [profile, methods, identity] = await Promise.all([
    getProfile(ctx, ctx.viewer.id),
    listPayoutMethods(ctx),
    getIdentity(ctx),
  ]);
  return {
    publishedProducts: profile.productsCount,
    hasPicture: profile.profilePic !== null,
    links: profile.socialLinks.length,
    payoutMethods: methods.data.length,
    identity: identity.status,
  };
}
