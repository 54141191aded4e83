import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders';
import { db } from '@/lib/server/db/client';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { makeShop } from '@/tests/setup/shop';
import { stripeEvent } from '@/tests/setup/stripe-events';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { postStripe, shopWithStripe } from '@/tests/setup/stripe-shop';
import { newAddress, orderFrom } from '@/tests/setup/test-cards';

let stripe: StripeServer;
let buyer: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;
let address: string;
let earlier: number;

beforeAll(async () => {
  stripe = await shopWithStripe();
  ({ product } = await makeShop());
});
beforeEach(async () => {
  await dropJobs();
  earlier = stripe.kept.sessions.size;
  stripe.trouble.length = 0;
  buyer = await makeMember();
  address = newAddress();
});
afterAll(() => stripe.stop());

const begin = async (): Promise<OrderView> => (await orderFrom(address, buyer, product)).payload;

/** What Stripe says about a card that was refused on its page. */
const refused = ({ _id, payment }: OrderView, fingerprint: string | null, decline = 'generic_decline') =>
  stripeEvent('payment_intent.payment_failed', {
    id: `pi_${_id}`,
    amount: 1900,
    currency: 'usd',
    metadata: { payment_id: payment?._id ?? '' },
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: decline,
      payment_method: { card: fingerprint ? { fingerprint } : {} },
    } as never,
  });
const pageStates = () => [...stripe.kept.sessions.values()].slice(earlier).map(({ status }) => status);

it('three cards refused on the page of the gateway stop their payer, and all open pages are closed', async () => {
  const [one] = [await begin(), await begin()];
  for (const card of ['a', 'b', 'c']) expect((await postStripe(refused(one, card))).status).toBe(200);
  const { status, problem } = await orderFrom(newAddress(), buyer, product);
  expect([status, problem.code]).toEqual([429, 'too_many_cards']);
  await runJobs();
  expect(pageStates()).toEqual(['expired', 'expired']);
});

it('a refusal that is reported twice counts once, and the payment stays open', async () => {
  const one = await begin();
  const event = refused(one, null);
  for (let i = 0; i < 6; i++) await postStripe(event);
  expect((await orderFrom(address, buyer, product)).status).toBe(201);
  const payment = await db()
    .selectFrom('payments')
    .select('status')
    .where('order_id', '=', one._id)
    .executeTakeFirst();
  expect(payment?.status).toBe('requires_action');
});

it('five refusals without a name for the card stop their payer, outages do not', async () => {
  const one = await begin();
  for (let i = 0; i < 6; i++) await postStripe(refused(one, `card ${i}`, 'issuer_not_available'));
  for (let i = 0; i < 4; i++) await postStripe(refused(one, null));
  expect((await orderFrom(address, buyer, product)).problem.code).toBe('too_many_cards');
  await runJobs();
  expect(pageStates()).toEqual(['open']);
  await postStripe(refused(one, null));
  await runJobs();
  expect(pageStates()).toEqual(['expired']);
});

it('pages that the gateway could not open do not count', async () => {
  stripe.trouble.push(...Array.from({ length: 18 }, () => 500 as const));
  for (let i = 0; i < 6; i++) expect((await orderFrom(address, buyer, product)).status).toBe(503);
  expect((await orderFrom(address, buyer, product)).status).toBe(201);
});
