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
 * A kind of product. Each has a folder of its own (`kinds/<name>/`), and everything that other code asks a kind is
 * declared here, in batches. Products, entitlements, the library and money know no kind: they ask `kindOf`.
 */
export interface Kind<K extends KindName = KindName> {
  name: K;
  types: readonly MakeableType[];
  /** the unit in which its content is counted */
  unit: Unit;
  /** each member buys such a product only once; otherwise they may buy it again */
  ownedOnce: boolean;
  content: KindContent<K>;
  purchases: KindPurchases;
  /** Loads, for a page, what an active purchase of the caller opens: the answer of the kind's own endpoint. */
  openRoom(ctx: MemberCtx, entitlementId: string, page: Prefetch): Promise<unknown>;
  /** its tables, none of which another kind or domain has */
  personalData: PersonalData;
  sale?: KindSale;
}

interface SaleTerms {
  /** the least that it costs, in minor units; null while that is not said */
  price: number | null;
  /** it may cost more, by what its buyer chooses */
  isFrom: boolean;
  /** for how many days buyers may ask for their money; left out: as the product says */
  refundDays?: number;
}

/** What is sold: the content that its seller writes, and what everybody may know about it. */
export interface KindContent<K extends KindName = KindName> {
  /** Refuses content that the caller may not sell, before anything is written. @throws AppError `not_found` */
  check(ctx: MemberCtx, content: ContentOf<K>): Promise<void>;
  /** Whether buyers would get something new: then the product gets a new version. */
  isNewVersion(ctx: MemberCtx, productId: string, content: ContentOf<K>): Promise<boolean>;
  /**
   * Writes the content, in the transaction that changes the product and has locked it. What somebody bought stays
   * theirs.
   * @param version the product's version from now on
   * @throws AppError `invalid` naming the field
   */
  write(ctx: MemberCtx, product: { id: string; version: number }, content: ContentOf<K>): Promise<void>;
  /** What it says about its sale, for kinds that have prices in their content: the product's own are not asked. */
  terms?(content: ContentOf<K>): SaleTerms;
  /** What everybody may know about the content, never the content itself; for each product, by its id. */
  outlines(ctx: Ctx, productIds: readonly string[]): Promise<ReadonlyMap<string, OutlineOf<K>>>;
  /** What is missing before it can be published. @param price in minor units */
  missing(outline: OutlineOf<K>, product: { price: number }): Missing[];
  /**
   * Refuses what cannot be on the market at this moment; in the transaction that has just published the product.
   * @throws AppError `not_publishable` naming the field
   */
  published?(ctx: MemberCtx, productId: string): Promise<void>;
  /** The stored files that it uses now: after a change, those that nothing uses any more are deleted. */
  fileIds(ctx: Ctx, productIds: readonly string[]): Promise<string[]>;
  /** Removes the content of products for good that nobody has ordered. */
  empty(ctx: Ctx, productIds: readonly string[]): Promise<void>;
}

/** What a card in the library shows about a purchase. */
export interface Facts {
  /** what its buyer does with it */
  use: PurchaseUse;
  /** how much it contains, in the type's unit, unless it says another */
  count: number;
  unit?: Unit;
}

/** How much of a purchase was used, in the kind's unit. */
export interface Usage extends UsageView {
  /** how often it was used; the same part used again counts, too */
  times: number;
  /** the last time when a part was used for the first time */
  lastNewAt: Date | null;
}

/**
 * What buyers do with a purchase. Each use is noted while the entitlement is active and locked (`for share`), so a
 * transaction that holds entitlements (`holdUsage`) knows that `usage` stays true.
 */
export interface KindPurchases {
  /** by the entitlement's id */
  facts(ctx: Ctx, held: readonly Held[]): Promise<ReadonlyMap<string, Facts>>;
  /** by the entitlement's id */
  usage(ctx: Ctx, held: readonly Held[]): Promise<ReadonlyMap<string, Usage>>;
  /** Whether an active purchase has earned a certificate: how long it took, in seconds, or null. */
  earned?(ctx: MemberCtx, entitlementId: string): Promise<number | null>;
}
