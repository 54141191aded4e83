import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import {
  lockHolds as lockRows,
  updateHeld,
  updateHeldUntil,
  updateKept,
  updateNotKept,
  updateReleaseAt,
} from './repo-holds';

export type Held = Awaited<ReturnType<typeof lockRows>>[number];

/**
 * What each person earned by these lines and how much of it is still held, locked until the caller's transaction ends.
 */
export function lockHolds(ctx: Ctx, lineIds: readonly string[]): Promise<Held[]> {
  return lockRows(ctx.db, lineIds);
}

/** Takes money from holds that are not over, or puts it back. The caller has locked them. */
export async function changeHolds(
  ctx: Ctx,
  changes: readonly { lineId: string; ownerId: string; amount: number }[],
): Promise<void> {
  if (changes.length > 0) await updateHeld(ctx.db, changes);
}

/** What was earned by a line is not paid out before `letGo`. The caller has locked its order. */
export async function keepFor(ctx: Ctx, lineId: string, why: 'absence'): Promise<void> {
  await lockRows(ctx.db, [lineId]);
  await updateKept(ctx.db, lineId, why);
}

/**
 * An operator has looked at what was earned by a line, or it is settled: nothing but its time keeps it any more.
 * @returns false where nothing else did
 */
export const letGo = (ctx: Ctx, lineId: string): Promise<boolean> => updateNotKept(ctx.db, lineId);

/**
 * What was earned by a line may not be paid out before a time. The caller has locked its order. What was paid out
 * already stays so.
 */
export async function holdUntil(ctx: Ctx, lineId: string, until: Date): Promise<void> {
  await lockRows(ctx.db, [lineId]);
  await updateHeldUntil(ctx.db, lineId, until);
}

/** The same, where the time may also be earlier than the one before. */
export async function setHeldUntil(ctx: Ctx, lineId: string, until: Date): Promise<void> {
  await lockRows(ctx.db, [lineId]);
  await updateReleaseAt(ctx.db, lineId, until);
}
