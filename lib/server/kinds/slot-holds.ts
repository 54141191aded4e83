import 'server-only';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';
import type { MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { allKinds } from './index';
import type { KindSale } from './sale-port';

/** What one kind says about the times that its buyers keep. */
type Times = NonNullable<KindSale['times']>;

const timesOfKinds = (): Times[] => allKinds().flatMap(({ sale }) => sale?.times ?? []);

/** The times that are kept for the caller at this moment, by product. */
export async function heldTimes(ctx: MemberCtx): Promise<Map<string, SlotHold>> {
  const ofKinds = await Promise.all(timesOfKinds().map((times) => times.list(ctx)));
  return new Map(ofKinds.flatMap((held) => [...held]));
}

/** The packages of times that the caller chose and has not paid for, by product. */
export async function chosenPackages(ctx: MemberCtx): Promise<Map<string, ChosenPackage>> {
  const ofKinds = await Promise.all(timesOfKinds().map((times) => times.packages?.(ctx) ?? []));
  return new Map(ofKinds.flatMap((chosen) => [...chosen]));
}

/** The time of a product that is kept for the caller. @throws AppError `not_found` */
export async function getSlotHold(ctx: MemberCtx, productId: string): Promise<SlotHold> {
  return found((await heldTimes(ctx)).get(productId));
}

/** Gives it back. @throws AppError `not_found` where they keep none */
export async function deleteSlotHold(ctx: MemberCtx, productId: string): Promise<{ done: true }> {
  const held = await Promise.all(
    timesOfKinds().map(async (times) => ((await times.list(ctx)).has(productId) ? times : null)),
  );
  await found(held.find((times) => times !== null)).giveBack(ctx, productId);
  return { done: true };
}
