import { describe, expect, it } from 'vitest';
import { GET as GET_FILE } from '@/app/api/posts/[id]/locked/files/[fileId]/route';
import { blockUser } from '@/lib/server/blocks/service';
import { createComment, listComments } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { findImage, isShownTo } from '@/lib/server/images/repo-images';
import { getPurchase, listPurchases } from '@/lib/server/library/service';
import { expireOrders } from '@/lib/server/orders/service';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { deletePost, updatePost } from '@/lib/server/posts/service';
import { getPost } from '@/lib/server/posts/views';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { checkBooks } from '@/lib/server/self-check/service';
import { HOUR } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, makeFile, orderPost, publishPaid } from '@/tests/setup/paid-posts';
import { lineOf, sendGranted, stateOf } from '@/tests/setup/reversals';
import { eventFor, tell } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

let author: Member;
let reader: Member;
let stranger: Member;

cleanWorld(async () => {
  [author, reader, stranger] = await Promise.all([
    makeMember({ role: 'CREATOR' }),
    makeMember(),
    makeMember(),
  ]);
});

const broken = async () => (await checkBooks(guestCtx(db()))).results.filter(({ broken }) => broken > 0);
const giveBack = async (orderId: string, amount = 500) => {
  const refund = { amount, answer: '' };
  await refundSale(author.ctx, await lineOf(orderId), refund, newId(), { asOperator: false });
  await sendGranted();
};

