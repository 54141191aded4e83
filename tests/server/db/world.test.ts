import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberCtx } from '@/lib/server/ctx';
import { createDb, db, pool } from '@/lib/server/db/client';
import { WRITES } from '@/lib/server/db/prepared-statements';
import { inTransaction } from '@/lib/server/db/tx';
import { makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { OneConnection } from '@/tests/setup/one-connection';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let ctx: MemberCtx;
let made = 0;
cleanWorld(async () => {
  ctx = (await makeMember({ handle: `committed_${++made}` })).ctx;
});
/** The members that the test that commits has left. */
let left: string[] = [];
const allHandles = async () => {
  const users = await db().selectFrom('users').select('handle').orderBy('handle').execute();
  return users.map(({ handle }) => handle);
};
const handles = async () => (await allHandles()).filter((handle) => !left.includes(handle));
const world = () => ['before_each', `committed_${made}`];
const addJournal = (amounts: readonly number[]) =>
  inTransaction(ctx, async (ctx) => {
    const journal = newId();
    await ctx.db
      .insertInto('journals')
      .values({ id: journal, kind: 'test', ref: journal, created_at: NOW })
      .execute();
    for (const amount of amounts) {
      const account = newId();
      const kind = 'clearing';
      await ctx.db
        .insertInto('ledger_accounts')
        .values({ id: account, owner_id: null, kind, currency: `X${amount}` })
        .execute();
      await ctx.db
        .insertInto('postings')
        .values({ journal_id: journal, account_id: account, amount, currency: `X${amount}` })
        .execute();
    }
  });

describe('in a clean world', () => {
  beforeEach(() => makeUser(ctx.db, { handle: 'before_each' }));

  it.each(['first', 'second'])(
    'the %s test sees what was committed, and nothing of the other',
    async (name) => {
      await makeUser(db(), { handle: name });
      await inTransaction(ctx, ({ db }) => makeUser(db, { handle: `${name}_too` }));
      expect(await handles()).toEqual([...world(), name, `${name}_too`].sort());
    },
  );

  it('the commit refuses a journal that does not balance, and the next transaction is kept', async () => {
    await expect(addJournal([5, 7])).rejects.toThrow(/does not balance/);
    await inTransaction(ctx, ({ db }) => makeUser(db, { handle: 'kept' }));
    expect(await db().selectFrom('journals').select('id').execute()).toEqual([]);
    expect(await handles()).toEqual([...world(), 'kept']);
  });

  it('a statement outside of a transaction is checked like a commit', async () => {
    const journal = newId();
    const add = db()
      .insertInto('journals')
      .values({ id: journal, kind: 'test', ref: journal, created_at: NOW })
      .execute();
    await expect(add).rejects.toThrow(/does not balance/);
    expect(await db().selectFrom('journals').select('id').execute()).toEqual([]);
  });

  it('a transaction that throws leaves nothing, also where it waits for nothing', async () => {
    const failing = inTransaction(ctx, async ({ db }) => {
      await makeUser(db, { handle: 'lost' });
      throw new Error('thrown');
    });
    await expect(failing).rejects.toThrow('thrown');
    expect(await handles()).toEqual(world());
  });

  it('a refused statement ends neither the test nor what came before', async () => {
    await makeUser(db(), { handle: 'taken' });
    await expect(makeUser(db(), { handle: 'taken' })).rejects.toMatchObject({ code: '23505' });
    const inside = inTransaction(ctx, async ({ db }) => {
      await makeUser(db, { handle: 'lost' });
      await makeUser(db, { handle: 'taken' });
    });
    await expect(inside).rejects.toMatchObject({ code: '23505' });
    expect(await handles()).toEqual([...world(), 'taken']);
  });

  it('a read that does not wait for a write comes first', async () => {
    const write = makeUser(db(), { handle: 'late' });
    expect(await handles()).toEqual(world());
    await write;
    const transaction = inTransaction(ctx, ({ db }) => makeUser(db, { handle: 'later' }));
    expect(await handles()).toEqual([...world(), 'late'].sort());
    await transaction;
    expect(await handles()).toEqual([...world(), 'late', 'later'].sort());
  });

  it('a read cannot write by a function, and ends nothing when it is refused', async () => {
    await makeUser(db(), { handle: 'kept' });
    const write = sql`select graphile_worker.add_job('anything')`;
    await expect(write.execute(db())).rejects.toMatchObject({ code: '25006' });
    await sql`${sql.raw(WRITES)} ${write}`.execute(db());
    await inTransaction(ctx, ({ db }) => write.execute(db));
    expect(await handles()).toEqual([...world(), 'kept'].sort());
  });

  it('statements called together run one after the other, each kept or refused alone', async () => {
    const names = ['twin', 'twin', 'other'];
    const answers = await Promise.allSettled(names.map((handle) => makeUser(db(), { handle })));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await handles()).toEqual([...world(), 'other', 'twin']);
  });

  it('a deadlock is tried again, and effects run once, after the commit', async () => {
    const seen: unknown[] = [];
    let tries = 0;
    await inTransaction(ctx, async (ctx) => {
      ctx.afterCommit(() => seen.push(ctx.db.isTransaction));
      await makeUser(ctx.db, { handle: 'again' });
      if (++tries === 1)
        await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(ctx.db);
      expect(seen).toEqual([]);
    });
    expect([tries, seen.length]).toEqual([2, 1]);
    expect(await handles()).toEqual(['again', ...world()]);
  });
});

