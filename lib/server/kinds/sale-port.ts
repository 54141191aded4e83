import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';

/** A line of an order for one product. */
export interface KindLine {
  lineId: string;
  orderId: string;
  productId: string;
  buyerId: string;
  /** minor units */
  amount: number;
}

/** What the kind says about the sale of a product to whoever asks; what is left out is as the product has it. */
export interface KindQuote {
  /** minor units */
  amount?: number;
  isForSale?: boolean;
  /** they have it, and cannot buy it once more */
  isOwned?: boolean;
  /** how long it can be reserved, in ms; null where nothing has to be */
  reservableMs: number | null;
}

/** What a buyer holds by a line. */
interface KindHolding {
  entitlementId: string;
  lineId: string;
  productId: string;
  holderId: string;
}

/** The session of a line. */
export interface SoldSession {
  startsAt: Date;
  /** until when its host has to accept it; null where nobody has to */
  acceptBy: Date | null;
}

/** A change of the right to a holding. */
export interface AccessChange extends KindHolding {
  was: string;
  status: 'active' | 'suspended' | 'revoked';
}

/** Reserves something for buyers while they pay, for kinds that do not have enough for everybody. */
interface Reserving {
  /**
   * the longest time of a reservation, in milliseconds: the order ends with it, and a gateway that takes longer may not
   * be used
   */
  lastsMs: number;
  /**
   * Reserves it, in the transaction that makes the order. Called again for the same line, it moves the end.
   * Reservations of others that have ended are removed first.
   * @throws AppError a 409 when it is gone: then there is no order
   */
  reserve(ctx: Ctx, lines: readonly KindLine[], until: Date): Promise<void>;
  /**
   * The order has ended (expired, cancelled): what was reserved is free again. The caller holds the order locked; the
   * reservation may have ended before.
   */
  release(ctx: Ctx, lineIds: readonly string[]): Promise<void>;
}

/** Times that buyers keep while they pay, for kinds that are sold by times: one of each product. */
interface HoldingTimes {
  /** what the caller keeps now, by product */
  list(ctx: MemberCtx): Promise<ReadonlyMap<string, SlotHold>>;
  /** Gives back what the caller keeps of a product. @throws AppError `not_found` where they keep none */
  giveBack(ctx: MemberCtx, productId: string): Promise<void>;
  /** the packages of times that the caller chose and has not paid for, by product */
  packages?(ctx: MemberCtx): Promise<ReadonlyMap<string, ChosenPackage>>;
}

/**
 * What a kind of product decides during a sale. Each function is called in batches, inside the caller's transaction. No
 * constraint of a kind may make a money transaction fail: the kind checks under its own locks and answers.
 */
export interface KindSale {
  reserving?: Reserving;
  times?: HoldingTimes;
  /** Where the price depends on what the buyer chose: for each product, by its id. */
  quotes?(ctx: MemberCtx, productIds: readonly string[]): Promise<ReadonlyMap<string, KindQuote>>;
  /**
   * What was agreed for lines, by their ids: the price in minor units, which stands although the product's changes, and
   * when their money may be paid out at the earliest. Lines left out are sold as products are.
   */
  agreed?(
    ctx: Ctx,
    lines: readonly KindLine[],
  ): Promise<ReadonlyMap<string, { amount: number; holdUntil: Date }>>;
  /**
   * Whether paid lines can still be delivered: called when they are settled, under the locks of their orders and
   * products. It locks the rows that it reads. What it takes for lines that are not settled in the end is freed by
   * `release`.
   * @returns the lines that were lost, for example to another buyer; their payment goes back
   */
  standing?(ctx: Ctx, lines: readonly KindLine[]): Promise<ReadonlySet<string>>;
  /** The sessions that lines sell, by the line's id; lines without one are left out. */
  sessions?(ctx: Ctx, lineIds: readonly string[]): Promise<ReadonlyMap<string, SoldSession>>;
  /** The lines are paid, and these are the new entitlements. What `standing` found free is still locked. */
  granted?(ctx: Ctx, holdings: readonly KindHolding[]): Promise<void>;
  /**
   * A refund or a dispute took the right to these, or gave it back.
   * @returns entitlements that cannot come back, because somebody else has their place now: their right stays suspended
   */
  accessChanged?(ctx: Ctx, changes: readonly AccessChange[]): Promise<ReadonlySet<string>>;
}
