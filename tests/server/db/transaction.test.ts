import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx, Db } from '@/lib/server/ctx';
import { db, recordQueries } from '@/lib/server/db/client';
import { transact } from '@/lib/server/db/transaction';
import { inTransaction } from '@/lib/server/db/tx';
import { NOW } from '@/tests/setup/clock';
import { until } from '@/tests/setup/waits';

const add = (trx: Db, id: number) => sql`insert into lines (id) values (${id}::int)`.execute(trx);
const ids = async () =>
  (await sql<{ id: number }>`select id from lines order by at`.execute(db())).rows.map(({ id }) => id);
const testCtx = (): Ctx => ({
  db: db(),
  viewer: null,
  now: NOW,
  locale: 'ar',
  requestId: '',
  afterCommit: (effect) => effect(),
});

beforeAll(async () => {
  await sql`create table lines (id int primary key, at bigserial)`.execute(db());
});
beforeEach(() => sql`delete from lines`.execute(db()));

it('statements called together in a transaction run in their order, each with its own answer', async () => {
  const answers = await transact(db(), (trx) =>
    Promise.all([
      add(trx, 3).then(() => 'added'),
      sql<{ n: number }>`select count(*)::int as n from lines`.execute(trx).then(({ rows }) => rows[0]?.n),
      add(trx, 1).then(() => 'added'),
      sql<{ n: number }>`select count(*)::int as n from lines`.execute(trx).then(({ rows }) => rows[0]?.n),
    ]),
  );
  expect(answers).toEqual(['added', 1, 'added', 2]);
  expect(await ids()).toEqual([3, 1]);
});

it('a transaction sends a begin, a commit and its own statements', async () => {
  const sent = await recordQueries(() => transact(db(), (trx) => Promise.all([add(trx, 1), add(trx, 2)])));
  expect(sent.map((text) => text.split(' ')[0])).toEqual(['begin', 'insert', 'insert', 'commit']);
});

it('forty transactions at once all keep their rows', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      transact(db(), (trx) =>
        Promise.all([add(trx, 2 * i), sql`select 1`.execute(trx), add(trx, 2 * i + 1)]),
      ),
    ),
  );
  expect((await ids()).length).toBe(80);
});

describe('a transaction keeps nothing', () => {
  it('when one of several statements fails, and its error is the one thrown', async () => {
    const failing = transact(db(), (trx) => Promise.all([add(trx, 1), add(trx, 1), add(trx, 2)]));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('when the code between its statements throws', async () => {
    const failing = transact(db(), async (trx) => {
      await add(trx, 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('when the code ignores the error of a statement, and that error is thrown at the end', async () => {
    const careless = transact(db(), (trx) => Promise.allSettled([add(trx, 1), add(trx, 1)]));
    await expect(careless).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('when a deferred constraint fails at the commit', async () => {
    await sql`create table later (id int primary key deferrable initially deferred)`.execute(db());
    const insert = (trx: Db) => sql`insert into later values (1)`.execute(trx);
    await expect(
      transact(db(), (trx) => Promise.all([add(trx, 1), insert(trx), insert(trx)])),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('when the code does not wait for a statement, whether it fails or not', async () => {
    for (const id of [1, 2]) {
      const answers: Promise<unknown>[] = [];
      const careless = transact(db(), async (trx) => {
        await add(trx, 1);
        answers.push(add(trx, id).catch(() => {}));
      });
      await expect(careless).rejects.toThrow('did not wait for its statements');
      await Promise.all(answers);
      expect(await ids()).toEqual([]);
    }
  });

  it('when the code returns while a branch still writes, and that branch can write nothing more', async () => {
    let refused: unknown;
    const careless = transact(db(), async (trx) => {
      void add(trx, 1)
        .then(() => add(trx, 2))
        .catch((error) => {
          refused = error;
        });
    });
    await expect(careless).rejects.toThrow('did not wait for its statements');
    expect(String(await until(() => refused))).toContain('after the end of its transaction');
    expect(await ids()).toEqual([]);
  });

  it('when one branch fails while another still runs, and that one can write nothing more', async () => {
    let refused: unknown;
    const failed = Promise.withResolvers<void>();
    const slow = async (trx: Db) => {
      await add(trx, 5);
      await failed.promise;
      await add(trx, 6).catch((error) => {
        refused = error;
      });
    };
    const failing = transact(db(), (trx) => Promise.all([slow(trx), Promise.reject(new Error('no'))]));
    await expect(failing).rejects.toThrow('no');
    failed.resolve();
    expect(String(await until(() => refused))).toContain('after the end of its transaction');
    expect(await ids()).toEqual([]);
  });
});

it('after a failed transaction its connection serves the next one, even with a statement not prepared before', async () => {
  const fresh = (trx: Db, text: string) => sql`select ${text}::text || 'fresh'`.execute(trx);
  for (const _ of Array(20)) {
    await transact(db(), (trx) => Promise.all([add(trx, 1), add(trx, 1), fresh(trx, 'a')])).catch(() => {});
    const { rows } = await transact(db(), (trx) => fresh(trx, 'b'));
    expect(rows).toHaveLength(1);
  }
});

it('a service that joins a transaction does not commit it', async () => {
  const failing = inTransaction(testCtx(), async (outer) => {
    await inTransaction(outer, (inner) => add(inner.db, 1));
    await add(outer.db, 2);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await ids()).toEqual([]);
});
