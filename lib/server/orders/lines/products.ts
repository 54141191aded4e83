import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Grant, ownedAlready } from '@/lib/server/entitlements/service';
import { holdUsage } from '@/lib/server/entitlements/usage';
import { env } from '@/lib/server/env';
import { bringBackReversed, leaveOutReversed } from '@/lib/server/evaluations/standing';
import { kindOf } from '@/lib/server/kinds';
import { askKinds } from '@/lib/server/kinds/ask-kinds';
import type { KindLine, KindSale } from '@/lib/server/kinds/sale-port';
import { usageOf } from '@/lib/server/kinds/usage';
import { splitSale } from '@/lib/server/ledger/split';
import { getProductsForSale, soldWrite } from '@/lib/server/products/cards';
import { countPurchases, holdProducts } from '@/lib/server/products/count-purchases';
import { coversOfProducts, standingOfProducts } from '@/lib/server/products/ordered-products';
import { DAY } from '@/lib/shared/time';
import type { Change, Holding, Line, LineRules, Quote, Standing, Terms, Wanted } from './port';

const productIdsOf = (lines: readonly Line[]) => lines.map(({ subject_id }) => subject_id);
const idsOf = (lines: readonly Pick<Line, 'id'>[]) => lines.map(({ id }) => id);
// The lines of products always have a type.
const kindOfLine = ({ type }: Pick<Line, 'type'>) => kindOf(type ?? '');

function grantOf(line: Line): Grant {
  const { id: lineId, buyer_id: holderId, subject_id: productId } = line;
  return { lineId, holderId, productId, ownedOnce: kindOfLine(line).ownedOnce };
}

function kindLine({
  id: lineId,
  order_id: orderId,
  subject_id: productId,
  buyer_id: buyerId,
  amount,
}: Line): KindLine {
  return { lineId, orderId, productId, buyerId, amount };
}

/**
 * Groups by kind of product, without the kinds that have no part in a sale. The order is always the same, because each
 * kind takes locks: so two sales never wait for each other.
 */
function byKind<T>(all: readonly T[], lineOf: (one: T) => Pick<Line, 'type'>): [KindSale, T[]][] {
  const groups = [...Map.groupBy(all, (one) => kindOfLine(lineOf(one)))];
  return groups
    .toSorted(([one], [other]) => one.name.localeCompare(other.name))
    .flatMap(([{ sale }, ofKind]) => (sale ? [[sale, ofKind]] : []));
}

async function quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]> {
  const feeBps = env().PLATFORM_FEE_BPS;
  const products = await getProductsForSale(
    ctx,
    wanted.map(({ subjectId }) => subjectId),
  );
  const own = await quotesOfKinds(ctx, products);
  return products.map(({ id: subjectId, price, type, isOwned, ...product }) => {
    const { sale, ownedOnce } = kindOf(type);
    const said = own.get(subjectId);
    const amount = said?.amount ?? price.amount;
    return {
      ...product,
      kind: 'product',
      subjectId,
      type,
      amount,
      currency: price.currency,
      feeBps,
      feeAmount: splitSale(amount, feeBps).fee,
      isForSale: product.isForSale && said?.isForSale !== false,
      isOwned: said?.isOwned ?? (isOwned && ownedOnce),
      reservableMs: said ? said.reservableMs : (sale?.reserving?.lastsMs ?? null),
    };
  });
}

/** What kinds say about products where the price depends on what the buyer chose, by the product's id. */
function quotesOfKinds(ctx: MemberCtx, products: readonly { id: string; type: string }[]) {
  return askKinds(products, async ({ sale }, own) => {
    const ids = own.map(({ id }) => id);
    return (await sale?.quotes?.(ctx, ids)) ?? new Map<string, never>();
  });
}

