import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { type AppError, found } from '@/lib/server/errors';
import { storeProductFile } from '@/lib/server/files/service';
import { deleteOwnFile } from '@/lib/server/files/unused-files';
import { retryQuarantined } from '@/lib/server/gateway-events/events';
import { dropSpareFiles } from '@/lib/server/kinds/files/jobs';
import { listBoughtFiles } from '@/lib/server/kinds/files/room';
import { emptyDeleted } from '@/lib/server/making/parts';
import { deleteProduct, updateProduct } from '@/lib/server/making/service';
import { expireOrders } from '@/lib/server/orders/service';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { findByGatewayRef } from '@/lib/server/payments/service';
import { emptyDeletedPosts } from '@/lib/server/posts/jobs';
import { deletePost, updatePost } from '@/lib/server/posts/service';
import { DAY, HOUR } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import type { Member } from '@/tests/setup/make-member';
import { buyPaid, makeFile, orderPost, publishPaid } from '@/tests/setup/paid-posts';
import { makeShop } from '@/tests/setup/shop';
import { eventFor, placeOrder, tell } from '@/tests/setup/trade';
import { untilSomebodyWaits } from '@/tests/setup/while-held';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let seller: Member;
let buyer: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  ({ seller, buyer, product: guide } = await makeShop());
});

const late = () => expireOrders(guestCtx(db(), fromNow(DAY)));
const pay = async (orderId: string) => tell(await eventFor(orderId));
const night = (now = NOW) => emptyDeletedPosts.run({}, guestCtx(db(), now));
const NOTHING = { text: 'لا شيء', media: [], files: [] };
async function newFile() {
  const name = 'آخر.txt';
  return { fileId: (await storeProductFile(seller.ctx, name, Readable.from([Buffer.from(name)])))._id, name };
}
async function boughtNames() {
  const held = db().selectFrom('entitlements').select('id').where('holder_id', '=', buyer.id);
  const { files } = await listBoughtFiles(buyer.ctx, (await held.executeTakeFirstOrThrow()).id);
  return files.map(({ name }) => name);
}
const partsOf = async (postId: string) =>
  (
    await db()
      .selectFrom('locked_parts')
      .select('text')
      .where('post_id', '=', postId)
      .orderBy('version')
      .execute()
  ).map(({ text }) => text);

describe('what was ordered stays as it was until it is paid', () => {
  it('a post that was changed meanwhile: its buyer may read what they ordered', async () => {
    const { _id } = await publishPaid(seller);
    const orderId = await orderPost(buyer, _id);
    await updatePost(seller.ctx, _id, { paid: { locked: NOTHING } });
    await pay(orderId);
    expect((await readLocked(buyer.ctx, _id, 1)).text).toContain('المدفوع');
    expect((await readLocked(buyer.ctx, _id)).text).toBe('لا شيء');
  });

  it('a post that was deleted meanwhile, and a night later', async () => {
    const { _id } = await publishPaid(seller);
    const orderId = await orderPost(buyer, _id);
    await deletePost(seller.ctx, _id);
    await night();
    await pay(orderId);
    expect((await readLocked(buyer.ctx, _id)).text).toContain('المدفوع');
  });

  it('a post whose order expired and is paid late, after it was changed at the same price', async () => {
    const { _id } = await publishPaid(seller);
    const orderId = await orderPost(buyer, _id);
    await late();
    await updatePost(seller.ctx, _id, { paid: { locked: NOTHING } });
    await pay(orderId);
    expect((await readLocked(buyer.ctx, _id, 1)).text).toContain('المدفوع');
  });

  it('a product whose order expired and is paid late, after its file was replaced', async () => {
    const { _id: orderId } = await placeOrder(buyer.token, guide);
    await late();
    await updateProduct(seller.ctx, guide.id, { files: [await newFile()] });
    await pay(orderId);
    expect(await boughtNames()).toHaveLength(2);
  });

  it('a file that was taken out of a product meanwhile, however late the payment comes', async () => {
    const { _id: orderId } = await placeOrder(buyer.token, guide);
    const files = [await newFile()];
    await updateProduct(seller.ctx, guide.id, { files });
    const hoursAgo = (hours: number) => fromNow(-hours * HOUR);
    await db()
      .updateTable('orders')
      .set({ created_at: hoursAgo(4) })
      .where('id', '=', orderId)
      .execute();
    await db()
      .updateTable('product_files')
      .set({ removed_at: hoursAgo(3) })
      .where('product_id', '=', guide.id)
      .where('removed_at', 'is not', null)
      .execute();
    await pay(orderId);
    // Each change removes for good what nobody bought.
    await updateProduct(seller.ctx, guide.id, { files });
    expect(await boughtNames()).toHaveLength(2);
  });

  it('a file that its seller takes out by a request that began before the order', async () => {
    const began = fromNow(-20_000);
    const { _id: orderId } = await placeOrder(buyer.token, guide);
    await pay(orderId);
    await updateProduct({ ...seller.ctx, now: began }, guide.id, { files: [await newFile()] });
    expect(await boughtNames()).toHaveLength(2);
  });
});

