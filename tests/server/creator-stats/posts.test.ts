import { describe, expect, it } from 'vitest';
import { GET as EXPORT } from '@/app/api/creator/stats/export/route';
import { getCreatorStats } from '@/lib/server/creator-stats/service';
import { db } from '@/lib/server/db/client';
import { makeCompany, makeMembership } from '@/lib/server/demo/company-factory';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { deletePost } from '@/lib/server/posts/service';
import { refundSale } from '@/lib/server/refunds/decide';
import { recordView } from '@/lib/server/views/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, publishPaid } from '@/tests/setup/paid-posts';
import { lineOf, sendGranted } from '@/tests/setup/reversals';
import { buy } from '@/tests/setup/trade';

const usd = (amount: number) => ({ amount, currency: 'USD' });

async function csv({ token }: Member, table: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-locale': 'en', 'x-qeema-address': '127.0.0.1' };
  const request = new Request(`http://localhost:3000/api/x?table=${table}`, { headers });
  return (await EXPORT(request, { params: Promise.resolve({}) })).text();
}

describe('the figures of paid posts', () => {
  it('are in the income, among the buyers, and in a list and a file of their own', async () => {
    const author = await makeMember({ role: 'CREATOR' });
    const [first, second] = [await publishPaid(author, { title: '=درس' }), await publishPaid(author)];
    const product = await makeProduct(db(), author, { price: 1000 });
    const buyer = await makeMember();
    await buyPaid(buyer, first._id);
    const refunded = await buyPaid(await makeMember(), first._id);
    await buyPaid(buyer, second._id);
    await buy(buyer.token, product);
    const visitor = { 'user-agent': 'Mozilla/5.0 Firefox/140', 'x-qeema-address': '10.0.0.1' };
    await recordView(guestCtx(db()), new Request('http://x', { headers: visitor }), {
      productId: product.id,
    });
    await refundSale(author.ctx, await lineOf(refunded), { amount: 500, answer: '' }, newId(), {
      asOperator: false,
    });
    await sendGranted();
    await deletePost(author.ctx, second._id);
    const stats = await getCreatorStats(author.ctx, '30d');
    expect(stats).toMatchObject({
      income: [{ now: usd(1800) }],
      buyers: { now: 2 },
      // Visitors are counted for products alone, so conversion asks for buyers of products.
      productBuyers: { now: 1 },
      products: [{ _id: product.id, buyers: 1, income: [usd(900)] }],
      posts: [
        { _id: first._id, title: '=درس', isPublished: true, buyers: 2, income: [usd(450)] },
        { _id: second._id, isPublished: false, buyers: 1, income: [usd(450)] },
      ],
    });
    expect(stats.data.at(-1)).toMatchObject({ buyers: 2, productBuyers: 1 });
    const text = await csv(author, 'posts');
    expect(text).toContain('Post,Buyers,Income (USD),Number');
    expect(text).toContain(`'=درس,2,4.50,${first._id}`);
    expect(await csv(author, 'time')).toContain(',1,1,2,100.00,18.00');
  });

  it('of a company are its own; its members see only their income', async () => {
    const { id } = await makeCompany(db());
    const company = ctxOf(db(), { id, role: 'CREATOR' });
    const member = await makeMember({ role: 'CREATOR' });
    await makeMembership(db(), id, member, { shareBps: 5000 });
    await buyPaid(await makeMember(), (await publishPaid({ ctx: company }))._id);
    const own = { income: [{ now: usd(225) }], posts: [], buyers: { now: 0 } };
    expect(await getCreatorStats(member.ctx, '30d')).toMatchObject(own);
    expect(await getCreatorStats(company, '30d')).toMatchObject({ posts: [{ income: [usd(225)] }] });
  });
});
