import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payByTestCard } from '@/lib/server/checkout/sandbox-cards';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import type { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { inTens } from '@/tests/setup/in-tens';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import type { StripeServer } from '@/tests/setup/stripe-server';
import { shopWithStripe } from '@/tests/setup/stripe-shop';
import { badCard, newAddress } from '@/tests/setup/test-cards';
import { bodyFor } from '@/tests/setup/trade';

const TIMES = 200;

// Another instance, from the database’s point of view: a pool of its own.
let second: Kysely<DB>;
let product: Awaited<ReturnType<typeof makeProduct>>;
let stripe: StripeServer;

beforeAll(async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  // Dropping the test's database cuts the connections: the pool reports an idle one, a busy one reports itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  second = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  ({ product } = await makeShop());
  stripe = await shopWithStripe();
});
afterAll(async () => {
  await second.destroy();
  await stripe.stop();
});

const from = (who: Member, address: string, turn: number) => {
  return { ...who.ctx, address, now: NOW, db: turn % 2 ? second : db() };
};
const order = (who: Member, address: string, turn: number, gateway: 'sandbox' | 'stripe') =>
  createOrder(from(who, address, turn), { ...bodyFor(product), gateway }, newId());

/** How many of these payments a card was shown for, by the gateway's own list. */
async function countShown(payments: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sandbox_intents
    where reference = any(${payments}::uuid[]) and status <> 'open'`.execute(db());
  return rows[0]?.count ?? 0;
}

async function showAll(
  payments: readonly { id: string; who: Member }[],
  address: string,
  cardOf: (n: number) => string,
) {
  const tries = payments.map(({ id, who }, turn) =>
    payByTestCard(from(who, address, turn), id, cardOf(turn)),
  );
  const answers = await Promise.allSettled(tries);
  const refusals = answers
    .filter((answer) => answer.status === 'rejected')
    .map(({ reason }) => reason.code ?? String(reason))
    // On a busy machine some get no connection in time, and so they do nothing.
    .filter((reason) => reason !== 'Error: timeout exceeded when trying to connect');
  expect(new Set(refusals)).toEqual(new Set(['too_many_cards']));
  return countShown(payments.map(({ id }) => id));
}

describe('of 200 cards that are tried at once in two instances, at most five reach the gateway', () => {
  const begin = (buyers: readonly Member[], address: string) =>
    inTens([...Array(TIMES).keys()], async (turn) => {
      const who = buyers[turn % buyers.length] as Member;
      const { payment } = await order(who, address, turn, 'sandbox');
      return { id: payment?._id ?? '', who };
    });

  it('different cards of one member', async () => {
    const address = newAddress();
    const payments = await begin([await makeMember()], address);
    const shown = await showAll(payments, address, badCard);
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(5);
  });

  it('one card of one member', async () => {
    const address = newAddress();
    const payments = await begin([await makeMember()], address);
    expect(await showAll(payments, address, () => badCard(1))).toBe(5);
  });

  it('cards of ten members at one address', async () => {
    const address = newAddress();
    const members = await Promise.all(Array.from({ length: 10 }, () => makeMember()));
    const payments = await begin(members, address);
    expect(await showAll(payments, address, badCard)).toBeLessThanOrEqual(5);
  });
});

it('of 200 pages that one member opens at a gateway at once, five are opened', async () => {
  const who = await makeMember();
  const before = stripe.kept.sessions.size;
  const opened = Array.from({ length: TIMES }, (_, turn) => order(who, newAddress(), turn, 'stripe'));
  const answers = await Promise.allSettled(opened);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(stripe.kept.sessions.size - before).toBe(5);
});
