import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { checkBooks } from '@/lib/server/self-check/service';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { stripeEvent } from '@/tests/setup/stripe-events';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { postStripe, shopWithStripe } from '@/tests/setup/stripe-shop';
import { makePayer, orderTip, tipOf } from '@/tests/setup/tips';
import { eventFor } from '@/tests/setup/trade';

const JOB = 'askPaymentCost';

let stripe: StripeServer;
let author: Member;
let payer: Member;
beforeAll(async () => {
  stripe = await shopWithStripe();
});
afterAll(() => stripe.stop());
beforeEach(async () => {
  await dropJobs();
  [author, payer] = await Promise.all([makeMember({ role: 'CREATOR' }), makePayer()]);
});

/** A tip of 50 dollars that was paid by Stripe. @returns the order, and Stripe's name for the payment */
async function paidByStripe() {
  const orderId = await orderTip(payer, author.id, tipOf(5_000, { gateway: 'stripe' }));
  const payment = db().selectFrom('payments').select('gateway_ref').where('order_id', '=', orderId);
  const ref = (await payment.executeTakeFirstOrThrow()).gateway_ref ?? '';
  const answer = await postStripe(stripeEvent('checkout.session.completed', { ...stripe.pay(ref) }));
  expect(answer.status).toBe(200);
  return { orderId, ref };
}

/** What gateways kept of an order's payment by the books, and what its author got. */
async function booked(orderId: string) {
  const { rows } = await sql<{ cost: number; net: number; journals: number }>`
    select coalesce(sum(p.amount) filter (where a.kind = 'clearing' and j.kind <> 'sale'), 0)::int as cost,
      coalesce(sum(p.amount) filter (where a.kind = 'pending'), 0)::int as net,
      count(distinct j.id) filter (where j.kind = 'cost_change')::int as journals
    from journals j join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
    where j.ref = ${orderId} or j.ref in (select id::text from payments where order_id = ${orderId})`.execute(
    db(),
  );
  return rows[0];
}
const isAsked = async () => (await waitingJobs()).some(({ task_identifier }) => task_identifier === JOB);
const broken = async () => (await checkBooks(jobCtx())).results.filter(({ broken }) => broken > 0);

it('what a gateway reports with the payment is not asked for again', async () => {
  const orderId = await orderTip(payer, author.id, tipOf(500, { gateway: 'sandbox' }));
  await applyGatewayEvent(jobCtx(), 'sandbox', await eventFor(orderId, 'payment.succeeded', { cost: 60 }));
  expect(await isAsked()).toBe(false);
});

it('until Stripe has booked a payment its usual price counts, and it is asked again', async () => {
  const { orderId } = await paidByStripe();
  await runJobs();
  expect(await booked(orderId)).toEqual({ cost: 175, net: 4_825, journals: 0 });
  const [job] = (await waitingJobs()).filter(({ task_identifier }) => task_identifier === JOB);
  expect(job).toMatchObject({ attempts: 1, last_error: expect.stringContaining('has not booked') });
});

it.each([
  ['more', { amount: 5_000, fee: 250 }, 250],
  ['less', { amount: 5_000, fee: 120 }, 120],
  // An account in dirhams: 183.62 came in, 9.18 of it was kept; that is 2.50 of 50 dollars.
  ['more, in another currency', { amount: 18_362, fee: 918 }, 250],
])(
  'when Stripe kept %s than it says beforehand, the house books the difference, once',
  async (_, real, cost) => {
    const { orderId, ref } = await paidByStripe();
    stripe.kept.booked.set(ref, real);
    await runJobs();
    expect(await booked(orderId)).toEqual({ cost, net: 4_825, journals: 1 });
    expect(await isAsked()).toBe(false);
    expect(await broken()).toEqual([]);
  },
);

it('when Stripe kept what it says beforehand, nothing more is booked', async () => {
  const { orderId, ref } = await paidByStripe();
  stripe.kept.booked.set(ref, { amount: 5_000, fee: 175 });
  await runJobs();
  expect(await booked(orderId)).toEqual({ cost: 175, net: 4_825, journals: 0 });
  expect(await broken()).toEqual([]);
});

it('the fees of a dispute that was lost at Stripe are the house’s', async () => {
  const { orderId, ref } = await paidByStripe();
  const dispute = {
    id: `dp_${newId()}`,
    amount: 5_000,
    currency: 'usd',
    payment_intent: `pi_${ref}`,
    status: 'lost' as const,
    balance_transactions: [{ fee: 1_500, currency: 'usd' }],
  };
  const event = stripeEvent('charge.dispute.closed', dispute as never);
  expect((await postStripe(event)).status).toBe(200);
  const { rows } = await sql<{ cost: number }>`select sum(p.amount)::int as cost from journals j
    join postings p on p.journal_id = j.id join ledger_accounts a on a.id = p.account_id
    where j.kind = 'dispute_cost' and a.kind = 'costs'
      and j.ref in (select id::text from disputes where order_id = ${orderId})`.execute(db());
  expect(rows).toEqual([{ cost: -1_500 }]);
  expect(await broken()).toEqual([]);
});