describe('what is changed at the moment when it is ordered is not ordered', () => {
  /** Orders while a transaction of the seller holds a change. @returns why the order was refused */
  async function orderDuring(change: (ctx: MemberCtx) => Promise<unknown>, order: () => Promise<unknown>) {
    let ordering: Promise<unknown> = Promise.resolve();
    await inTransaction({ ...seller.ctx, now: fromNow(1) }, async (ctx) => {
      await change(ctx);
      ordering = order().catch((error: AppError | Error) => ('code' in error ? error.code : error.message));
      await untilSomebodyWaits();
    });
    return ordering;
  }

  it('a post that is being deleted, or changed', COMMITS, async () => {
    const [{ _id: gone }, { _id: other }] = [await publishPaid(seller), await publishPaid(seller)];
    const whileDeleted = orderDuring(
      (ctx) => deletePost(ctx, gone),
      () => orderPost(buyer, gone),
    );
    expect(await whileDeleted).toBe('not_purchasable');
    const whileChanged = orderDuring(
      (ctx) => updatePost(ctx, other, { paid: { locked: NOTHING, price: { amount: 900, currency: 'USD' } } }),
      () => orderPost(buyer, other),
    );
    expect(await whileChanged).toBe('cart_changed');
  });

  it('a product whose file is being replaced', COMMITS, async () => {
    const file = await newFile();
    const refusal = orderDuring(
      (ctx) => updateProduct(ctx, guide.id, { files: [file] }),
      () => placeOrder(buyer.token, guide),
    );
    expect(await refusal).toBe('no order: cart_changed');
  });

  it('a product from which a file is being taken out', COMMITS, async () => {
    const files = [await newFile(), await newFile()];
    await updateProduct(seller.ctx, guide.id, { files });
    const refusal = orderDuring(
      (ctx) => updateProduct(ctx, guide.id, { files: files.slice(1) }),
      () => placeOrder(buyer.token, guide),
    );
    expect(await refusal).toBe('no order: cart_changed');
  });
});