async function standing(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, Standing>> {
  const [products, ownedGrants, lost] = await Promise.all([
    standingOfProducts(ctx, productIdsOf(lines)),
    ownedAlready(ctx, lines.map(grantOf)),
    lostOf(ctx, lines),
  ]);
  const owned = new Set(ownedGrants.map(({ lineId }) => lineId));
  const agreed = await agreedOf(ctx, lines);
  const usual = new Date(ctx.now.getTime() + env().PAYOUT_HOLD_DAYS * DAY);
  return new Map(
    lines.map(({ id, subject_id, amount }) => {
      const product = products.get(subject_id);
      const own = agreed.get(id);
      const isAsOrdered = product?.status === 'published' && (own ?? product).amount === amount;
      const maySell = product?.status !== 'suspended';
      const holdUntil = own && own.holdUntil > usual ? own.holdUntil : usual;
      return [id, { isOwned: owned.has(id), isLost: lost.has(id), maySell, isAsOrdered, holdUntil }];
    }),
  );
}

/** What was agreed for lines, where their kind keeps it. */
async function agreedOf(ctx: Ctx, lines: readonly Line[]) {
  const agreed = new Map<string, { amount: number; holdUntil: Date }>();
  for (const [sale, ofKind] of byKind(lines, (line) => line))
    for (const [id, own] of (await sale.agreed?.(ctx, ofKind.map(kindLine))) ?? []) agreed.set(id, own);
  return agreed;
}

/** The lines that their kind cannot deliver any more, for example because another buyer got the last place. */
async function lostOf(ctx: Ctx, lines: readonly Line[]): Promise<Set<string>> {
  const lost = new Set<string>();
  const kinds = byKind(lines, (line) => line);
  // Products come before what kinds lock, as when money goes back.
  if (kinds.some(([sale]) => sale.standing)) await holdProducts(ctx, productIdsOf(lines));
  for (const [sale, ofKind] of kinds)
    for (const id of (await sale.standing?.(ctx, ofKind.map(kindLine))) ?? []) lost.add(id);
  return lost;
}

const ratedBy = (changes: readonly Change[]) => ({
  products: changes.map(({ line }) => line.subject_id),
  posts: [],
});

async function accessChanged(ctx: Ctx, changes: readonly Change[]): Promise<Set<string>> {
  const lost = new Set<string>();
  for (const [sale, ofKind] of byKind(changes, ({ line }) => line)) {
    const kindChanges = ofKind.map((change) => ({ ...kindLine(change.line), ...change }));
    for (const id of (await sale.accessChanged?.(ctx, kindChanges)) ?? []) lost.add(id);
  }
  for (const [holderId, ofHolder] of Map.groupBy(changes, (change) => change.holderId)) {
    const purchasesOf = (rows: Change[]) =>
      rows.map(({ line, grantedAt: boughtAt }) => ({ productId: line.subject_id, boughtAt }));
    const reversed = ofHolder.filter(({ status }) => status === 'revoked');
    const restored = ofHolder.filter(({ was }) => was === 'revoked');
    if (reversed.length > 0) {
      await leaveOutReversed(ctx, holderId, ratedBy(reversed));
      await countPurchases(ctx, purchasesOf(reversed), -1);
    }
    if (restored.length > 0) {
      await bringBackReversed(ctx, holderId, ratedBy(restored));
      await countPurchases(ctx, purchasesOf(restored), 1);
    }
  }
  return lost;
}

async function terms(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<Map<string, Terms>> {
  const used = await usageOf(ctx, idsOf(lines));
  return new Map(idsOf(lines).map((id) => [id, { usage: used.get(id) ?? null, never: null }]));
}

/** The rules for lines that sell products. Where kinds of products differ, the kind decides. */
export const productLines: LineRules = {
  rest: 'fees',
  quote,
  standing,
  accessChanged,
  terms,
  async reserve(ctx, lines, until) {
    for (const [sale, ofKind] of byKind(lines, (line) => line))
      await sale.reserving?.reserve(ctx, ofKind.map(kindLine), until);
  },
  async release(ctx, lines) {
    for (const [sale, ofKind] of byKind(lines, (line) => line))
      await sale.reserving?.release(ctx, idsOf(ofKind));
  },
  async sessions(ctx, lines) {
    const groups = byKind(lines, (line) => line).map(([sale, ofKind]) => sale.sessions?.(ctx, idsOf(ofKind)));
    return new Map((await Promise.all(groups)).flatMap((known) => [...(known ?? [])]));
  },
  grants: (lines) => lines.map(grantOf),
  sold: (ctx, lines) => {
    const sales = lines.map(({ subject_id: productId, amount }) => ({ productId, amount }));
    return [soldWrite(ctx, sales)];
  },
  async granted(ctx, holdings) {
    for (const [sale, ofKind] of byKind(holdings, ({ line }) => line))
      await sale.granted?.(ctx, ofKind.map(kindHolding));
  },
  lock: (ctx, lines) => holdProducts(ctx, productIdsOf(lines)),
  holdUse: (ctx, lines) => holdUsage(ctx, idsOf(lines)),
  covers: (ctx, ids) => coversOfProducts(ctx, ids),
  subject: ({ subject_id: productId }) => {
    return { about: { productId }, group: productId, tags: [`product:${productId}`] };
  },
};

function kindHolding({ line, entitlementId }: Holding) {
  const { id: lineId, subject_id: productId, buyer_id: holderId } = line;
  return { entitlementId, lineId, productId, holderId };
}
