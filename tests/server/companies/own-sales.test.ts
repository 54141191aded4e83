import { describe, expect, it } from 'vitest';
import { addCartLine, getCart } from '@/lib/server/cart/service';
import { leaveCompany } from '@/lib/server/companies/invitations';
import { insertShare } from '@/lib/server/companies/repo-shares';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { getProduct } from '@/lib/server/making/service';
import { addProduct } from '@/tests/setup/cart';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { orderPost, publishPaid } from '@/tests/setup/paid-posts';
import { bodyFor, checkOut, eventFor, moneyState, placeOrder, tell } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let company: Member;
let member: Member;
let guide: Awaited<ReturnType<typeof makeProduct>>;

cleanWorld(async () => {
  company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  member = await makeMember();
  guide = await makeProduct(db(), company, { price: 1900 });
});

describe('a member with a share of a company', () => {
  it('cannot buy its products, from the cart or directly: 409', async () => {
    await addProduct(member.ctx, guide.id);
    await makeMembership(db(), company.id, member, { shareBps: 2000 });
    const before = await moneyState();
    const atOnce = await checkOut(member.token, bodyFor(guide));
    expect([atOnce.status, atOnce.problem.code]).toEqual([409, 'own_product']);
    const { productId: _, ...cart } = bodyFor(guide);
    expect((await checkOut(member.token, cart)).problem.code).toBe('own_product');
    expect((await getCart(member.ctx)).lines.map(({ available }) => available)).toEqual([false]);
    await expect(addProduct(member.ctx, guide.id)).rejects.toMatchObject({ code: 'own_product' });
    expect(await moneyState()).toBe(before);
  });

  it('cannot buy its paid posts, from the cart or directly: 409', async () => {
    const { _id: postId } = await publishPaid(company);
    const inCart = () => addCartLine(member.ctx, { kind: 'post', subjectId: postId });
    await inCart();
    await makeMembership(db(), company.id, member, { shareBps: 2000 });
    const before = await moneyState();
    await expect(orderPost(member, postId)).rejects.toMatchObject({ code: 'own_product' });
    expect((await getCart(member.ctx)).lines.map(({ available }) => available)).toEqual([false]);
    await expect(inCart()).rejects.toMatchObject({ code: 'own_product' });
    expect(await moneyState()).toBe(before);
  });

  it('cannot rate a product that they bought before', async () => {
    await makeEntitlement(db(), member.id, guide.id);
    await makeMembership(db(), company.id, member, { shareBps: 1 });
    const rating = putEvaluation(member.ctx, { type: 'product', id: guide.id }, { rating: 5, text: 'رائع' });
    await expect(rating).rejects.toMatchObject({ code: 'own_product' });
    expect((await getProduct(member.ctx, guide.id)).can).toMatchObject({ buy: false, review: false });
  });
});

it('a member who joins while their own order waits earns nothing from it: their share goes to the company', async () => {
  const { _id } = await placeOrder(member.token, guide);
  await makeMembership(db(), company.id, member, { shareBps: 2000 });
  expect((await tell(await eventFor(_id))).status).toBe(200);
  const earned = await db().selectFrom('holds').select(['owner_id', 'amount', 'share_bps']).execute();
  const own = earned.filter(({ owner_id }) => [company.id, member.id].includes(owner_id));
  expect(own).toEqual([{ owner_id: company.id, amount: 1710, share_bps: 10_000 }]);
});

describe('a member of a company may buy its products', () => {
  it('when they have no share of its sales', async () => {
    await makeMembership(db(), company.id, member, { shareBps: 0, role: 'administrator' });
    expect((await getProduct(member.ctx, guide.id)).can.buy).toBe(true);
    expect((await checkOut(member.token, bodyFor(guide))).status).toBe(201);
  });

  it('when their share was set to zero', COMMITS, async () => {
    const id = await makeMembership(db(), company.id, member, { shareBps: 2000 });
    await insertShare(db(), { memberId: id, shareBps: 0, from: NOW, by: company.id, now: NOW });
    expect((await checkOut(member.token, bodyFor(guide))).status).toBe(201);
  });

  it('after they have left it', async () => {
    await makeMembership(db(), company.id, member, { shareBps: 2000 });
    await leaveCompany(member.ctx, company.id);
    expect((await checkOut(member.token, bodyFor(guide))).status).toBe(201);
  });
});
