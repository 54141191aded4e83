import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import type { KindLine } from '../../sale-port';
import { notifyOfBookings } from '../notices';
import { freeEmpty } from '../repo-sales';
import { OBJECTION_MS } from '../sold-booking';
import { notifyOfPackages } from './notices';
import * as repo from './repo-choices';
import { listComing, updateCancelled } from './repo-lessons';
import { listClosed } from './repo-packages';

// What the sale of bookings asks about packages.

const lineIdsOf = (lines: readonly { lineId: string }[]) => lines.map(({ lineId }) => lineId);
const endOf = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/** Returns the price of the package that the caller chose and has not paid for, by product. */
export async function chosenAmounts(
  { db, viewer }: MemberCtx,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await repo.listChosen(db, { buyerId: viewer.id, productIds });
  return new Map(rows.map(({ product_id, amount }) => [product_id, amount]));
}

/** The orders of these lines have ended: a package that was not paid is chosen, as it was before. */
export const releasePackages = ({ db }: Ctx, lineIds: readonly string[]): Promise<void> =>
  repo.detachChoices(db, lineIds);

/** Returns which of these lines are of packages that nobody can keep: an account was closed while their buyer paid. */
export const lostPackages = async ({ db }: Ctx, lineIds: ReadonlySet<string>): Promise<Set<string>> =>
  new Set(await listClosed(db, [...lineIds]));

/** Returns which of these lines are of packages. */
export async function packageLines({ db }: Ctx, lines: readonly { lineId: string }[]): Promise<Set<string>> {
  const rows = await repo.listByLine(db, lineIdsOf(lines));
  return new Set(rows.flatMap(({ order_line_id }) => order_line_id ?? []));
}

/**
 * Gives a line the package that its buyer chose at its price.
 * @returns false where there is none, or where another order has it
 */
export async function attachPackage(ctx: Ctx, line: KindLine): Promise<boolean> {
  const row = await chosenFor(ctx, line);
  if (!row || row.order_line_id !== null) return false;
  await repo.attachChoice(ctx.db, row.id, line.lineId);
  return true;
}

/** The same for a new order: where an earlier one waits for its money with the package, it gets another like it. */
export async function orderPackage(ctx: Ctx, line: KindLine): Promise<boolean> {
  if (await attachPackage(ctx, line)) return true;
  const row = await chosenFor(ctx, line);
  if (!row) return false;
  await repo.insertChoice(ctx.db, {
    ...row,
    id: newId(ctx.now),
    order_line_id: line.lineId,
    created_at: ctx.now,
  });
  return true;
}

async function chosenFor({ db }: Ctx, { productId, buyerId, amount }: KindLine) {
  const [row] = await repo.listChosen(db, { buyerId, productIds: [productId] });
  return row?.amount === amount ? row : undefined;
}

/** What was agreed for lines of packages: their money waits until the end of their time, however they are used. */
export async function agreedPackages({ db, now }: Ctx, lines: readonly KindLine[]) {
  const rows = await repo.listByLine(db, lineIdsOf(lines));
  return new Map(
    rows.flatMap(({ order_line_id: lineId, amount, days }) =>
      lineId ? [[lineId, { amount, holdUntil: new Date(endOf(now, days).getTime() + OBJECTION_MS) }]] : [],
    ),
  );
}

/** Packages are paid: they run from now on. */
export async function grantPackages(
  ctx: Ctx,
  holdings: readonly { lineId: string; entitlementId: string }[],
): Promise<void> {
  const { db, now } = ctx;
  const rows = await repo.listByLine(db, lineIdsOf(holdings));
  const bought: string[] = [];
  for (const { lineId, entitlementId } of holdings) {
    const row = rows.find(({ order_line_id }) => order_line_id === lineId);
    if (!row) continue;
    await repo.updateBought(db, row.id, { entitlementId, now, endsAt: endOf(now, row.days) });
    bought.push(entitlementId);
  }
  await notifyOfPackages(ctx, bought);
}

/**
 * The right to packages was taken away: their lessons that have not begun are free for others, and in the packages
 * again, should the right come back. Their hosts are locked.
 */
export async function freeLessons(ctx: Ctx, entitlementIds: readonly string[]): Promise<void> {
  const coming = await listComing(ctx.db, entitlementIds, ctx.now);
  if (coming.length === 0) return;
  const lessonIds = coming.map(({ id }) => id);
  await updateCancelled(ctx.db, lessonIds, { now: ctx.now, isReturned: true });
  await freeEmpty(
    ctx.db,
    coming.map(({ slot_id }) => slot_id),
  );
  await notifyOfBookings(ctx, lessonIds, 'cancelled');
}
