import { describe, expect, it } from 'vitest';
import { acceptInvitation, leaveCompany } from '@/lib/server/companies/invitations';
import { changeShare } from '@/lib/server/companies/members';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { makeInvitation, makeMembership } from '@/lib/server/demo/company-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { listEvaluations, putEvaluation } from '@/lib/server/evaluations/service';
import { bringBackReversed, leaveOutReversed } from '@/lib/server/evaluations/standing';
import { holdSubjects, recount } from '@/lib/server/evaluations/subject';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { untilSomebodyWaits } from '@/tests/setup/while-held';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let company: Member;
let buyer: Member;
let other: Member;
let guide: string;

cleanWorld(async () => {
  company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
  [buyer, other] = await Promise.all([makeMember(), makeMember()]);
  guide = (await makeProduct(db(), company)).id;
  for (const { id } of [buyer, other]) await makeEntitlement(db(), id, guide);
});

const rate = ({ ctx }: Member, rating: number, product = guide) =>
  putEvaluation(ctx, { type: 'product', id: product }, { rating, text: '' });
const ratingOf = (product = guide) =>
  db()
    .selectFrom('products')
    .select(['ratings_sum as stars', 'ratings_count as count'])
    .where('id', '=', product)
    .executeTakeFirst();
const ONE_STAR = { stars: 1, count: 1 };
const BOTH = { stars: 6, count: 2 };
const rateBoth = async () => {
  await rate(buyer, 5);
  await rate(other, 1);
  expect(await ratingOf()).toEqual(BOTH);
};
const isRight = async () =>
  (await checkBooks(jobCtx())).results.find(({ check }) => check === 'ratings')?.broken === 0;

describe('a buyer’s rating of a company’s product no longer counts', () => {
  it('from when they join with a share, but still counts for products of others', async () => {
    await rateBoth();
    const elsewhere = (await makeProduct(db(), await makeMember({ role: 'CREATOR' }))).id;
    await makeEntitlement(db(), buyer.id, elsewhere);
    await rate(buyer, 4, elsewhere);
    await makeMembership(db(), company.id, buyer, { shareBps: 1 });
    expect(await ratingOf()).toEqual(ONE_STAR);
    const { data, histogram, mine } = await listEvaluations(
      buyer.ctx,
      { type: 'product', id: guide },
      { limit: 20 },
    );
    expect([data.length, histogram, mine]).toEqual([1, [1, 0, 0, 0, 0], null]);
    expect(await ratingOf(elsewhere)).toEqual({ stars: 4, count: 1 });
    expect(await isRight()).toBe(true);
  });

  it('from when a member without a share gets one, even for a later day', async () => {
    await rateBoth();
    const id = await makeMembership(db(), company.id, buyer, { shareBps: 0 });
    expect(await ratingOf()).toEqual(BOTH);
    const from = fromNow(DAY).toISOString();
    await changeShare(company.ctx, company.id, id, { shareBps: 500, from });
    expect(await ratingOf()).toEqual(ONE_STAR);
  });

  it('even when a purchase of theirs was refunded and the refund is undone', async () => {
    await rateBoth();
    const rated = { products: [guide], posts: [] };
    const turn = async (how: typeof leaveOutReversed) => {
      await holdSubjects(buyer.ctx, rated);
      await how(buyer.ctx, buyer.id, rated);
      await recount(buyer.ctx, rated);
    };
    await turn(leaveOutReversed);
    await makeMembership(db(), company.id, buyer, { shareBps: 100 });
    await turn(bringBackReversed);
    expect(await ratingOf()).toEqual(ONE_STAR);
  });

  it('even when they rate it at the very moment of joining', COMMITS, async () => {
    await rate(other, 1);
    const invitation = await makeInvitation(db(), company.id, buyer, { shareBps: 100 });
    let rating: Promise<unknown> = Promise.resolve();
    await inTransaction(buyer.ctx, async (ctx) => {
      await acceptInvitation(ctx, invitation);
      rating = rate(buyer, 5);
      rating.catch(() => {});
      await untilSomebodyWaits();
    });
    await expect(rating).rejects.toMatchObject({ code: 'own_product' });
    expect(await ratingOf()).toEqual(ONE_STAR);
  });
});

it('a member who was only invited, or has no share, keeps their rating', async () => {
  await rateBoth();
  await makeInvitation(db(), company.id, buyer, { shareBps: 2000 });
  await makeMembership(db(), company.id, other, { shareBps: 0 });
  expect(await ratingOf()).toEqual(BOTH);
});

it('a member who has left the company may rate again what they bought', async () => {
  await rateBoth();
  await makeMembership(db(), company.id, buyer, { shareBps: 100 });
  await leaveCompany(buyer.ctx, company.id);
  expect(await ratingOf()).toEqual(ONE_STAR);
  await rate(buyer, 3);
  expect(await ratingOf()).toEqual({ stars: 4, count: 2 });
});

it('the self-check finds an average that does not match the ratings, and a counted rating by a member with a share', async () => {
  await rateBoth();
  expect(await isRight()).toBe(true);
  await db().updateTable('products').set({ ratings_sum: 9 }).where('id', '=', guide).execute();
  expect(await isRight()).toBe(false);
  await makeMembership(db(), company.id, buyer, { shareBps: 100 });
  expect(await isRight()).toBe(true);
  await db()
    .updateTable('evaluations')
    .set({ status: 'visible' })
    .where('author_id', '=', buyer.id)
    .execute();
  expect(await isRight()).toBe(true);
  await db()
    .updateTable('products')
    .set({ ratings_sum: 6, ratings_count: 2 })
    .where('id', '=', guide)
    .execute();
  expect(await isRight()).toBe(false);
});
