import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as PAYOUT } from '@/app/api/finance/payouts/route';
import { forgetCardTries } from '@/lib/server/card-limits/jobs';
import { retryPayment } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { env } from '@/lib/server/env';
import { applyGatewayEvent } from '@/lib/server/gateway-events/events';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { TEST_CARDS } from '@/lib/shared/test-cards';
import { DAY, MINUTE } from '@/lib/shared/time';
import { bankSettings } from '@/tests/setup/bank-settings';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { balancesOf, giveBalance, giveMethod } from '@/tests/setup/payouts';
import { makeShop } from '@/tests/setup/shop';
import { badCard, makeRegular, newAddress, orderFrom, showCard } from '@/tests/setup/test-cards';
import { bodyFor, buy, checkOut, eventFor } from '@/tests/setup/trade';

type Product = Awaited<ReturnType<typeof makeProduct>>;

let seller: Member;
let buyer: Member;
let product: Product;
let address: string;

beforeAll(async () => {
  ({ seller, product } = await makeShop());
});
beforeEach(async () => {
  buyer = await makeMember();
  address = newAddress();
});

/** Orders the product and tries to pay with a card. @returns the status of the first request that is refused, or 200 */
async function attempt(who: Member, card: string, from = address): Promise<number> {
  const { status, payload } = await orderFrom(from, who, product);
  if (status !== 201) return status;
  return (await showCard(payload.payment?._id ?? '', card, from)).status;
}

async function refuseThree(who: Member, from = address): Promise<void> {
  for (const number of [1, 2, 3]) expect(await attempt(who, badCard(number), from)).toBe(200);
}

const later = (minutes: number) => ({ ...buyer.ctx, now: fromNow(minutes * MINUTE) });

