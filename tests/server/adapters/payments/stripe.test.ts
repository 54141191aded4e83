import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from '@/lib/server/adapters/payments/stripe/amounts';
import { API_VERSION } from '@/lib/server/adapters/payments/stripe/client';
import { refundParams, sessionParams, stripeGateway } from '@/lib/server/adapters/payments/stripe/gateway';
import { readStripeEvent } from '@/lib/server/adapters/payments/stripe/read';
import { newId } from '@/lib/server/ids';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { stripeEvent } from '@/tests/setup/stripe-events';
import { asSent, type StripeServer, type Trouble } from '@/tests/setup/stripe-server';
import { shopWithStripe } from '@/tests/setup/stripe-shop';

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await shopWithStripe();
});
beforeEach(() => {
  stripe.requests.length = 0;
  stripe.trouble.length = 0;
});
afterAll(() => stripe.stop());

const payment = () => ({
  paymentId: newId(),
  orderId: newId(),
  amount: 1900,
  currency: 'USD',
  description: '8525-59AF',
  asksProof: false,
  at: NOW,
});

describe('opening a payment', () => {
  it('asks Stripe for one page, with the payment’s id as the key, in the pinned version', async () => {
    const opening = payment();
    const opened = await stripeGateway.open(opening);
    expect(stripe.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        params: asSent(sessionParams(opening)),
        idempotencyKey: `payment:${opening.paymentId}`,
        version: API_VERSION,
        authorization: 'Bearer sk_test_key',
      },
    ]);
    expect(opened).toEqual({
      gatewayRef: expect.stringMatching(/^cs_test_/),
      pageUrl: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    });
    const { success_url, cancel_url } = sessionParams(opening);
    expect(cancel_url).toMatch(new RegExp(`^http.*/orders/${opening.orderId}$`));
    expect(success_url).toBe(`${cancel_url}?paid=${opening.paymentId}`);
  });

  it.each([
    [true, 'any'],
    [false, 'automatic'],
  ])('asks for a proof of the card’s owner where that is wanted: %s', (asksProof, asked) => {
    const { payment_method_options } = sessionParams({ ...payment(), asksProof });
    expect(payment_method_options).toEqual({ card: { request_three_d_secure: asked } });
  });

  it('twice gives the same page', async () => {
    const opening = payment();
    const first = await stripeGateway.open(opening);
    expect(await stripeGateway.open(opening)).toEqual(first);
  });

  it('asks for a page that is open for an hour from when the buyer chose to pay', async () => {
    const at = new Date('2026-11-23T10:00:00.900Z');
    expect(sessionParams({ ...payment(), at }).expires_at).toBe(Date.parse('2026-11-23T11:00:00Z') / 1000);
  });

  it('fails when the page could be open for less than half an hour', async () => {
    const at = (minutes: number) => ({ ...payment(), at: fromNow(-minutes * MINUTE) });
    await expect(stripeGateway.open(at(31))).rejects.toThrow('expires_at');
    await expect(stripeGateway.open(at(29))).resolves.toMatchObject({ pageUrl: expect.any(String) });
  });

  it.each<[string, Trouble[]]>([
    ['a reset connection', ['reset']],
    ['a lost answer', ['lost']],
    ['a server error', [500]],
    ['a slow answer', ['slow']],
    ['two errors in a row', ['lost', 'reset']],
  ])('makes only one session despite %s', async (_, trouble) => {
    const before = stripe.kept.sessions.size;
    stripe.trouble.push(...trouble);
    await stripeGateway.open(payment());
    expect(stripe.kept.sessions.size).toBe(before + 1);
    expect(new Set(stripe.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('fails while Stripe gets too many requests, and opens one page later', async () => {
    const [opening, before] = [payment(), stripe.kept.sessions.size];
    stripe.trouble.push(429);
    await expect(stripeGateway.open(opening)).rejects.toThrow();
    await stripeGateway.open(opening);
    expect(stripe.kept.sessions.size).toBe(before + 1);
  });

  it('fails after four errors in a row', async () => {
    stripe.trouble.push(500, 'reset', 500, 500);
    await expect(stripeGateway.open(payment())).rejects.toThrow();
  });
});

describe('asking Stripe about a payment', () => {
  it('gives nothing for an open page, and the paid amount for a finished one', async () => {
    const opening = payment();
    const { gatewayRef } = await stripeGateway.open(opening);
    expect(await stripeGateway.ask(gatewayRef)).toBeNull();
    stripe.pay(gatewayRef);
    expect(await stripeGateway.ask(gatewayRef)).toMatchObject({
      type: 'payment.succeeded',
      gatewayRef,
      alias: `pi_${gatewayRef}`,
      paymentId: opening.paymentId,
      amount: 1900,
      currency: 'USD',
    });
  });

  it('tells apart a slow payment, a declined one and an expired page', async () => {
    const { gatewayRef } = await stripeGateway.open(payment());
    const session = stripe.pay(gatewayRef);
    Object.assign(session, { payment_status: 'unpaid' });
    expect(await stripeGateway.ask(gatewayRef)).toMatchObject({ type: 'payment.processing' });
    Object.assign(session, { payment_intent: { id: 'pi_1', status: 'requires_payment_method' } });
    expect(await stripeGateway.ask(gatewayRef)).toMatchObject({
      type: 'payment.failed',
      failure: 'declined',
    });
    Object.assign(session, { status: 'expired' });
    expect(await stripeGateway.ask(gatewayRef)).toMatchObject({ type: 'payment.failed', failure: 'expired' });
  });
});

describe('a refund through Stripe', () => {
  const paid = async () => {
    const { gatewayRef } = await stripeGateway.open(payment());
    stripe.pay(gatewayRef);
    stripe.requests.length = 0;
    return gatewayRef;
  };
  const refund = (gatewayRef: string, refundId: string, amount: number) =>
    stripeGateway.refund({ gatewayRef, refundId, amount, currency: 'USD' });

  it('is asked for with the refund’s id as the key', async () => {
    const [gatewayRef, refundId] = [await paid(), newId()];
    expect(await refund(gatewayRef, refundId, 700)).toEqual({ status: 'succeeded', failure: null });
    const paymentIntent = `pi_${gatewayRef}`;
    expect(stripe.requests.at(-1)).toMatchObject({
      path: '/v1/refunds',
      params: asSent(refundParams({ paymentIntent, refundId, amount: 700, currency: 'USD' })),
      idempotencyKey: `refund:${refundId}`,
    });
  });

  it('moves money once when asked for twice, after a lost answer, and after Stripe forgot the key', async () => {
    const [gatewayRef, refundId] = [await paid(), newId()];
    stripe.trouble.push(500, 'slow', 'lost', 'lost');
    await Promise.allSettled([refund(gatewayRef, refundId, 700), refund(gatewayRef, refundId, 700)]);
    expect(await refund(gatewayRef, refundId, 700)).toEqual({ status: 'succeeded', failure: null });
    const of = () =>
      stripe.kept.refunds.filter(({ payment_intent }) => payment_intent === `pi_${gatewayRef}`);
    expect(of()).toHaveLength(1);
    stripe.replays.clear();
    expect(await refund(gatewayRef, refundId, 700)).toEqual({ status: 'succeeded', failure: null });
    expect(of()).toHaveLength(1);
  });

  it('that Stripe refuses has failed, with the reason', async () => {
    const gatewayRef = await paid();
    expect(await refund(gatewayRef, newId(), 1901)).toEqual({
      status: 'failed',
      failure: 'charge_already_refunded',
    });
  });
});

describe('an event from Stripe', () => {
  const read = (body: string) => readStripeEvent(JSON.parse(body));
  const money = { amount: 500, currency: 'usd', payment_intent: 'pi_1' } as const;

  it.each([
    ['needs_response', 'dispute.opened'],
    ['under_review', 'dispute.opened'],
    ['won', 'dispute.won'],
    ['lost', 'dispute.lost'],
    ['warning_needs_response', 'ignored'],
    ['warning_closed', 'ignored'],
  ] as const)('about a dispute that is %s is read as %s', (status, type) => {
    const body = stripeEvent('charge.dispute.created', { id: 'dp_1', status, ...money });
    expect(read(body).type).toBe(type);
  });

  const evidence = {
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted' as const,
  };

  it.each([
    ['product_not_received', 1_800_000_000, 'not_received', '2027-01-15T08:00:00.000Z'],
    ['noncompliant', null, 'general', undefined],
  ] as const)(
    'about a dispute that is %s says why, and until when Stripe takes evidence',
    (reason, due_by, cause, answerBy) => {
      const dispute = {
        id: 'dp_1',
        status: 'needs_response',
        reason,
        evidence_details: { ...evidence, due_by },
        ...money,
      };
      const event = read(stripeEvent('charge.dispute.created', dispute));
      expect([event.cause, event.answerBy]).toEqual([cause, answerBy]);
    },
  );

  it.each([
    ['succeeded', 'refund.succeeded'],
    ['failed', 'refund.failed'],
    ['canceled', 'refund.failed'],
    ['pending', 'ignored'],
    ['requires_action', 'ignored'],
  ])('about a refund that is %s is read as %s', (status, type) => {
    const refund = { id: 're_1', status, metadata: { refund_id: 'ours' }, ...money };
    expect(read(stripeEvent('refund.updated', refund))).toMatchObject({
      type,
      ...(type === 'ignored' ? {} : { subjectRef: 'ours', gatewayRef: 'pi_1', amount: 500, currency: 'USD' }),
    });
  });

  it('about a refund started at Stripe refers to Stripe’s id for it', () => {
    const refund = { id: 're_1', status: 'succeeded', metadata: {}, ...money };
    expect(read(stripeEvent('refund.created', refund))).toMatchObject({ subjectRef: 're_1' });
  });

  it('about an unknown payment or a customer is ignored', () => {
    const foreign = {
      id: 'pi_9',
      status: 'succeeded',
      amount_received: 500,
      currency: 'usd',
      metadata: {},
    } as const;
    expect(read(stripeEvent('payment_intent.succeeded', foreign)).type).toBe('ignored');
    expect(read(stripeEvent('payment_intent.payment_failed', foreign)).type).toBe('ignored');
    expect(read(stripeEvent('customer.created', { id: 'cus_1' })).type).toBe('ignored');
  });

  it.each([
    ['insufficient_funds', 'card_error', 'insufficient_funds'],
    ['stolen_card', 'card_error', 'declined'],
    ['fraudulent', 'card_error', 'declined'],
    ['incorrect_cvc', 'card_error', 'wrong_code'],
    ['card_velocity_exceeded', 'card_error', 'limit_exceeded'],
    ['issuer_not_available', 'card_error', 'try_later'],
    [undefined, 'api_error', 'try_later'],
    ['a_code_of_tomorrow', 'card_error', 'declined'],
  ])(
    'about a card that was refused for %s by a %s says %s, and names the card',
    (decline_code, type, failure) => {
      const payment_method = { card: { fingerprint: 'fp_1' } };
      const intent = { id: 'pi_9', amount: 500, currency: 'usd', metadata: { payment_id: newId() } };
      const problem = { ...intent, last_payment_error: { type, decline_code, payment_method } as never };
      expect(read(stripeEvent('payment_intent.payment_failed', problem))).toMatchObject({
        type: 'payment.refused',
        failure,
        card: 'fp_1',
        gatewayRef: 'pi_9',
      });
    },
  );
});

describe('amounts', () => {
  it.each([
    ['USD', 1999, 1999],
    ['JPY', 500, 500],
    ['KWD', 1250, 1250],
    ['ISK', 500, 50_000],
    ['UGX', 500, 50_000],
  ])('in %s are converted to Stripe’s amounts and back', (currency, ours, theirs) => {
    expect(toStripeAmount(ours, currency)).toBe(theirs);
    expect(fromStripeAmount(theirs, currency.toLowerCase())).toEqual({ amount: ours, currency });
  });

  it('that Stripe cannot take are refused before it is asked', () => {
    expect(() => toStripeAmount(1255, 'KWD')).toThrow(RangeError);
  });
});
