import 'server-only';
import { FIRST_STEPS } from '@/lib/contract/choices';
import type { FirstSteps } from '@/lib/contract/first-steps';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { isDue } from './policy';
import { findStanding, insertFirstSteps, upsertFirstSteps } from './repo';

const [FIRST] = FIRST_STEPS;

/** The step that the caller is at. */
export async function getFirstSteps(ctx: MemberCtx): Promise<FirstSteps> {
  return (await homeFirstSteps(ctx)).steps;
}

/**
 * Returns the facts that the home page needs: whether to lead to the first steps now, and whether to offer them on a
 * card.
 */
export async function homeFirstSteps(ctx: MemberCtx): Promise<{ due: boolean; steps: FirstSteps }> {
  const account = found(await findStanding(ctx.db, ctx.viewer.id));
  // A member who is asked whether to stay is asked nothing else.
  const due = account.status === 'active' && isDue(account, ctx.now);
  return { due, steps: present(account.at) };
}

/** The first steps are on the screen: from now on they are only offered. */
export async function beginFirstSteps(ctx: MemberCtx): Promise<FirstSteps> {
  await insertFirstSteps(ctx.db, ctx.viewer.id, FIRST, ctx.now);
  return getFirstSteps(ctx);
}

/** Goes to a step, or ends them; what has ended stays ended. */
export async function putFirstSteps(ctx: MemberCtx, { at }: Pick<FirstSteps, 'at'>): Promise<FirstSteps> {
  return present(await upsertFirstSteps(ctx.db, ctx.viewer.id, at, ctx.now));
}

function present(at: string | null): FirstSteps {
  return { at: (at ?? FIRST) as FirstSteps['at'], offered: FIRST_STEPS.some((step) => step === at) };
}
