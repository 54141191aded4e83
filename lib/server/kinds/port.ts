import type { ContentOf, Missing, OutlineOf, Usage as UsageView } from '@/lib/contract/kinds/contents';
import type { KindName, MakeableType, Unit } from '@/lib/contract/kinds/types';
import type { PurchaseUse } from '@/lib/contract/purchases';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Held } from '@/lib/server/entitlements/service';
import type { PersonalData } from '@/lib/server/personal-data-port';
import type { prefetch } from '@/lib/server/requests/prefetch';
import type { KindSale } from './sale-port';

type Prefetch = ReturnType<typeof prefetch>;

/**
 * A kind of product. Each lives in a room of its own (`kinds/<name>/`), and all that the house asks of it stands here,
 * in batches. Products, entitlements, the library and money know no kind: they ask `kindOf`.
 */
export interface Kind<K extends KindName = KindName> {
  name: K;
  types: readonly MakeableType[];
  /** in what its content is counted */
  unit: Unit;
  /** a product of it is bought once by each; else again each time */
  ownedOnce: boolean;
  content: KindContent<K>;
  purchases: KindPurchases;
  /** Puts what an active purchase of the caller's opens to into a page: the answer of the kind's own endpoint. */
  openRoom(ctx: MemberCtx, entitlementId: string, page: Prefetch): Promise<unknown>;
  /** its tables, none of which another kind or domain has */
  personalData: PersonalData;
  sale?: KindSale;
}

/** What is sold: how its seller writes it, and what everybody may know of it. */
export interface KindContent<K extends KindName = KindName> {
  /** Refuses what the caller may not sell, before anything is written. @throws AppError `not_found` */
  check(ctx: MemberCtx, content: ContentOf<K>): Promise<void>;
  /** Whether buyers would get something new by it: then the product is of a new version. */
  isNewVersion(ctx: MemberCtx, productId: string, content: ContentOf<K>): Promise<boolean>;
  /**
   * Writes it, in the transaction that changes the product and holds it. What somebody bought stays theirs.
   * @param version of the product from now on
   * @throws AppError `invalid` naming the field
   */
  write(ctx: MemberCtx, product: { id: string; version: number }, content: ContentOf<K>): Promise<void>;
  /** What everybody may know of it, never the content itself; of each product that is asked for, by its id. */
  outlines(ctx: Ctx, productIds: readonly string[]): Promise<ReadonlyMap<string, OutlineOf<K>>>;
  /** What it lacks before it can be published. @param price in minor units */
  missing(outline: OutlineOf<K>, product: { price: number }): Missing[];
  /** The stored files that hang on it now: those that nothing needs after a change are deleted. */
  fileIds(ctx: Ctx, productIds: readonly string[]): Promise<string[]>;
  /** Takes it out of products for good that nobody has ordered. */
  empty(ctx: Ctx, productIds: readonly string[]): Promise<void>;
}

/** What a card in the library says of a purchase. */
export interface Facts {
  /** what one does with it */
  use: PurchaseUse;
  /** how much there is of it, in the kind's unit */
  count: number;
}

/** How much of a purchase was used, in the kind's unit. */
export interface Usage extends UsageView {
  /** how often it was used, the same once more also */
  times: number;
  /** when something of it was used for the first time, last */
  lastNewAt: Date | null;
}

/**
 * What becomes of it once it is bought. Use is noted while the entitlement is active and held (`for share`), so that
 * whoever holds entitlements (`holdUsage`) knows that `usage` stays true.
 */
export interface KindPurchases {
  /** by the entitlement's id */
  facts(ctx: Ctx, held: readonly Held[]): Promise<ReadonlyMap<string, Facts>>;
  /** by the entitlement's id */
  usage(ctx: Ctx, held: readonly Held[]): Promise<ReadonlyMap<string, Usage>>;
}