describe('a paid post is not sold', () => {
  it('to its author, a second time, or for another price', async () => {
    const { _id } = await publishPaid(author);
    await expect(orderPost(author, _id)).rejects.toMatchObject({ code: 'own_product' });
    await expect(orderPost(reader, _id, 400)).rejects.toMatchObject({ code: 'cart_changed' });
    await buyPaid(reader, _id);
    await expect(orderPost(reader, _id)).rejects.toMatchObject({ code: 'already_owned' });
  });

  it('to a member its author has blocked, or to one who does not follow when it is for followers only', async () => {
    const apart = await publishPaid(author);
    await blockUser(author.ctx, stranger.id);
    await expect(orderPost(stranger, apart._id)).rejects.toMatchObject({ code: 'not_found' });
    const { _id } = await publishPaid(author, { audience: 'followers' });
    await expect(orderPost(reader, _id)).rejects.toMatchObject({ code: 'not_found' });
    await db()
      .insertInto('follows')
      .values({ id: newId(), follower_id: reader.id, followee_id: author.id, created_at: NOW })
      .execute();
    await buyPaid(reader, _id);
    expect((await readLocked(reader.ctx, _id)).text).toContain('المدفوع');
  });

  it('when its author is no creator any more, not by late money either; what was bought stays with its buyer', async () => {
    const { _id } = await publishPaid(author);
    await buyPaid(reader, _id);
    const late = await orderPost(stranger, _id);
    await expireOrders(guestCtx(db(), fromNow(HOUR)));
    await db().updateTable('users').set({ role: 'MEMBER' }).where('id', '=', author.id).execute();
    await expect(orderPost(stranger, _id)).rejects.toMatchObject({ code: 'not_purchasable' });
    await tell(await eventFor(late));
    await expect(readLocked(stranger.ctx, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    expect((await readLocked(reader.ctx, _id)).text).toContain('المدفوع');
  });

  it('when it was deleted, or is not a post for sale', async () => {
    const { _id } = await publishPaid(author);
    await expect(orderPost(reader, author.id)).rejects.toMatchObject({ code: 'not_found' });
    await deletePost(author.ctx, _id);
    await expect(orderPost(reader, _id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the locked part', () => {
  it('can be read only by those who have paid for it', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await orderPost(reader, _id);
    await expect(readLocked(reader.ctx, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    await tell(await eventFor(orderId));
    expect((await getPost(reader.ctx, _id)).paid).toMatchObject({ isOpen: true, canBuy: false });
    expect((await readLocked(reader.ctx, _id)).text).toContain('المدفوع');
    await expect(readLocked(stranger.ctx, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    expect(await stateOf(orderId)).toMatchObject({
      order: 'paid',
      access: 'active',
      pending: 450,
      held: 450,
    });
    expect(await broken()).toEqual([]);
  });

  it('stays with its buyer when its price changes, its author blocks them, or it is deleted', async () => {
    const { _id } = await publishPaid(author);
    await buyPaid(reader, _id);
    await updatePost(author.ctx, _id, { paid: { price: { amount: 4000, currency: 'USD' } } });
    await blockUser(author.ctx, reader.id);
    await deletePost(author.ctx, _id);
    expect(await readLocked(reader.ctx, _id)).toMatchObject({ text: 'الجزء المدفوع من المنشور', bought: 1 });
  });

  it('is closed as soon as the money is refunded, and its pictures and files too', async () => {
    const [image, file] = [await makeImage(db(), author.id), await makeFile(author)];
    const { _id } = await publishPaid(author, {
      locked: { text: 'سر', media: [{ fileId: image.id, alt: '' }], files: [file.id] },
    });
    const orderId = await buyPaid(reader, _id);
    expect(await isShownTo(db(), image.id, reader.id)).toBe(true);
    expect([
      await isShownTo(db(), image.id, stranger.id),
      (await findImage(db(), image.id))?.is_public,
    ]).toEqual([false, false]);
    await giveBack(orderId);
    await expect(readLocked(reader.ctx, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    expect(await isShownTo(db(), image.id, reader.id)).toBe(false);
    expect((await fileAs(reader, _id, file.id)).status).toBe(404);
    expect(await stateOf(orderId)).toMatchObject({ order: 'refunded', access: 'revoked', pending: 0 });
    const sold = await db()
      .selectFrom('paid_posts')
      .select('sales_count')
      .where('post_id', '=', _id)
      .executeTakeFirst();
    expect(sold?.sales_count).toBe(0);
    expect(await broken()).toEqual([]);
  });

  it('sends its files to those who may read it, and 404 to others', async () => {
    const file = await makeFile(author);
    const { _id } = await publishPaid(author, { locked: { text: 'سر', media: [], files: [file.id] } });
    await buyPaid(reader, _id);
    const answer = await fileAs(reader, _id, file.id);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const other of [stranger, null]) expect((await fileAs(other, _id, file.id)).status).toBe(404);
    const elsewhere = await publishPaid(author);
    expect((await fileAs(author, elsewhere._id, file.id)).status).toBe(404);
  });
});

describe('the pictures and files of an earlier edition', () => {
  it('stay with those who bought it, and are not for those who bought a later one', async () => {
    const [image, file] = [await makeImage(db(), author.id), await makeFile(author)];
    const { _id } = await publishPaid(author, {
      locked: { text: 'أول', media: [{ fileId: image.id, alt: '' }], files: [file.id] },
    });
    await buyPaid(reader, _id);
    await updatePost(author.ctx, _id, { paid: { locked: { text: 'ثان', media: [], files: [] } } });
    await buyPaid(stranger, _id);
    expect(await readLocked(reader.ctx, _id, 1)).toMatchObject({ media: [{ _id: image.id }] });
    for (const [who, status] of [
      [reader, 200],
      [stranger, 404],
    ] as const) {
      expect((await fileAs(who, _id, file.id)).status).toBe(status);
      expect(await isShownTo(db(), image.id, who.id)).toBe(status === 200);
    }
  });
});

describe('a refund of a paid post', () => {
  it('is granted at once while nothing was read', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(reader, _id);
    await requestRefund(reader.ctx, orderId, { reason: 'changed_mind', note: '' }, newId());
    expect((await stateOf(orderId))?.refunds).toEqual(['granted']);
  });

  it('waits for the author or an operator once it was read', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(reader, _id);
    await readLocked(reader.ctx, _id);
    await requestRefund(reader.ctx, orderId, { reason: 'changed_mind', note: '' }, newId());
    expect(await stateOf(orderId)).toMatchObject({ refunds: ['requested'], access: 'active' });
  });
});

async function fileAs(member: Member | null, postId: string, fileId: string): Promise<Response> {
  const headers: Record<string, string> = { version: '2' };
  if (member) headers.authorization = `Bearer ${member.token}`;
  const request = new Request(`http://localhost:3000/api/posts/${postId}/locked/files/${fileId}`, {
    headers,
  });
  return GET_FILE(request, { params: Promise.resolve({ id: postId, fileId }) });
}

describe('comments on a paid post', () => {
  const say = (by: Member, id: string, text = 'تعليق') =>
    createComment(by.ctx, { type: 'posts', id }, { text, parentId: null });
  const read = (by: Member, id: string) => listComments(by.ctx, { type: 'posts', id }, { limit: 20 });

  it('are read and written by its author and those who bought it, until their money is back', async () => {
    const { _id } = await publishPaid(author);
    await expect(say(stranger, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    const orderId = await buyPaid(reader, _id);
    await say(reader, _id);
    await say(author, _id);
    expect((await read(reader, _id)).data).toHaveLength(2);
    await expect(read(stranger, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    const visitor = listComments(guestCtx(db()), { type: 'posts', id: _id }, { limit: 20 });
    await expect(visitor).rejects.toMatchObject({ code: 'not_entitled' });
    expect((await getPost(stranger.ctx, _id)).counts.comments).toBe(2);
    await giveBack(orderId);
    await expect(read(reader, _id)).rejects.toMatchObject({ code: 'not_entitled' });
  });

  it('tell those they mention only if they bought it', async () => {
    const { _id } = await publishPaid(author);
    await buyPaid(reader, _id);
    await say(author, _id, `@${reader.handle} @${stranger.handle}`);
    const told = await db()
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'mention')
      .where('user_id', 'in', [reader.id, stranger.id])
      .execute();
    expect(told.map(({ user_id }) => user_id)).toEqual([reader.id]);
  });
});

describe('the library', () => {
  const library = async (of: Member) => (await listPurchases(of.ctx, { limit: 10 })).data;

  it('has bought posts beside products, also when their page is gone', async () => {
    const { _id } = await publishPaid(author);
    await buyPaid(reader, _id);
    const [purchase] = await library(reader);
    const facts = { title: 'عنوان المنشور', price: { amount: 500, currency: 'USD' } };
    expect(purchase).toMatchObject({ product: null, access: 'active', use: 'read' });
    expect(purchase?.post).toMatchObject({ _id, ...facts, isRead: false, isVisible: true });
    await readLocked(reader.ctx, _id);
    await deletePost(author.ctx, _id);
    const opened = await getPurchase(reader.ctx, purchase?._id ?? '');
    expect(opened.post).toMatchObject({ isRead: true, isVisible: false });
    expect(JSON.stringify([purchase, opened])).not.toContain('المدفوع من المنشور');
  });

  it('says that the money of a post is back', async () => {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(reader, _id);
    await giveBack(orderId);
    const [purchase] = await library(reader);
    expect(purchase).toMatchObject({ access: 'revoked', refund: { orderId, canAsk: false } });
  });
});