describe('money whose first news comes long after its order’s time', () => {
  const payAfter = async (days: number, status = 'failed', first?: 'payment.processing') => {
    const { _id } = await placeOrder(buyer.token, guide);
    await late();
    const ago = fromNow(-days * DAY);
    await db()
      .updateTable('orders')
      .set({ expires_at: ago, created_at: ago })
      .where('id', '=', _id)
      .execute();
    const under_way_at = status === 'processing' ? ago : null;
    await db().updateTable('payments').set({ status, under_way_at }).where('order_id', '=', _id).execute();
    await updateProduct(seller.ctx, guide.id, { files: [await newFile()] });
    await dropSpareFiles.run({}, guestCtx(db()));
    const [event, other] = [await eventFor(_id), await eventFor(_id)];
    if (first) await tell(await eventFor(_id, first));
    await tell(event);
    await tell(other);
    return (await findByGatewayRef(db(), 'sandbox', event))?.status;
  };

  it('a week later goes back, as files that it paid for may be gone', async () => {
    expect(await payAfter(7.02)).toBe('returned');
    const refunds = db().selectFrom('refunds').innerJoin('orders', 'orders.id', 'refunds.order_id');
    const back = refunds.select('refunds.amount').where('orders.buyer_id', '=', buyer.id);
    expect(await back.execute()).toEqual([{ amount: guide.price.amount }]);
  });

  it.each([
    ['within the week', 6.9, 'failed'],
    ['when it was known to be on its way', 59, 'processing'],
  ])('%s pays for all that was ordered', async (_, days, status) => {
    expect(await payAfter(days, status)).toBe('succeeded');
    expect(await boughtNames()).toHaveLength(2);
  });

  it('goes back when it only began a week later, or was held back then', async () => {
    expect(await payAfter(7.02, 'requires_action', 'payment.processing')).toBe('returned');
    const { _id } = await placeOrder(buyer.token, guide);
    const event = await eventFor(_id);
    await tell({ ...(await eventFor(_id)), amount: 1 });
    const ago = fromNow(-7.02 * DAY);
    await db()
      .updateTable('orders')
      .set({ expires_at: ago, created_at: ago })
      .where('id', '=', _id)
      .execute();
    const payment = found(await findByGatewayRef(db(), 'sandbox', event));
    const retry = () => inTransaction(guestCtx(db()), (ctx) => retryQuarantined(ctx, payment, event));
    expect(await retry()).toBe('returned');
  });

  it('goes back two months later even so', async () => {
    expect(await payAfter(60.02, 'processing')).toBe('returned');
  });
});

describe('what nobody needs any more is deleted at night', () => {
  const LONG = 61 * DAY;

  it('a deleted post that was ordered and never paid, once money cannot come any more', async () => {
    const { _id } = await publishPaid(seller);
    const orderId = await orderPost(buyer, _id);
    await deletePost(seller.ctx, _id);
    await late();
    await night();
    expect(await partsOf(_id)).toHaveLength(1);
    await night(fromNow(LONG));
    expect(await partsOf(_id)).toEqual([]);
    await pay(orderId);
    const paid = await findByGatewayRef(db(), 'sandbox', await eventFor(orderId));
    expect(paid?.status).toBe('returned');
  });

  it('versions of a locked part that nobody bought, with their files; the bought one stays', async () => {
    const file = await makeFile(seller);
    const { _id } = await publishPaid(seller);
    await buyPaid(buyer, _id);
    for (const text of ['ثانية', 'ثالثة'])
      await updatePost(seller.ctx, _id, { paid: { locked: { text, media: [], files: [file.id] } } });
    await updatePost(seller.ctx, _id, { paid: { locked: NOTHING } });
    await night();
    expect(await partsOf(_id)).toEqual(['الجزء المدفوع من المنشور', NOTHING.text]);
    await expect(deleteOwnFile(seller.ctx, file.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('the files of a deleted product that was ordered and never paid', async () => {
    await placeOrder(buyer.token, guide);
    await late();
    await deleteProduct(seller.ctx, guide.id);
    const files = () =>
      db().selectFrom('product_files').select('id').where('product_id', '=', guide.id).execute();
    await emptyDeleted(guestCtx(db(), fromNow(3 * DAY)));
    expect(await files()).toHaveLength(1);
    await emptyDeleted(guestCtx(db(), fromNow(LONG)));
    expect(await files()).toEqual([]);
  });

  it.each([
    ['is gone a week after the order’s time', 'failed', 1],
    ['stays while the gateway may still report its money', 'processing', 2],
    ['stays while its payment is held back for an operator', 'quarantined', 2],
  ])('a file that an unpaid order asked for %s', async (_, status, left) => {
    const { _id } = await placeOrder(buyer.token, guide);
    await late();
    await db().updateTable('payments').set({ status }).where('order_id', '=', _id).execute();
    await updateProduct(seller.ctx, guide.id, { files: [await newFile()] });
    const filesAfter = async (days: number) => {
      await dropSpareFiles.run({}, guestCtx(db(), fromNow(days * DAY)));
      const files = db().selectFrom('product_files').select('id').where('product_id', '=', guide.id);
      return (await files.execute()).length;
    };
    expect(await filesAfter(6)).toBe(2);
    expect(await filesAfter(9)).toBe(left);
    expect(await filesAfter(61)).toBe(1);
  });
});