describe('after three different cards were refused', () => {
  it('their member can begin no payment by card for an hour, and is told for how long', async () => {
    await refuseThree(buyer);
    const { status, problem, headers } = await orderFrom(newAddress(), buyer, product);
    expect([status, problem.code]).toEqual([429, 'too_many_cards']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
  });

  it('a payment that was begun before takes no card, wherever it is typed', async () => {
    const { payload } = await orderFrom(address, buyer, product);
    await refuseThree(buyer);
    const shown = await showCard(payload.payment?._id ?? '', TEST_CARDS.success, newAddress());
    expect([shown.status, shown.problem.code]).toEqual([429, 'too_many_cards']);
  });

  it('other members can pay by none from the same address, and by one from elsewhere', async () => {
    await refuseThree(buyer);
    const other = await makeMember();
    expect(await attempt(other, TEST_CARDS.success)).toBe(429);
    expect(await attempt(other, TEST_CARDS.success, newAddress())).toBe(200);
  });

  it('another try of the same order is refused too, and goes on after an hour', async () => {
    const first = await orderFrom(address, buyer, product);
    await showCard(first.payload.payment?._id ?? '', badCard(1), address);
    await applyGatewayEvent(jobCtx(), 'sandbox', await eventFor(first.payload._id, 'payment.failed'));
    await refuseThree(buyer);
    const again = (minutes: number) => retryPayment(later(minutes), first.payload._id, newId());
    await db()
      .updateTable('orders')
      .set({ expires_at: later(120).now })
      .where('buyer_id', '=', buyer.id)
      .execute();
    await expect(again(1)).rejects.toMatchObject({ code: 'too_many_cards' });
    expect((await again(61)).payment?.status).toBe('requires_action');
  });

  it('a bank transfer can still be chosen', async () => {
    const before = env().PAYMENT_GATEWAYS;
    Object.assign(env(), { PAYMENT_GATEWAYS: ['sandbox', 'bank_transfer'], ...bankSettings });
    await refuseThree(buyer);
    const body = { ...bodyFor(product), gateway: 'bank_transfer' };
    const { status } = await checkOut(buyer.token, body, undefined, { 'x-qeema-address': address });
    env().PAYMENT_GATEWAYS = before;
    expect(status).toBe(201);
  });

  it('what their member sells is bought by others, and they are paid as ever', async () => {
    const author = await makeMember({ role: 'CREATOR' });
    await refuseThree(author);
    const own = await makeProduct(db(), author, { price: 2000 });
    await buy((await makeMember()).token, own);
    expect((await balancesOf(author.id)).pending).toBe(1800);
    await giveMethod(author.id);
    await giveBalance(author.id, 9000);
    const asked = await callRoute(PAYOUT, {
      token: author.token,
      body: { amount: 9000, currency: 'USD' },
      headers: { 'idempotency-key': newId() },
    });
    expect(asked.status).toBe(201);
  });
});

describe('a member with three purchases older than 60 days', () => {
  const buyThree = async (days: number) => {
    for (let i = 0; i < 3; i++) await buy(buyer.token, await makeProduct(db(), seller, { price: 2000 }));
    const paidAt = fromNow(-days * DAY);
    await db().updateTable('orders').set({ paid_at: paidAt }).where('buyer_id', '=', buyer.id).execute();
  };

  it('waits for a minute, not for an hour', async () => {
    await buyThree(61);
    await refuseThree(buyer);
    const { status, headers } = await orderFrom(address, buyer, product);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await sql`update card_tries set asked_at = asked_at - interval '1 minute', decided_at = decided_at - interval '1 minute'
      where payer_id = ${buyer.id}`.execute(db());
    expect((await orderFrom(address, buyer, product)).status).toBe(201);
  });

  it('waits for an hour while the purchases are younger', async () => {
    await buyThree(59);
    await refuseThree(buyer);
    expect(Number((await orderFrom(address, buyer, product)).headers.get('retry-after'))).toBeGreaterThan(
      3_500,
    );
  });
});

describe('what does not count', () => {
  it('cards that were accepted, and the same card refused four times', async () => {
    buyer = await makeRegular();
    for (let i = 0; i < 4; i++) expect(await attempt(buyer, badCard(1))).toBe(200);
    expect(await attempt(buyer, TEST_CARDS.late)).toBe(200);
    expect(await attempt(buyer, badCard(1))).toBe(200);
    expect(await attempt(buyer, badCard(1))).toBe(429);
  });

  it('an outage of the gateway or the bank', async () => {
    for (let i = 0; i < 6; i++) {
      const { payload } = await orderFrom(address, buyer, product);
      const event = await eventFor(payload._id, 'payment.failed', {
        failure: 'try_later',
        card: `card ${i}`,
      });
      await insertTry(payload.payment?._id ?? '');
      await applyGatewayEvent(jobCtx(), 'sandbox', event);
    }
    expect(await attempt(buyer, badCard(1))).toBe(200);
  });
});

/** A try of which only the gateway's event says what became of it, as after a crash. */
async function insertTry(paymentId: string): Promise<void> {
  await sql`insert into card_tries (id, ref, payment_id, payer_id, state, asked_at)
    values (${newId()}, ${paymentId}, ${paymentId}, ${buyer.id}, 'asked', ${NOW})`.execute(db());
}

it('no card number and no network address is stored, and all is forgotten after eight days', async () => {
  await attempt(buyer, badCard(7));
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(t)::text || (select string_agg(row_to_json(i)::text, '') from sandbox_intents i) as kept
    from card_tries t where payer_id = ${buyer.id}`.execute(db());
  expect(rows[0]?.kept).toContain('"state":"refused"');
  expect(rows[0]?.kept).not.toContain(badCard(7));
  expect(rows[0]?.kept).not.toContain(address);
  await forgetCardTries.run({}, later(8 * 24 * 60 + 1));
  expect(await db().selectFrom('card_tries').select('id').where('payer_id', '=', buyer.id).execute()).toEqual(
    [],
  );
});
