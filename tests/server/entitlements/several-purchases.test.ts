import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { writeTogether } from '@/lib/server/db/writes';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { changeAccess } from '@/lib/server/entitlements/access';
import { grantsWrite, heldByLines, ownedAlready } from '@/lib/server/entitlements/service';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { leaveOutReversed } from '@/lib/server/evaluations/standing';
import { newId } from '@/lib/server/ids';
import { usageOf } from '@/lib/server/kinds/usage';
import { listPurchases } from '@/lib/server/library/service';
import { getProduct } from '@/lib/server/making/service';
import { getProductCards, getProductsForSale } from '@/lib/server/products/cards';
import { countPurchases } from '@/lib/server/products/count-purchases';
import { getProductShop } from '@/lib/server/products/shop';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf } from '@/tests/setup/reversals';
import { buy, placeOrder } from '@/tests/setup/trade';

type Made = Awaited<ReturnType<typeof makeProduct>>;

let seller: Member;
beforeAll(async () => {
  seller = await makeMember({ role: 'CREATOR' });
});

/** An order line for a product that is not paid. */
const lineFor = async (buyer: Member, product: Made) => lineOf((await placeOrder(buyer.token, product))._id);

/** Grants a product to a member for an order line. */
async function give(holder: Member, product: Made, lineId: string, ownedOnce: boolean): Promise<void> {
  const grant = { id: newId(), lineId, holderId: holder.id, productId: product.id, ownedOnce };
  await writeTogether(db(), [grantsWrite(ctxOf(db(), holder), [grant])]);
}

/** Sells a product that is bought again each time. @returns the order line */
async function sell(holder: Member, product: Made): Promise<string> {
  const line = await lineFor(holder, product);
  await give(holder, product, line, false);
  return line;
}

/** A member who has bought a product twice that is bought again each time. */
async function twice() {
  const [holder, product] = [await makeMember(), await makeProduct(db(), seller)];
  const lines = [await sell(holder, product), await sell(holder, product)];
  return { holder, product, lines: lines as [string, string] };
}

describe('a product that is bought once', () => {
  it('is refused to somebody who has it, by the database too', async () => {
    const [holder, product] = [await makeMember(), await makeProduct(db(), seller)];
    const lines = [await lineFor(holder, product), await lineFor(holder, product)] as const;
    await give(holder, product, lines[0], true);
    await expect(give(holder, product, lines[1], true)).rejects.toThrow('entitlements_product');
    const grant = { lineId: newId(), holderId: holder.id, productId: product.id };
    expect(await ownedAlready(holder.ctx, [{ ...grant, ownedOnce: true }])).toHaveLength(1);
    expect(await ownedAlready(holder.ctx, [{ ...grant, ownedOnce: false }])).toEqual([]);
  });

  it('stays suspended when its holder has bought it again since', async () => {
    const [holder, product] = [await makeMember(), await makeProduct(db(), seller)];
    const [first, second] = [await lineFor(holder, product), await lineFor(holder, product)];
    await give(holder, product, first, true);
    await changeAccess(holder.ctx, [{ lineId: first, status: 'revoked' }]);
    await give(holder, product, second, true);
    expect(await changeAccess(holder.ctx, [{ lineId: first, status: 'active' }])).toEqual([]);
  });
});

describe('a product that is bought again each time', () => {
  it('shows as one card, and is for sale to those who have it', async () => {
    const { holder, product } = await twice();
    expect((await getProductCards(holder.ctx, [product.id])).size).toBe(1);
    const seen = await getProduct(holder.ctx, product.id);
    expect([seen.owned, seen.can.buy, seen.can.review]).toEqual([true, true, true]);
    const [offer] = await getProductsForSale(holder.ctx, [product.id]);
    expect(offer?.isOwned).toBe(false);
  });

  it('is in the library once for each purchase, each with its own use', async () => {
    const { holder, lines } = await twice();
    expect((await listPurchases(holder.ctx, { limit: 10 } as never)).data).toHaveLength(2);
    const [held] = await heldByLines(holder.ctx, [lines[0]]);
    await db()
      .updateTable('entitlements')
      .set({ downloads_count: 3 })
      .where('id', '=', held?.id ?? '')
      .execute();
    const usage = await usageOf(holder.ctx, lines);
    expect(lines.map((line) => usage.get(line)?.times)).toEqual([3, 0]);
    expect(usage.get(lines[0])).toMatchObject({ done: 0, of: 1, unit: 'file' });
  });

  it('becomes active again for its holder, even when they have another', async () => {
    const { holder, lines } = await twice();
    await changeAccess(holder.ctx, [{ lineId: lines[0], status: 'suspended' }]);
    expect(await changeAccess(holder.ctx, [{ lineId: lines[0], status: 'active' }])).toHaveLength(1);
  });

  it('keeps its holder’s rating until the last of their purchases is refunded, and counts each sale', async () => {
    const { holder, product, lines } = await twice();
    await putEvaluation(holder.ctx, { type: 'product', id: product.id }, { rating: 5, text: '' });
    await db().updateTable('products').set({ sales_count: 2 }).where('id', '=', product.id).execute();
    const state = () =>
      db()
        .selectFrom('products')
        .select(['sales_count', 'ratings_count'])
        .where('id', '=', product.id)
        .executeTakeFirst();
    const reverse = async (...given: string[]) => {
      const status = 'revoked' as const;
      await changeAccess(
        holder.ctx,
        given.map((lineId) => ({ lineId, status })),
      );
      const bought = given.map(() => ({ productId: product.id, boughtAt: NOW }));
      await leaveOutReversed(holder.ctx, holder.id, { products: [product.id], posts: [] });
      await countPurchases(holder.ctx, bought, -1);
    };
    await reverse(lines[0]);
    expect(await state()).toEqual({ sales_count: 1, ratings_count: 1 });
    await reverse(lines[1]);
    expect(await state()).toEqual({ sales_count: 0, ratings_count: 0 });
    const both = await twice();
    await db().updateTable('products').set({ sales_count: 2 }).where('id', '=', both.product.id).execute();
    const bought = both.lines.map(() => ({ productId: both.product.id, boughtAt: NOW }));
    await countPurchases(both.holder.ctx, bought, -1);
    const { sales_count } = await db()
      .selectFrom('products')
      .select('sales_count')
      .where('id', '=', both.product.id)
      .executeTakeFirstOrThrow();
    expect(sales_count).toBe(0);
  });

  it('counts one buyer once among products that are bought together', async () => {
    const other = await makeProduct(db(), await makeMember({ role: 'CREATOR' }));
    const { holder, product } = await twice();
    await sell(holder, other);
    await sell(holder, other);
    await sell(holder, other);
    const { related } = await getProductShop((await makeMember()).ctx, product.id);
    expect(related.find(({ _id }) => _id === other.id)?.boughtTogether ?? false).toBe(false);
  });
});

describe('a product of a kind that is bought once, sold over the routes,', () => {
  it('is granted as bought once', async () => {
    const [buyer, product] = [await makeMember(), await makeProduct(db(), seller)];
    await buy(buyer.token, product);
    const row = await db()
      .selectFrom('entitlements')
      .select(['owned_once', 'order_line_id'])
      .where('holder_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(row.owned_once).toBe(true);
    await expect(placeOrder(buyer.token, product)).rejects.toThrow();
    expect(row.order_line_id).toBeTruthy();
  });
});
