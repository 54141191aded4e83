import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '@/lib/server/ctx';
import { db, pool } from '@/lib/server/db/client';
import { lineOf } from '@/lib/server/db/leased-pool';
import { SharedLines } from '@/lib/server/db/shared-lines';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { countUse } from '@/lib/server/http/repo';
import { newId } from '@/lib/server/ids';
import { postJournal } from '@/lib/server/ledger/service';
import { NOW } from '@/tests/setup/clock';
import { until } from '@/tests/setup/waits';

const pid = async (of: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(of)).rows[0]?.pid ?? 0;
const many = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

describe('which shared connection a statement may use', () => {
  it.each([
    ['select 1', 'reads'],
    ['\n    select p.id from posts p', 'reads'],
    ['begin', null],
    ['insert into posts values ($1)', null],
    ['with made as (insert into a values (1) returning id) select id from made', null],
    ['select id from posts where id = $1 for update', null],
    ['select id from posts where id = $1 for no key update of p', null],
    ['/* replan */ select id from posts', null],
    ['/* writes */ select graphile_worker.add_job($1::text)', null],
    ['/* counts */ insert into rate_limits values ($1)', 'counts'],
  ])('%s: %s', (text, line) => {
    expect(lineOf(text)).toBe(line);
  });
});

/** Waits until the shared connections are open: reads go over them from then on. */
const untilThere = () =>
  until(async () => {
    const { rows } = await sql<{ on: string }>`
      select current_setting('default_transaction_read_only') as on`.execute(db());
    return rows[0]?.on === 'on';
  });
beforeEach(untilThere);

describe('a write that looks like a read', () => {
  it.each([
    `select graphile_worker.add_job('sendLetter')`,
    `select nextval('deliveries')`,
    `select count_it()`,
  ])('is refused by the server: %s', async (text) => {
    await sql`create sequence if not exists deliveries`.execute(db());
    await sql`create or replace function count_it() returns void language sql
      begin atomic; delete from rate_limits; end`.execute(db());
    await expect(sql.raw(text).execute(db())).rejects.toMatchObject({ code: '25006' });
  });

  it('is refused by the server when a journal is posted outside of a transaction', async () => {
    const account = (kind: string) => ({ account: { ownerId: null, kind } });
    const postings = [
      { ...account('clearing'), amount: -1 },
      { ...account('fees'), amount: 1 },
    ];
    const posted = postJournal(guestCtx(db()), { kind: 'sale', ref: newId(), currency: 'USD', postings });
    await expect(posted).rejects.toMatchObject({ code: '25006' });
  });
});

it('uses are counted over a connection of their own, each by itself', async () => {
  const [key, since] = [newId(), NOW];
  await until(async () => (await countUse(db(), newId(), since)) === 1);
  const counts = await many(60, () => countUse(db(), key, since));
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
});

describe('reads over shared connections', () => {
  it('each get their own answer, over two connections, for any number of reads', async () => {
    const answers = await many(60, async (i) => {
      const { rows } = await sql<{ i: number; pid: number }>`
        select ${i}::int as i, pg_backend_pid() as pid`.execute(db());
      return rows[0];
    });
    expect(answers.map((row) => row?.i)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(new Set(answers.map((row) => row?.pid)).size).toBe(2);
  });

  it('fail alone, and the others are answered', async () => {
    const divide = (by: number) => sql<{ q: number }>`select 6 / ${by}::int as q`.execute(db());
    const answers = await Promise.allSettled([divide(1), divide(0), divide(2), divide(0), divide(3)]);
    expect(answers.map((a) => (a.status === 'fulfilled' ? a.value.rows[0]?.q : 'failed'))).toEqual([
      6,
      'failed',
      3,
      'failed',
      2,
    ]);
  });

  it('do not wait for a slow read', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let isSlowDone = false;
    const slow = sql`select pg_sleep(0.8)`.execute(db()).then(() => {
      isSlowDone = true;
    });
    const running = () =>
      pool().query(`select from pg_stat_activity where state = 'active' and query = 'select pg_sleep(0.8)'`);
    await until(running, ({ rowCount }) => rowCount === 1);
    // From now on the connection counts as busy with a slow read.
    vi.advanceTimersByTime(60);
    await many(20, (i) => sql`select ${i}::int`.execute(db()));
    expect(isSlowDone).toBe(false);
    await slow;
  });

  it('use more than two connections when very many already wait', async () => {
    const slow = many(2, () => sql`select pg_sleep(0.3)`.execute(db()));
    const pids = await many(80, () => pid(db()));
    await slow;
    expect(new Set(pids).size).toBeGreaterThan(2);
  });

  it('use the pool while no shared connection can be opened, and leave no unhandled rejection', async () => {
    const nowhere = new SharedLines('postgresql://127.0.0.1:1/', { count: 2, isReadOnly: true, limits: {} });
    const opening = vi.spyOn(pg.Client.prototype, 'connect');
    const refused = () => opening.mock.settledResults.filter(({ type }) => type === 'rejected');
    await until(() => {
      expect(nowhere.query('select 1', [])).toBeNull();
      return refused().length >= 6;
    });
    await nowhere.end();
  });

  it('work again after their connections are lost', async () => {
    const lost = await many(8, () => pid(db()));
    await pool().query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
      [...new Set(lost)],
    ]);
    await until(() =>
      pid(db()).then(
        (now) => !lost.includes(now),
        () => false,
      ),
    );
    expect(await many(8, (i) => sql`select ${i}::int`.execute(db()))).toHaveLength(8);
  });
});

describe('a transaction', () => {
  beforeAll(async () => {
    await sql`create table marks (id int primary key)`.execute(db());
  });

  it('has a connection to itself, and others see its writes when it is done', async () => {
    const seen = () => sql<{ n: number }>`select count(*)::int as n from marks`.execute(db());
    await db()
      .transaction()
      .execute(async (trx) => {
        await sql`insert into marks values (1)`.execute(trx);
        const own = await many(3, () => pid(trx));
        expect(new Set(own).size).toBe(1);
        expect(own[0]).not.toBe(await pid(db()));
        expect((await sql<{ n: number }>`select count(*)::int as n from marks`.execute(trx)).rows[0]?.n).toBe(
          1,
        );
        expect((await seen()).rows[0]?.n).toBe(0);
      });
    expect((await seen()).rows[0]?.n).toBe(1);
  });
});
