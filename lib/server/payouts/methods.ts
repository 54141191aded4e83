import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { savePayoutMethod, WireTransfer } from '@/lib/contract/payout-methods';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { assertEarns } from '@/lib/server/finance/member-earns';
import { newId } from '@/lib/server/ids';
import { ownIdentity } from '@/lib/server/users/identity';
import { fingerprint, lastFour, sealDetails } from './details';
import { liveMethods } from './live-methods';
import { notifyMethodChange } from './notices';
import { COOLING_HOURS, isHeld, MOST_METHODS, usableAt } from './policy';
import { presentMethod, presentWire } from './present-methods';
import {
  hasOpenPayoutTo,
  insertMethod,
  listMethods,
  lockOwner,
  type MethodRow,
  updateDefault,
  updateHeld,
  updateRetired,
} from './repo-methods';

/** The caller's payout methods. @throws AppError `forbidden` where nothing is earned */
export async function listPayoutMethods(ctx: MemberCtx) {
  await assertEarns(ctx);
  const rows = await liveMethods(ctx, ctx.viewer.id);
  const data = rows.map((row) => presentMethod(row, ctx));
  return { data, coolingHours: COOLING_HOURS, most: MOST_METHODS };
}

/**
 * Adds a bank account and makes it the default. The method before stays in use until the new one's waiting time is
 * over.
 * @throws AppError `password_wrong`, `sign_in_again`, `rate_limited`; `conflict` for an account that is there already,
 *   or for one too many; `forbidden`
 */
export async function saveMethod(
  ctx: MemberCtx,
  { password, ...details }: Parsed<typeof savePayoutMethod>['body'],
): Promise<Payload<typeof savePayoutMethod>> {
  await assertEarns(ctx);
  await assertOwner(ctx, await ownIdentity(ctx), password);
  return inTransaction(ctx, async (ctx) => {
    const me = ctx.viewer.id;
    await lockOwner(ctx.db, me);
    const live = await listMethods(ctx.db, me);
    const mark = fingerprint(details);
    if (live.some(({ fingerprint }) => fingerprint === mark))
      throw new AppError('conflict', { fields: { account: 'validation:accountKnown' } });
    if (live.length >= MOST_METHODS)
      throw new AppError('conflict', { fields: { account: 'validation:tooManyAccounts' } });
    const id = await addMethod(ctx, me, details);
    await notifyMethodChange(ctx, me, 'methodAdded', {
      lastFour: lastFour(details),
      usableAt: usableAt(ctx.now),
    });
    const row = (await liveMethods(ctx, me)).find((row) => row.id === id);
    return presentWire(found(row), ctx);
  });
}

/** Adds a method for a member in the caller's transaction; the demo uses it, too. @returns its id */
export async function addMethod(ctx: Ctx, userId: string, details: WireTransfer): Promise<string> {
  const id = newId(ctx.now);
  await updateDefault(ctx.db, userId, null);
  await insertMethod(ctx.db, {
    id,
    user_id: userId,
    is_default: true,
    country: details.country,
    last_four: lastFour(details),
    details: sealDetails(details, `payout_methods:${id}`),
    fingerprint: fingerprint(details),
    usable_at: usableAt(ctx.now),
    created_at: ctx.now,
  });
  return id;
}

/**
 * Sends payouts to one of the caller's methods from now on.
 * @throws AppError `not_found`, `password_wrong`, `sign_in_again`, `rate_limited`
 */
export function makeDefault(ctx: MemberCtx, id: string, password: string | undefined) {
  return change(ctx, id, password, async (ctx, method) => {
    if (method.is_default) return;
    await updateDefault(ctx.db, ctx.viewer.id, id);
    await notifyMethodChange(ctx, ctx.viewer.id, 'methodChosen', { lastFour: method.last_four });
  });
}

/**
 * Allows payouts to one of the caller's methods again after a transfer to it came back: its owner says that it is
 * right.
 * @throws AppError as `makeDefault`
 */
export function confirmMethod(ctx: MemberCtx, id: string, password: string | undefined) {
  return change(ctx, id, password, async (ctx, method) => {
    if (!isHeld(method)) return;
    await updateHeld(ctx.db, id, null);
    await notifyMethodChange(ctx, ctx.viewer.id, 'methodConfirmed', { lastFour: method.last_four });
  });
}

/**
 * Removes one of the caller's methods; the newest of the others takes its place.
 * @throws AppError `payout_open` while a payout to it is under way, and as `makeDefault`
 */
export function retireMethod(ctx: MemberCtx, id: string, password: string | undefined) {
  return change(ctx, id, password, async (ctx, method, others) => {
    if (await hasOpenPayoutTo(ctx.db, id)) throw new AppError('payout_open');
    await updateRetired(ctx.db, ctx.viewer.id, id, ctx.now);
    if (method.is_default) await updateDefault(ctx.db, ctx.viewer.id, others[0]?.id ?? null);
    await notifyMethodChange(ctx, ctx.viewer.id, 'methodRetired', { lastFour: method.last_four });
  });
}

async function change(
  ctx: MemberCtx,
  id: string,
  password: string | undefined,
  apply: (ctx: MemberCtx, method: MethodRow, others: MethodRow[]) => Promise<void>,
): Promise<{ done: true }> {
  found((await listMethods(ctx.db, ctx.viewer.id)).find((row) => row.id === id));
  await assertOwner(ctx, await ownIdentity(ctx), password);
  return inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx.db, ctx.viewer.id);
    const rows = await listMethods(ctx.db, ctx.viewer.id, { hold: true });
    const method = found(rows.find((row) => row.id === id));
    const others = rows.filter((row) => row.id !== id);
    await apply(ctx, method, others);
    return { done: true };
  });
}
