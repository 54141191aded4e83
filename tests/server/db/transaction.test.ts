import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ctx, Db } from '@/lib/server/ctx';
import { closeDb, db, recordQueries } from '@/lib/server/db/client';
import { transact } from '@/lib/server/db/transaction';
import { inTransaction, lastly } from '@/lib/server/db/tx';

const add = (trx: Db, id: number) => sql`insert into lines (id) values (${id}::int)`.execute(trx);
const ids = async () =>
  (await sql<{ id: number }>`select id from lines order by at`.execute(db())).rows.map(({ id }) => id);
const testCtx = (): Ctx => ({
  ...{ db: db(), viewer: null, now: new Date(), locale: 'ar', requestId: '' },
  afterCommit: (effect) => effect(),
});
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  await sql`create table lines (id int primary key, at bigserial)`.execute(db());
});
beforeEach(() => sql`delete from lines`.execute(db()));
afterAll(closeDb);

it('statements called together run in their order, on one connection, each with its own answer', async () => {
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

it('costs a begin, a commit and what is asked', async () => {
  const sent = await recordQueries(() => transact(db(), (trx) => Promise.all([add(trx, 1), add(trx, 2)])));
  expect(sent.map((text) => text.split(' ')[0])).toEqual(['begin', 'insert', 'insert', 'commit']);
});

it('many at once do not get into each other’s way', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      transact(db(), (trx) =>
        Promise.all([add(trx, 2 * i), sql`select 1`.execute(trx), add(trx, 2 * i + 1)]),
      ),
    ),
  );
  expect((await ids()).length).toBe(80);
});

describe('nothing of it is kept', () => {
  it('when one of several fails: its error is the one that is told', async () => {
    const failing = transact(db(), (trx) => Promise.all([add(trx, 1), add(trx, 1), add(trx, 2)]));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('when the work itself fails', async () => {
    const failing = transact(db(), async (trx) => {
      await add(trx, 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('when a failed statement was not minded: the server would answer the commit with a rollback', async () => {
    const careless = transact(db(), (trx) => Promise.allSettled([add(trx, 1), add(trx, 1)]));
    await expect(careless).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('when what was put off until the end fails at the commit', async () => {
    await sql`create table later (id int primary key deferrable initially deferred)`.execute(db());
    const insert = (trx: Db) => sql`insert into later values (1)`.execute(trx);
    await expect(
      transact(db(), (trx) => Promise.all([add(trx, 1), insert(trx), insert(trx)])),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('when a branch is still under way after another has failed', async () => {
    let refused: unknown;
    const slow = async (trx: Db) => {
      await add(trx, 5);
      await sleep(50);
      await add(trx, 6).catch((error) => {
        refused = error;
      });
    };
    const failing = transact(db(), (trx) => Promise.all([slow(trx), Promise.reject(new Error('no'))]));
    await expect(failing).rejects.toThrow('no');
    await expect.poll(() => String(refused)).toContain('after the end of its transaction');
    expect(await ids()).toEqual([]);
  });
});

it('its connection serves the next one after a failure, also for a statement that was never prepared', async () => {
  const fresh = (trx: Db, text: string) => sql`select ${text}::text || 'fresh'`.execute(trx);
  for (const _ of Array(20)) {
    await transact(db(), (trx) => Promise.all([add(trx, 1), add(trx, 1), fresh(trx, 'a')])).catch(() => {});
    const { rows } = await transact(db(), (trx) => fresh(trx, 'b'));
    expect(rows).toHaveLength(1);
  }
});

describe('last statements, which the commit goes out with', () => {
  it('are kept, each with its own answer', async () => {
    const answers = await transact(db(), async (trx, last) => {
      await add(trx, 1);
      return last(() => Promise.all([add(trx, 2).then(() => 'two'), add(trx, 3).then(() => 'three')]));
    });
    expect(answers).toEqual(['two', 'three']);
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('need no turn of their own for the commit: it was sent before they are answered', async () => {
    expect.assertions(2);
    const sent = await recordQueries(() =>
      transact(db(), async (trx, last) => {
        await add(trx, 1);
        await last(() => add(trx, 2));
        // While this waits, nobody else sends the commit.
        await vi.waitUntil(async () => (await ids()).length > 0);
        expect(await ids()).toEqual([1, 2]);
      }),
    );
    expect(sent.filter((text) => text === 'commit')).toHaveLength(1);
  });

  it('of which one fails leave nothing, and its error is the one that is told', async () => {
    const failing = transact(db(), async (trx, last) => {
      await add(trx, 1);
      await last(() => Promise.all([add(trx, 2), add(trx, 1), add(trx, 3)]));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('of which one fails before it asks the server anything leave nothing', async () => {
    const failing = transact(db(), async (trx, last) => {
      await add(trx, 1);
      await last(() =>
        Promise.all([add(trx, 2), Promise.resolve().then(() => Promise.reject(new Error('no')))]),
      );
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('leave nothing where what was put off until the end fails at the commit', async () => {
    await sql`create table if not exists later (id int primary key deferrable initially deferred)`.execute(
      db(),
    );
    const insert = (trx: Db) => sql`insert into later values (1)`.execute(trx);
    const failing = transact(db(), (trx, last) =>
      last(() => Promise.all([add(trx, 1), insert(trx), insert(trx)])),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  });

  it('refuse a statement behind them', async () => {
    const failing = transact(db(), async (trx, last) => {
      await last(() => add(trx, 1));
      await add(trx, 2);
    });
    await expect(failing).rejects.toThrow('after the end of its transaction');
    expect(await ids()).toEqual([1]);
  });

  it('of a service that only joined a transaction do not end it', async () => {
    const ctx = testCtx();
    await expect(
      inTransaction(ctx, async (outer) => {
        await inTransaction(outer, (inner) => lastly(inner, () => add(inner.db, 1)));
        await add(outer.db, 2);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('of many at once do not get into each other’s way', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        inTransaction(testCtx(), async (ctx) => {
          await add(ctx.db, 2 * i);
          await lastly(ctx, () => Promise.all([add(ctx.db, 2 * i + 1), sql`select 1`.execute(ctx.db)]));
        }),
      ),
    );
    expect((await ids()).length).toBe(80);
  });
});
