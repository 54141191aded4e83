import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { postJournal } from '@/lib/server/ledger/service';
import { splitSale } from '@/lib/server/ledger/split';
import { makeMember } from '@/tests/setup/make-member';
import { postAlone } from '@/tests/setup/post-journals';

let sellers: string[];

beforeAll(async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => makeMember()));
  sellers = made.map(({ id }) => id);
});

const sale = fc.record({
  kind: fc.constant('sale' as const),
  seller: fc.nat(2),
  amount: fc.nat(10 ** 7),
  bps: fc.nat(10_000),
});
const moved = fc.record({
  kind: fc.constantFrom('release' as const, 'payout' as const, 'back' as const),
  seller: fc.nat(2),
  amount: fc.integer({ min: 1, max: 10 ** 6 }),
});
const MOVES = {
  release: ['pending', 'available'],
  payout: ['available', 'reserved'],
  back: ['reserved', 'available'],
} as const;
type Act =
  typeof sale extends fc.Arbitrary<infer S>
    ? S | (typeof moved extends fc.Arbitrary<infer M> ? M : never)
    : never;

function journalOf(act: Act) {
  const ownerId = sellers[act.seller] ?? '';
  const base = { kind: act.kind, ref: newId(), currency: 'USD' };
  if (act.kind === 'sale') {
    const { fee, net } = splitSale(act.amount, act.bps);
    const postings = [
      { account: { ownerId: null, kind: 'clearing' }, amount: -act.amount },
      { account: { ownerId, kind: 'pending' }, amount: net },
      { account: { ownerId: null, kind: 'fees' }, amount: fee },
    ];
    return { ...base, postings };
  }
  const [from, to] = MOVES[act.kind];
  const postings = [
    { account: { ownerId, kind: from }, amount: -act.amount },
    { account: { ownerId, kind: to }, amount: act.amount },
  ];
  return { ...base, postings };
}

// Some journals are refused (a balance must not be negative), some are repeated: the books are right every time.
it('after any history, every journal sums to zero and every balance is the sum of its postings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(sale, moved), { minLength: 1, maxLength: 24 }), async (acts) => {
      const journals = acts.map(journalOf);
      const again = journals.filter((_, i) => i % 3 === 0);
      const run = (journal: (typeof journals)[number]) =>
        db()
          .transaction()
          .execute((trx) => postJournal(guestCtx(trx), journal));
      const results = await Promise.allSettled([...journals, ...again].map(run));
      for (const result of results) {
        if (result.status === 'rejected') expect((result.reason as { code: string }).code).toBe('23514');
      }
      expect(await wrongBalances()).toEqual({ unbalanced: 0, drifted: 0, negative: 0, total: 0 });
    }),
    { numRuns: 40 },
  );
});

it('journals posted in one statement stay balanced, and those already posted are left out', async () => {
  const acts = Array.from({ length: 30 }, (_, i) => ({
    kind: 'sale' as const,
    seller: i % 3,
    amount: 1000 + i,
    bps: 1000,
  }));
  const journals = acts.map(journalOf);
  const ctx = guestCtx(db());
  expect(await postAlone(ctx, ...journals.slice(0, 10))).toBe(10);
  expect(await postAlone(ctx, ...journals)).toBe(20);
  expect(await postAlone(ctx, ...journals)).toBe(0);
  expect(await wrongBalances()).toEqual({ unbalanced: 0, drifted: 0, negative: 0, total: 0 });
});

async function wrongBalances() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from (select from postings group by journal_id, currency having sum(amount) <> 0) as b) as unbalanced,
    (select count(*) from ledger_accounts a where a.owner_id is not null
      and a.balance <> (select coalesce(sum(p.amount), 0) from postings p where p.account_id = a.id)) as drifted,
    (select count(*) from ledger_accounts where balance < 0) as negative,
    (select coalesce(sum(amount), 0)::bigint from postings) as total`.execute(db());
  return rows[0];
}
