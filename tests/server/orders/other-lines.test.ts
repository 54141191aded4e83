import { beforeEach, expect, it, vi } from 'vitest';
import { intendPayment } from '@/lib/server/checkout/open-payment';
import { planOrder } from '@/lib/server/checkout/plan';
import { db } from '@/lib/server/db/client';
import { writeTogether } from '@/lib/server/db/writes';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import type { LineKind, LineRules, Quote } from '@/lib/server/orders/lines/port';
import { orderWrites } from '@/lib/server/orders/repo';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { checkBooks } from '@/lib/server/self-check/service';
import { DAY } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lineOf, sendGranted, stateOf } from '@/tests/setup/reversals';
import { dropJobs } from '@/tests/setup/run-jobs';
import { payAtGateway } from '@/tests/setup/trade';

const calls: string[] = [];

/** A line of a kind that is not sold yet: there is nothing of it to reserve. */
const lineRules = (kind: LineKind, holdDays: number, never: 'tip' | null): LineRules => ({
  rest: kind === 'tip' ? 'costs' : 'fees',
  quote: async () => [],
  reserve: async () => {},
  release: async () => {},
  standing: async (ctx, lines) => {
    const holdUntil = new Date(ctx.now.getTime() + holdDays * DAY);
    const stands = { isOwned: false, isLost: false, maySell: true, isAsOrdered: true, holdUntil };
    return new Map(lines.map(({ id }) => [id, stands]));
  },
  grants: () => [],
  sold: () => [],
  granted: async () => {},
  lock: async (_, lines) => void calls.push(`lock ${lines.length} ${kind}`),
  accessChanged: async () => new Set(),
  terms: async (_, lines) => new Map(lines.map(({ id }) => [id, { usage: null, never }])),
  holdUse: async () => {},
  covers: async () => new Map(),
  subject: ({ subject_id }) => ({ about: {}, group: subject_id, tags: [`user:${subject_id}`] }),
});

vi.mock('@/lib/server/orders/lines/rules', () => {
  const rules = { tip: () => lineRules('tip', 14, 'tip'), post: () => lineRules('post', 7, null) };
  return { rulesOf: (kind: 'tip' | 'post') => rules[kind]() };
});

let author: Member;
let reader: Member;

beforeEach(async () => {
  await dropJobs();
  calls.length = 0;
  [author, reader] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
});

const quoteOf = (kind: LineKind, amount: number, subjectId = author.id): Quote => ({
  kind,
  subjectId,
  type: null,
  title: `${kind} ${amount}`,
  coverId: null,
  amount,
  currency: 'USD',
  feeBps: 1000,
  feeAmount: amount / 10,
  refundDays: 14,
  version: null,
  reservableMs: null,
  isForSale: true,
  isOutOfSight: false,
  isOwned: false,
  isOurs: false,
  seller: {
    id: author.id,
    name: '',
    handle: 'author',
    headline: '',
    profile_pic_id: null,
    role: 'CREATOR',
    account_type: 'PERSON',
  },
});

async function paidOrder(...quotes: Quote[]): Promise<string> {
  const orderId = newId();
  const amount = quotes.reduce((sum, one) => sum + one.amount, 0);
  const expectedTotal = { amount, currency: 'USD' as const };
  const order = planOrder(reader.ctx, orderId, quotes, { expectedTotal, isAlone: true }, 'sandbox');
  const { writes } = intendPayment(reader.ctx, {
    orderId,
    gateway: 'sandbox',
    amount,
    currency: 'USD',
    asksProof: false,
  });
  await writeTogether(db(), [...orderWrites(order), ...writes]);
  await payAtGateway(orderId);
  return orderId;
}

it('a tip is settled, held for its own time, and its payer cannot ask for a refund, but the seller can give one', async () => {
  const orderId = await paidOrder(quoteOf('tip', 500));
  expect(await stateOf(orderId)).toMatchObject({ order: 'paid', access: null, pending: 455, held: 455 });
  const { release_at } = await db()
    .selectFrom('holds')
    .select('release_at')
    .where('owner_id', '=', author.id)
    .executeTakeFirstOrThrow();
  expect(Math.round((release_at.getTime() - NOW.getTime()) / DAY)).toBe(14);
  const asked = { reason: 'other', note: '' } as const;
  await expect(requestRefund(reader.ctx, orderId, asked, newId())).rejects.toMatchObject({
    code: 'not_refundable',
  });
  await refundSale(author.ctx, await lineOf(orderId), { amount: 500, answer: '' }, newId(), {
    asOperator: false,
  });
  await sendGranted();
  expect(await stateOf(orderId)).toMatchObject({ pending: 0, held: 0, order: 'refunded' });
  expect(calls).toContain('lock 1 tip');
});

it('lines of two kinds are settled together, and each is handled by its own file', async () => {
  const post = await makePost(db(), { authorId: author.id });
  const orderId = await paidOrder(quoteOf('tip', 500), quoteOf('post', 300, post.id));
  expect(await stateOf(orderId)).toMatchObject({ order: 'paid', pending: 737 });
  const notices = await db()
    .selectFrom('notifications')
    .select('group_key')
    .where('user_id', '=', author.id)
    .execute();
  expect(notices.map(({ group_key }) => group_key).toSorted()).toEqual(
    [`sale:${author.id}`, `sale:${post.id}`].toSorted(),
  );
  const { results } = await checkBooks(reader.ctx);
  expect(results.filter(({ broken }) => broken > 0)).toEqual([]);
});
