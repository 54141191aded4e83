import { beforeAll, expect, it } from 'vitest';
import { GET as CSV } from '@/app/api/finance/ledger/export/route';
import { GET as STORY } from '@/app/api/operator/sales/[id]/route';
import { GET as SALE } from '@/app/api/sales/[id]/route';
import type { SaleStory } from '@/lib/contract/operator-sales';
import type { SaleView } from '@/lib/contract/refunds';
import { db } from '@/lib/server/db/client';
import { makeCompany, makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { listLedger } from '@/lib/server/finance/ledger';
import { getBalance } from '@/lib/server/finance/service';
import { newId } from '@/lib/server/ids';
import { refundSale } from '@/lib/server/refunds/decide';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, publishPaid } from '@/tests/setup/paid-posts';
import { lineOf, sendGranted } from '@/tests/setup/reversals';

const usd = (amount: number) => ({ amount, currency: 'USD' });

let author: Member;
let buyer: Member;
let post: string;
let order: string;
let line: string;

beforeAll(async () => {
  [author, buyer] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember({ name: 'مشترٍ' })]);
  post = (await publishPaid(author, { title: '=درس' }))._id;
  order = await buyPaid(buyer, post);
  line = await lineOf(order);
});

it('a sold post is in the ledger of its author with its address, its fee and its buyer', async () => {
  const { data } = await listLedger(author.ctx, { limit: 5 });
  const facts = { category: 'sales', title: '=درس', productId: null, postId: post, buyer: 'مشترٍ' };
  expect(data).toMatchObject([{ ...facts, amount: usd(450), gross: usd(500), fee: usd(50) }]);
  expect((await getBalance(author.ctx)).pending).toEqual(usd(450));
});

it('a sold post is in the file of the ledger, where its title runs nothing', async () => {
  const headers = {
    authorization: `Bearer ${author.token}`,
    'x-locale': 'en',
    'x-qeema-address': '127.0.0.1',
  };
  const request = new Request('http://localhost:3000/api/finance/ledger/export', { headers });
  const text = await (await CSV(request, { params: Promise.resolve({}) })).text();
  expect(text).toMatch(/,'=درس,مشترٍ,[^,]*,,4\.50,5\.00,0\.50,USD,/);
});

it('the sale of a post has a page for its author and a story for operators, and for nobody else', async () => {
  const operator = await makeMember({ role: 'ADMIN' });
  const sale = await callRoute<SaleView>(SALE, { params: { id: line }, token: author.token });
  expect(sale.payload).toMatchObject({ title: '=درس' });
  const story = await callRoute<SaleStory>(STORY, { params: { id: order }, token: operator.token });
  expect(story.payload.lines).toMatchObject([{ title: '=درس', productId: null, postId: post }]);
  expect((await callRoute(SALE, { params: { id: line }, token: buyer.token })).status).toBe(404);
});

it('a company’s post is shared by its members as its products are, and a refund takes the shares back', async () => {
  const { id } = await makeCompany(db());
  const company = { ctx: ctxOf(db(), { id, role: 'CREATOR' }) };
  const member = await makeMember();
  await makeMembership(db(), id, member, { shareBps: 3000 });
  const { _id } = await publishPaid(company, { amount: 1000 });
  const bought = await buyPaid(buyer, _id, 1000);
  const pending = async () =>
    Promise.all([company.ctx, member.ctx].map(async (ctx) => (await getBalance(ctx)).pending.amount));
  expect(await pending()).toEqual([630, 270]);
  expect((await listLedger(member.ctx, { limit: 5 })).data).toMatchObject([
    { category: 'shares', postId: _id, company: { _id: id }, amount: usd(270) },
  ]);
  const given = { amount: 1000, answer: '' };
  await refundSale(company.ctx, await lineOf(bought), given, newId(), { asOperator: false });
  await sendGranted();
  expect(await pending()).toEqual([0, 0]);
});
