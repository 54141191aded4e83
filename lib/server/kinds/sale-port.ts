import type { Ctx } from '@/lib/server/ctx';

/** A line of an order by which one product is bought. */
export interface KindLine {
  lineId: string;
  orderId: string;
  productId: string;
  buyerId: string;
}

/** What somebody holds by a line. */
interface KindHolding {
  entitlementId: string;
  lineId: string;
  productId: string;
  holderId: string;
}

/** The right to a holding has changed. */
interface AccessChange extends KindHolding {
  was: string;
  status: 'active' | 'suspended' | 'revoked';
}

/** What a buyer is kept while they pay, for kinds of which there is not enough for everybody. */
interface Reserving {
  /** so long at most, in milliseconds: the order lives no longer, and a gateway that takes longer may not pay it */
  lastsMs: number;
  /**
   * Keeps it, in the transaction that makes the order; asked again for the same line, it keeps it until then. What was
   * kept for others and has lapsed is taken away first.
   * @throws AppError a 409 when it is gone: then there is no order
   */
  reserve(ctx: Ctx, lines: readonly KindLine[], until: Date): Promise<void>;
  /**
   * The order is over (expired, cancelled): what was kept is free again. The caller holds the order locked; it may have
   * lapsed before.
   */
  release(ctx: Ctx, lineIds: readonly string[]): Promise<void>;
}

/**
 * What a kind of product says while it is sold. Each is asked in batches, inside the caller's transaction, and no
 * constraint of a kind may end a transaction of money: a kind looks under its own locks and answers.
 */
export interface KindSale {
  reserving?: Reserving;
  /**
   * Whether lines that money came for can still be given: asked when they are settled, under the locks of their orders.
   * It locks what it looks at. What it takes for lines that are not settled after all, `release` frees.
   * @returns the lines that were lost, as to another buyer; their payment goes back
   */
  standing?(ctx: Ctx, lines: readonly KindLine[]): Promise<ReadonlySet<string>>;
  /** The lines are paid, and these are the new entitlements. What `standing` found free is still held. */
  granted?(ctx: Ctx, holdings: readonly KindHolding[]): Promise<void>;
  /**
   * A refund or a dispute took the right to these, or gave it back.
   * @returns entitlements that cannot come back, as what they were was given to somebody else: their right stays
   *   suspended
   */
  accessChanged?(ctx: Ctx, changes: readonly AccessChange[]): Promise<ReadonlySet<string>>;
}