describe('a test that commits', { shuffle: false }, () => {
  let earlier: MemberCtx;

  it('has a world of its own, and its calls run side by side', COMMITS, async () => {
    const both = Promise.withResolvers<void>();
    let open = 0;
    const add = () =>
      inTransaction(ctx, async ({ db }) => {
        await makeUser(db, { handle: `kept_${++open}` });
        if (open === 2) both.resolve();
        await both.promise;
      });
    await Promise.all([add(), add()]);
    earlier = ctx;
    left = await allHandles();
    expect(left).toEqual(expect.arrayContaining(['kept_1', 'kept_2', `committed_${made}`]));
  });

  it('leaves its rows, and the next test gets a new world', async () => {
    expect(ctx.viewer.id).not.toBe(earlier.viewer.id);
    expect(await allHandles()).toEqual([...left, `committed_${made}`].sort());
  });
});

describe('the connection of a clean world refuses, also where the app catches it,', () => {
  const misuse = async (use: (ctx: MemberCtx) => Promise<unknown>) => {
    const connection = await OneConnection.open(pool());
    await use({ ...ctx, db: createDb(connection) }).catch(() => {});
    await expect(connection.end()).rejects.toThrow(/COMMITS/);
  };

  it('a second transaction beside the first', () =>
    misuse((ctx) => Promise.all([1, 2].map(() => inTransaction(ctx, ({ db }) => makeUser(db))))));

  it('a transaction within another, and a statement that is not part of it', async () => {
    await misuse((ctx) => inTransaction(ctx, () => inTransaction(ctx, ({ db }) => makeUser(db))));
    await misuse((ctx) => inTransaction(ctx, () => makeUser(ctx.db)));
  });

  it('a transaction that is neither committed nor rolled back, and keeps nothing of it', async () => {
    const connection = await OneConnection.open(pool());
    const lease = await connection.connect();
    await lease.query('begin', []);
    await lease.query(
      "insert into journals (id, kind, ref, created_at) values ($1::uuid, 'test', $1::text, $2)",
      [newId(), NOW],
    );
    lease.release();
    const { rows } = await (await connection.connect()).query('select id from journals', []);
    expect(rows).toEqual([]);
    await expect(connection.end()).rejects.toThrow(/neither committed/);
  });
});
