import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { postJournal } from '@/lib/server/ledger/service';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

let seller: Member;
let pending: string;
let clearing: string;
let journalId: string;

beforeAll(async () => {
  seller = await makeMember();
  const ref = newId();
  await post(ref, [
    [null, 'clearing', -1000],
    [seller.id, 'pending', 900],
    [null, 'fees', 100],
  ]);
  pending = (await account(seller.id, 'pending')).id;
  clearing = (await account(null, 'clearing')).id;
  const row = await db().selectFrom('journals').select('id').where('ref', '=', ref).executeTakeFirstOrThrow();
  journalId = row.id;
});

type Move = [ownerId: string | null, kind: string, amount: number];

function post(ref: string, moves: Move[], currency = 'USD') {
  const postings = moves.map(([ownerId, kind, amount]) => ({ account: { ownerId, kind }, amount }));
  return db()
    .transaction()
    .execute((trx) => postJournal(guestCtx(trx), { kind: 'test', ref, currency, postings }));
}
const account = (ownerId: string | null, kind: string) =>
  db()
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('owner_id', 'is not distinct from', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
const journals = async () =>
  (await db().selectFrom('journals').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n;

/** Writes a journal without the service, as a programmer might by mistake. */
function byHand(rows: [accountId: string, amount: number, currency?: string][]) {
  return db()
    .transaction()
    .execute(async (trx) => {
      const id = newId();
      await trx.insertInto('journals').values({ id, kind: 'test', ref: newId(), created_at: NOW }).execute();
      for (const [account_id, amount, currency = 'USD'] of rows)
        await trx.insertInto('postings').values({ journal_id: id, account_id, amount, currency }).execute();
    });
}

describe('the database refuses', () => {
  it.each<[string, () => [string, number, string?][], RegExp]>([
    [
      'a journal that does not sum to zero',
      () => [
        [pending, 5],
        [clearing, -4],
      ],
      /does not balance/,
    ],
    ['a journal of one posting', () => [[pending, 5]], /does not balance/],
    ['a journal without postings', () => [], /does not balance/],
    [
      'a journal in which two currencies cancel each other out',
      () => [
        [pending, 5],
        [clearing, -5, 'EUR'],
      ],
      /account of its currency/,
    ],
    [
      'a posting of zero',
      () => [
        [pending, 0],
        [clearing, 0],
      ],
      /check constraint/,
    ],
    [
      'to take more from a member than they have',
      () => [
        [pending, -901],
        [clearing, 901],
      ],
      /check constraint/,
    ],
    [
      'a posting to an account that does not exist',
      () => [
        [newId(), 5],
        [clearing, -5],
      ],
      /account of its currency/,
    ],
  ])('%s', async (_, rows, reason) => {
    const before = [await journals(), (await account(seller.id, 'pending')).balance];
    await expect(byHand(rows())).rejects.toThrow(reason);
    expect([await journals(), (await account(seller.id, 'pending')).balance]).toEqual(before);
  });

  it.each<[string, () => { journal_id?: string; currency?: string }, RegExp]>([
    ['joins an earlier journal', () => ({ journal_id: journalId }), /written with its journal/],
    ['is in another currency', () => ({ currency: 'EUR' }), /account of its currency/],
  ])('one of several rows in a statement that %s', async (_, other, reason) => {
    const write = db()
      .transaction()
      .execute(async (trx) => {
        const id = newId();
        await trx
          .insertInto('journals')
          .values({ id, kind: 'test', ref: newId(), created_at: NOW })
          .execute();
        const row = { journal_id: id, account_id: clearing, currency: 'USD' };
        const rows = [
          { ...row, amount: -5 },
          { ...row, ...other(), amount: 5 },
        ];
        await trx.insertInto('postings').values(rows).execute();
      });
    await expect(write).rejects.toThrow(reason);
  });

  it.each([
    'update postings set amount = 1',
    'delete from postings',
    'truncate postings cascade',
    "update journals set kind = 'other'",
    'delete from journals',
    'truncate journals cascade',
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(db())).rejects.toThrow(/append-only/);
  });

  it.each([
    [
      'to change a balance without a posting',
      () => sql`update ledger_accounts set balance = 5 where id = ${pending}`,
    ],
    [
      'to change the kind of an account',
      () => sql`update ledger_accounts set kind = 'available' where id = ${pending}`,
    ],
    ['to delete an account', () => sql`delete from ledger_accounts where id = ${pending}`],
    ['to truncate the accounts', () => sql`truncate ledger_accounts cascade`],
    [
      'to open an account with a balance',
      () =>
        sql`insert into ledger_accounts (id, owner_id, kind, currency, balance)
          values (${newId()}, ${seller.id}, 'reserved', 'USD', 5)`,
    ],
  ])('%s', async (_, statement) => {
    await expect(statement().execute(db())).rejects.toThrow(/moves by postings only|append-only/);
    expect(await account(seller.id, 'pending')).toEqual({ id: pending, balance: 900 });
  });

  it('a posting that joins a journal of another transaction', async () => {
    const posting = { journal_id: journalId, account_id: pending, amount: 5, currency: 'USD' };
    await expect(db().insertInto('postings').values(posting).execute()).rejects.toThrow(/with its journal/);
  });

  it('a second journal with the same kind and ref', async () => {
    const twice = { kind: 'test', ref: 'same' };
    await expect(
      db()
        .transaction()
        .execute(async (trx) => {
          await trx
            .insertInto('journals')
            .values({ id: newId(), ...twice, created_at: NOW })
            .execute();
          await trx
            .insertInto('journals')
            .values({ id: newId(), ...twice, created_at: NOW })
            .execute();
        }),
    ).rejects.toThrow(/unique constraint/);
  });

  it('a second house account of the same kind and currency', async () => {
    const again = { id: newId(), owner_id: null, kind: 'clearing', currency: 'USD' };
    await expect(db().insertInto('ledger_accounts').values(again).execute()).rejects.toThrow(/unique/);
  });

  it('an unknown kind of account, a balance for the house, and an owner without a balance', async () => {
    const account = { id: newId(), owner_id: null, kind: 'clearing', currency: 'EUR' };
    const make = (more: object) =>
      db()
        .insertInto('ledger_accounts')
        .values({ ...account, ...more })
        .execute();
    await expect(make({ kind: 'pocket' })).rejects.toThrow(/check constraint/);
    await expect(make({ balance: 0 })).rejects.toThrow(/check constraint/);
    await expect(make({ owner_id: seller.id })).rejects.toThrow(/check constraint/);
  });
});

describe('a journal', () => {
  it('posted again changes nothing, even with other amounts', async () => {
    const ref = newId();
    const moves: Move[] = [
      [null, 'clearing', -500],
      [seller.id, 'pending', 500],
    ];
    expect(await post(ref, moves)).toBe(true);
    const { balance } = await account(seller.id, 'pending');
    expect(await post(ref, moves)).toBe(false);
    expect(
      await post(ref, [
        [null, 'clearing', -9],
        [seller.id, 'pending', 9],
      ]),
    ).toBe(false);
    expect((await account(seller.id, 'pending')).balance).toBe(balance);
  });

  it('posted twenty times at once counts once', async () => {
    const ref = newId();
    const fresh = await makeMember();
    const posted = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(ref, [
          [null, 'clearing', -7],
          [fresh.id, 'pending', 7],
        ]),
      ),
    );
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect((await account(fresh.id, 'pending')).balance).toBe(7);
  });

  it('with only zeros is not posted', async () => {
    expect(
      await post(newId(), [
        [null, 'clearing', 0],
        [seller.id, 'pending', 0],
      ]),
    ).toBe(false);
  });

  it('opens an account once when twenty journals need it at once', async () => {
    const fresh = await makeMember();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        post(newId(), [
          [null, 'pool', -1],
          [fresh.id, 'available', 1],
        ]),
      ),
    );
    expect((await account(fresh.id, 'available')).balance).toBe(20);
    expect((await account(null, 'pool')).balance).toBeNull();
  });
});
