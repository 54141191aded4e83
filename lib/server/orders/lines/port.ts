import type { Usage } from '@/lib/contract/kinds/contents';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import type { ChangedAccess } from '@/lib/server/entitlements/access';
import type { Grant } from '@/lib/server/entitlements/service';
import type { Notice } from '@/lib/server/notifications/service';
import type { PersonRow } from '@/lib/server/users/present';

/** What is sold by a line. Its file stands in `files.ts`; money code asks it, and knows none of them. */
export type LineKind = 'product' | 'post' | 'tip';

/** What somebody wants to buy. */
export interface Wanted {
  kind: LineKind;
  subjectId: string;
  /** what the buyer gives, in minor units, where that is theirs to say */
  amount?: number;
}

/** What it would cost and be sold for at this moment, to whoever asks. */
export interface Quote extends Wanted {
  /** of what type it is, where its kind of line has types */
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
  isForSale: boolean;
  /** neither lists nor carts show it: the operator took it down, or buyer and seller are apart */
  isOutOfSight: boolean;
  isOwned: boolean;
  /** the buyer earns by it */
  isOurs: boolean;
  /** so long at most it is kept for the buyer, in ms; null where it need not be kept */
  keptMs: number | null;
}

/** A line of an order that is written down, as its locked order brings it. */
export interface Line {
  id: string;
  kind: LineKind;
  subject_id: string;
  /** as it was when it was sold */
  type: string | null;
  order_id: string;
  buyer_id: string;
  seller_id: string;
  seller_status: string;
  title: string;
  amount: number;
  fee_amount: number;
  refund_days: number;
}

/** What somebody holds by a line. */
export interface Holding {
  line: Line;
  entitlementId: string;
}

/** The right to a holding has changed. */
export interface Change extends Holding, Pick<ChangedAccess, 'holderId' | 'grantedAt' | 'was' | 'status'> {}

/** How a line that money came for stands at this moment. */
export interface Standing {
  /** its buyer has it already */
  isOwned: boolean;
  /** it was lost to somebody else */
  isLost: boolean;
  /** nobody took it down */
  maySell: boolean;
  /** on sale, and for what it was ordered for */
  isAsOrdered: boolean;
  /** when what is earned by it may be paid out */
  holdUntil: Date;
}

/** What a refund of a line depends on, beside its days. */
export interface Terms {
  /** how much of it was used; null where there is nothing to use */
  usage: Usage | null;
  /** why money for it never goes back, whatever its days */
  never: 'tip' | null;
}

/** Where a line's subject stands: in notices, caches and addresses. */
export interface Subject {
  about: Pick<Notice, 'productId' | 'postId'>;
  /** what of it is told to its seller is shown as one notice */
  group: string;
  tags: readonly string[];
}

/**
 * What a kind of line answers, in batches. Locks are taken in one order everywhere: order, payment, then `lock`, then
 * holds and balances.
 */
export interface LineFile {
  /** those that exist, in any order */
  quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]>;
  /** Keeps what there is not enough of, in the order's transaction. @throws AppError `not_purchasable` when it is gone */
  reserve(ctx: Ctx, lines: readonly Line[], until: Date): Promise<void>;
  /** The orders of these are over: what was kept is free again. */
  release(ctx: Ctx, lines: readonly Line[]): Promise<void>;
  /** by the line's id; their orders are locked */
  standing(ctx: Ctx, lines: readonly Line[]): Promise<ReadonlyMap<string, Standing>>;
  /** what their buyers are to hold */
  grants(lines: readonly Line[]): Grant[];
  /** that the sales are counted */
  sold(ctx: Ctx, lines: readonly Line[]): Write[];
  /** these are held from now on */
  granted(ctx: Ctx, holdings: readonly Holding[]): Promise<void>;
  /** what must be held before holds and balances */
  lock(ctx: Ctx, lines: readonly Line[]): Promise<void>;
  /**
   * Access has changed by what went back or came again: counters and ratings follow, of whoever holds it.
   * @returns entitlements that cannot come back
   */
  accessChanged(ctx: Ctx, changes: readonly Change[]): Promise<ReadonlySet<string>>;
  /** by the line's id */
  terms(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<ReadonlyMap<string, Terms>>;
  /** what `terms` says stays true until the transaction ends */
  holdUse(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<void>;
  /** of each subject with a cover: the cover's file */
  covers(ctx: Ctx, subjectIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  subject(line: Pick<Line, 'subject_id'>): Subject;
}
