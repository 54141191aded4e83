import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { findRated, holdPair, updateAway, updateStatuses } from './repo-standing';
import { deleteVotesOn, listVoted, lockEvaluations, updateVotes } from './repo-votes';
import { holdSubjects, type Rated, recount } from './subject';

/**
 * Leaves out a member's ratings of what was refunded to them, unless they still have it by another purchase. The caller
 * holds what was rated, and counts again.
 */
export function leaveOutReversed(ctx: Ctx, holderId: string, rated: Rated): Promise<void> {
  return updateStatuses(ctx.db, holderId, rated, { from: ['visible'], to: 'reversed', notHeld: true });
}

/** The money came to the seller again: the buyer's ratings count again. The caller holds what was rated, and counts. */
export function bringBackReversed(ctx: Ctx, holderId: string, rated: Rated): Promise<void> {
  return updateStatuses(ctx.db, holderId, rated, { from: ['reversed'], to: 'visible' });
}

/**
 * Locks what somebody rated of a seller, before anything else is locked for that. Whoever rates waits for it: so nobody
 * can rate while they become one of its sellers.
 */
export async function holdRated(ctx: Ctx, raterId: string, sellerId: string): Promise<Rated> {
  await holdPair(ctx.db, raterId, sellerId);
  const rated = await findRated(ctx.db, raterId, sellerId);
  await holdSubjects(ctx, rated);
  return rated;
}

/**
 * Leaves out a member's ratings of what they earn by from now on, which the caller holds, and their votes on ratings of
 * it. If they stop earning by it, they may rate and vote again.
 */
export async function leaveOutOwnRatings(
  ctx: Ctx,
  authorId: string,
  sellerId: string,
  rated: Rated,
): Promise<void> {
  // Also ratings of refunded purchases: they must not show again if the money comes back.
  await updateStatuses(ctx.db, authorId, rated, { from: ['visible', 'reversed'], to: 'own' });
  await recount(ctx, rated);
  await recountVotes(ctx, await deleteVotesOn(ctx.db, authorId, sellerId));
}

/** Locks what a member rated, before their account is locked to be suspended or restored. */
export async function holdRatedBy(ctx: Ctx, authorId: string): Promise<void> {
  await holdSubjects(ctx, await findRated(ctx.db, authorId, null));
}

/** A member was suspended, or is not any more: their ratings and votes are left out, or count again. */
export async function followSuspension(ctx: Ctx, authorId: string, isSuspended: boolean): Promise<void> {
  await recount(ctx, await updateAway(ctx.db, authorId, isSuspended));
  await recountVotes(ctx, await listVoted(ctx.db, authorId));
}

async function recountVotes(ctx: Ctx, evaluationIds: readonly string[]): Promise<void> {
  if (evaluationIds.length === 0) return;
  await lockEvaluations(ctx.db, evaluationIds);
  await updateVotes(ctx.db, evaluationIds);
}
