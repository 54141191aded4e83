import type { LINE_KINDS } from '@/lib/contract/choices';
import type { Usage } from '@/lib/contract/kinds/contents';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import type { ChangedAccess } from '@/lib/server/entitlements/access';
import type { Grant } from '@/lib/server/entitlements/service';
import type { SoldSession } from '@/lib/server/kinds/sale-port';
import type { Notice } from '@/lib/server/notifications/service';
import type { PersonRow } from '@/lib/server/users/present';

/** What is sold by a line. Each kind has its rules, listed in `rules.ts`; money code asks them and knows no kind. */
export type LineKind = (typeof LINE_KINDS)[number];

/** What somebody wants to buy. */
export interface Wanted {
  kind: LineKind;
  subjectId: string;
  /** what the buyer gives, in minor units, where that is theirs to say */
  amount?: number;
  /** the seller is not to be told who buys */
  isUnnamed?: boolean;
}

/** What it costs at this moment for the member who asks, and what it would be sold as. */
export interface Quote extends Wanted {
  /** its type, where its kind of line has types */
  type: string | null;
  seller: PersonRow;
  title: string;
  coverId: string | null;
  /** minor units of `currency`, ≥ 0 */
  amount: number;
  currency: string;
  feeBps: number;
  /** minor units */
  feeAmount: number;
  refundDays: number;
  version: number | null;
  /** when its seller last changed it, for what has contents that can go without a new version */
  changedAt?: Date;
  isForSale: boolean;
  /** lists and carts do not show it: the operator took it down, or buyer and seller have blocked each other */
  isOutOfSight: boolean;
  isOwned: boolean;
  /** the buyer earns from its sale */
  isOurs: boolean;
  /** how long it can be reserved for the buyer, in ms; null where nothing has to be reserved */
  reservableMs: number | null;
  /** it is worth a bank transfer; true where nothing is said */
  mayTransfer?: boolean;
  /** the seller is not to be told who buys */
  isUnnamed?: boolean;
}

/** A line of an order in the database, as the locked order brings it. */
export interface Line {
  id: string;
  kind: LineKind;
  subject_id: string;
  /** as it was at the time of the sale */
  type: string | null;
  order_id: string;
  buyer_id: string;
  seller_id: string;
  seller_status: string;
  title: string;
  amount: number;
  fee_amount: number;
  refund_days: number;
  /** its seller is not told who bought it */
  is_unnamed?: boolean;
}

/** A line with the type of what it sells. */
export type TypedLine = Pick<Line, 'id' | 'type'>;

/** What a buyer holds by a line. */
export interface Holding {
  line: Line;
  entitlementId: string;
}

/** A change of the right to a holding. */
export interface Change extends Holding, Pick<ChangedAccess, 'holderId' | 'grantedAt' | 'was' | 'status'> {}

/** Why earnings wait for an operator: a large tip, or tips both ways between two people. */
export type KeptFor = 'large' | 'both_ways';

/** The state of a line at the moment when money comes for it. */
export interface Standing {
  /** its buyer already has it */
  isOwned: boolean;
  /** it cannot be delivered any more, for example because another buyer got the last place */
  isLost: boolean;
  /** the operator has not taken it down */
  maySell: boolean;
  /** on sale, and at the price it was ordered at */
  isAsOrdered: boolean;
  /** when the earnings from it may be paid out */
  holdUntil: Date;
  /** why they may not be paid out before an operator has looked at them */
  keptFor?: KeptFor | null;
}

/** What a refund of a line depends on, besides the number of days. */
export interface Terms {
  /** how much of it was used; null where there is nothing to use */
  usage: Usage | null;
  /** why money for it never goes back, however early; null where it may */
  never: 'tip' | null;
}

/** Where the subject of a line is found: in notices, caches and addresses. */
export interface Subject {
  about: Pick<Notice, 'productId' | 'postId'>;
  /** notices to the seller with the same group are shown as one */
  group: string;
  tags: readonly string[];
  /** how notices and letters word its sale; as a sale where nothing is said */
  as?: 'tip';
}

/**
 * What a kind of line decides. Each function takes many lines at once. Locks are taken in one order everywhere: order,
 * payment, then `lock`, then holds and balances.
 */
export interface LineRules {
  /**
   * where the part of the amount goes that the seller does not get: the platform's fees, or, where it takes none, what
   * the processor keeps
   */
  rest: 'fees' | 'costs';
  /** those that exist, in any order */
  quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]>;
  /**
   * Keeps what there is not enough of, in the order's transaction. @throws AppError `not_purchasable` when it is gone
   */
  reserve(ctx: Ctx, lines: readonly Line[], until: Date): Promise<void>;
  /** The orders of these lines have ended: what they reserved is free again. */
  release(ctx: Ctx, lines: readonly Line[]): Promise<void>;
  /** the state of each line, by its id; the caller has locked their orders */
  standing(ctx: Ctx, lines: readonly Line[]): Promise<ReadonlyMap<string, Standing>>;
  /** what their buyers get */
  grants(lines: readonly Line[]): Grant[];
  /** counts the sales */
  sold(ctx: Ctx, lines: readonly Line[]): Write[];
  /** the sessions that lines sell, by the line's id; lines without one are left out */
  sessions?(ctx: Ctx, lines: readonly TypedLine[]): Promise<ReadonlyMap<string, SoldSession>>;
  /** the lines are paid, and their buyers hold these from now on */
  granted(ctx: Ctx, holdings: readonly Holding[]): Promise<void>;
  /** takes the locks that come before holds and balances */
  lock(ctx: Ctx, lines: readonly Line[]): Promise<void>;
  /**
   * Access has changed because money went back to the buyer, or returned: counters and ratings follow, for each holder.
   * @returns entitlements that cannot come back
   */
  accessChanged(ctx: Ctx, changes: readonly Change[]): Promise<ReadonlySet<string>>;
  /** what a refund of each line depends on, by the line's id */
  terms(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<ReadonlyMap<string, Terms>>;
  /** makes what `terms` says stay true until the transaction ends */
  holdUse(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<void>;
  /** the file of the cover, by subject, where it has one */
  covers(ctx: Ctx, subjectIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  subject(line: Pick<Line, 'subject_id'>): Subject;
}
