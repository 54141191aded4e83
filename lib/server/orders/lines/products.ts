import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Grant, ownedAlready } from '@/lib/server/entitlements/service';
import { holdUsage } from '@/lib/server/entitlements/usage';
import { env } from '@/lib/server/env';
import { kindOf } from '@/lib/server/kinds';
import type { KindLine, KindSale } from '@/lib/server/kinds/sale-port';
import { usageOf } from '@/lib/server/kinds/usage';
import { splitSale } from '@/lib/server/ledger/split';
import { getProductsForSale, soldWrite } from '@/lib/server/products/cards';
import { holdProducts, restorePurchases, reversePurchases } from '@/lib/server/products/reversed';
import { coversOfProducts, standingOfProducts } from '@/lib/server/products/sold';
import type { Change, Holding, Line, LineFile, Quote, Standing, Terms, Wanted } from './port';

const DAY = 86_400_000;

const productIdsOf = (lines: readonly Line[]) => lines.map(({ subject_id }) => subject_id);
const idsOf = (lines: readonly Pick<Line, 'id'>[]) => lines.map(({ id }) => id);
const kindOfLine = ({ type }: Line) => kindOf(type ?? '');

function grantOf(line: Line): Grant {
  const { id: lineId, buyer_id: holderId, subject_id: productId } = line;
  return { lineId, holderId, productId, ownedOnce: kindOfLine(line).ownedOnce };
}

function kindLine({
  id: lineId,
  order_id: orderId,
  subject_id: productId,
  buyer_id: buyerId,
}: Line): KindLine {
  return { lineId, orderId, productId, buyerId };
}

/**
 * The kinds with their own way of selling, each with its lines. The order is always the same, because each takes locks.
 */
function bySale<T>(all: readonly T[], lineOf: (one: T) => Line): [KindSale, T[]][] {
  const byKind = [...Map.groupBy(all, (one) => kindOfLine(lineOf(one)))];
  return byKind
    .toSorted(([one], [other]) => one.name.localeCompare(other.name))
    .flatMap(([{ sale }, own]) => (sale ? [[sale, own]] : []));
}

async function quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]> {
  const feeBps = env().PLATFORM_FEE_BPS;
  const products = await getProductsForSale(
    ctx,
    wanted.map(({ subjectId }) => subjectId),
  );
  return products.map(({ id: subjectId, price, type, isOwned, ...product }) => ({
    ...product,
    kind: 'product',
    subjectId,
    type,
    amount: price.amount,
    currency: price.currency,
    feeBps,
    feeAmount: splitSale(price.amount, feeBps).fee,
    isOwned: isOwned && kindOf(type).ownedOnce,
    keptMs: kindOf(type).sale?.reserving?.lastsMs ?? null,
  }));
}

async function standing(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, Standing>> {
  const once = lines.map(grantOf).filter(({ ownedOnce }) => ownedOnce);
  const [products, ownedGrants, lost] = await Promise.all([
    standingOfProducts(ctx, productIdsOf(lines)),
    ownedAlready(ctx, once),
    lostOf(ctx, lines),
  ]);
  const owned = new Set(ownedGrants.map(({ lineId }) => lineId));
  const holdUntil = new Date(ctx.now.getTime() + env().PAYOUT_HOLD_DAYS * DAY);
  return new Map(
    lines.map(({ id, subject_id, amount }) => {
      const product = products.get(subject_id);
      const isAsOrdered = product?.status === 'published' && product.amount === amount;
      const maySell = product?.status !== 'suspended';
      return [id, { isOwned: owned.has(id), isLost: lost.has(id), maySell, isAsOrdered, holdUntil }];
    }),
  );
}

// One kind after the other, because each takes locks.
async function lostOf(ctx: Ctx, lines: readonly Line[]): Promise<Set<string>> {
  const lost = new Set<string>();
  for (const [sale, own] of bySale(lines, (line) => line))
    for (const id of (await sale.standing?.(ctx, own.map(kindLine))) ?? []) lost.add(id);
  return lost;
}

async function accessChanged(ctx: Ctx, changes: readonly Change[]): Promise<Set<string>> {
  const lost = new Set<string>();
  for (const [sale, own] of bySale(changes, ({ line }) => line)) {
    const asked = own.map((change) => ({ ...kindLine(change.line), ...change }));
    for (const id of (await sale.accessChanged?.(ctx, asked)) ?? []) lost.add(id);
  }
  for (const [holderId, own] of Map.groupBy(changes, (change) => change.holderId)) {
    const purchasesOf = (rows: typeof own) =>
      rows.map(({ line, grantedAt: boughtAt }) => ({ productId: line.subject_id, boughtAt }));
    const reversed = own.filter(({ status }) => status === 'revoked');
    const restored = own.filter(({ was }) => was === 'revoked');
    if (reversed.length > 0) await reversePurchases(ctx, holderId, purchasesOf(reversed));
    if (restored.length > 0) await restorePurchases(ctx, holderId, purchasesOf(restored));
  }
  return lost;
}

async function terms(ctx: Ctx, lines: readonly Pick<Line, 'id'>[]): Promise<Map<string, Terms>> {
  const used = await usageOf(ctx, idsOf(lines));
  return new Map(idsOf(lines).map((id) => [id, { usage: used.get(id) ?? null, never: null }]));
}

/** Lines for products. Where a kind of product differs, that kind is asked. */
export const productLines: LineFile = {
  quote,
  standing,
  accessChanged,
  terms,
  async reserve(ctx, lines, until) {
    for (const [sale, own] of bySale(lines, (line) => line))
      await sale.reserving?.reserve(ctx, own.map(kindLine), until);
  },
  async release(ctx, lines) {
    for (const [sale, own] of bySale(lines, (line) => line)) await sale.reserving?.release(ctx, idsOf(own));
  },
  grants: (lines) => lines.map(grantOf),
  sold: (ctx, lines) => {
    const sales = lines.map(({ subject_id: productId, amount }) => ({ productId, amount }));
    return [soldWrite(ctx, sales)];
  },
  async granted(ctx, holdings) {
    for (const [sale, own] of bySale(holdings, ({ line }) => line))
      await sale.granted?.(ctx, own.map(holdingOf));
  },
  lock: (ctx, lines) => holdProducts(ctx, productIdsOf(lines)),
  holdUse: (ctx, lines) => holdUsage(ctx, idsOf(lines)),
  covers: (ctx, ids) => coversOfProducts(ctx, ids),
  subject: ({ subject_id: productId }) => {
    return { about: { productId }, group: productId, tags: [`product:${productId}`] };
  },
};

function holdingOf({ line, entitlementId }: Holding) {
  const { id: lineId, subject_id: productId, buyer_id: holderId } = line;
  return { entitlementId, lineId, productId, holderId };
}
