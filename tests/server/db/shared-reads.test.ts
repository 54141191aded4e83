import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/db/client';
import { isShared, SharedReads } from '@/lib/server/db/shared-reads';

const pid = async (of: ReturnType<typeof db>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(of)).rows[0]?.pid ?? 0;
const many = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

describe('whether a statement may share a connection', () => {
  it.each([
    ['select 1', true],
    ['\n    select p.id from posts p', true],
    ['begin', false],
    ['insert into posts values ($1)', false],
    ['with made as (insert into a values (1) returning id) select id from made', false],
    ['select id from posts where id = $1 for update', false],
    ['select id from posts where id = $1 for no key update of p', false],
    ['/* plan anew */ select id from posts', false],
    ['select graphile_worker.add_job($1::text)', false],
  ])('%s: %s', (text, may) => {
    expect(isShared(text)).toBe(may);
  });
});

describe('reads over shared connections', () => {
  it('each get their own answer, over two connections, however many there are', async () => {
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
    let isSlowDone = false;
    const slow = sql`select pg_sleep(0.8)`.execute(db()).then(() => {
      isSlowDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 60)); // by now the line counts as held up
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

  it('fail each time when no server listens, and leave no unhandled rejection', async () => {
    const nowhere = new SharedReads({ host: '127.0.0.1', port: 1 });
    for (let i = 0; i < 2; i++) {
      await expect(nowhere.query('select 1', [])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    }
    await nowhere.end();
  });

  it('work again after their connections are lost', async () => {
    const lost = await many(8, () => pid(db()));
    await pool().query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
      [...new Set(lost)],
    ]);
    await expect
      .poll(() =>
        pid(db()).then(
          (now) => !lost.includes(now),
          () => false,
        ),
      )
      .toBe(true);
    expect(await many(8, (i) => sql`select ${i}::int`.execute(db()))).toHaveLength(8);
  });
});

describe('a transaction', () => {
  beforeAll(async () => {
    await sql`create table marks (id int primary key)`.execute(db());
  });

  it('has one connection of its own, and others see its writes when it is done', async () => {
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
