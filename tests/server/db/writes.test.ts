import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { fixed } from '@/lib/server/db/fixed';
import { isAmong, isMostlyOne } from '@/lib/server/db/is-among';
import { type Write, write, writeTogether } from '@/lib/server/db/writes';
import { newId } from '@/lib/server/ids';

const ids = [newId(), newId(), newId()] as const;
const addBook = (name: string, id: string = ids[0]) =>
  write`insert into books (id, name) values (${id}, ${name})`;
const addCup = (name: string) => write`insert into cups (id, name) values (${ids[1]}, ${name})`;
const addPen = (name: string) => write`insert into pens (id, name) values (${ids[2]}, ${name})`;
const names = async () => {
  const { rows } = await sql<{ name: string }>`
    select name from (table books union all table cups union all table pens) as things order by name`.execute(
    db(),
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  for (const table of ['books', 'cups', 'pens'])
    await sql`create table ${sql.id(table)} (id uuid primary key, name text not null)`.execute(db());
});
beforeEach(() => sql`truncate books, cups, pens`.execute(db()));
afterAll(() => sql`drop table books, cups, pens`.execute(db()));

describe('a write is refused', () => {
  it.each<[string, () => Write]>([
    ['when it calls a function, which would never run', () => write`select post_journals(${ids}::uuid[])`],
    [
      'when it has a part that writes',
      () => write`with a as (delete from books returning id) insert into cups select id, '' from a`,
    ],
    ['when its table is a value', () => write`delete from ${sql.id('books')} where true`],
    ['when it empties a table', () => write`truncate books`],
  ])('%s', (_, make) => {
    expect(make).toThrow('no plain insert, update or delete');
  });

  it('when it is made by anything but `write`', () => {
    const statement = sql`select post_journals()`;
    // @ts-expect-error this is not a Write
    expectTypeOf({ table: 'journals', statement }).toExtend<Write>();
  });
});

describe('writes that go together', () => {
  it('are refused when two of them write to one table, and nothing is sent', async () => {
    const change = write`update books set name = 'changed' where id = ${ids[0]}`;
    const sent = await recordQueries(async () => {
      const writes = [addBook('a'), addCup('b'), change];
      await expect(writeTogether(db(), writes)).rejects.toThrow('two writes of books in one statement');
    });
    expect(sent).toEqual([]);
  });

  it('are sent as one statement, for any number of writes, and empty ones are left out', async () => {
    const sent = await recordQueries(() =>
      writeTogether(db(), [addBook('a'), null, addCup('b'), addPen('c')]),
    );
    expect(sent).toHaveLength(1);
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('send no statement when there is nothing to write', async () => {
    expect(await recordQueries(() => writeTogether(db(), [null]))).toEqual([]);
  });

  it('do not see each other: one cannot copy a row that another adds', async () => {
    await writeTogether(db(), [addBook('a'), write`insert into cups select * from books`]);
    expect(await names()).toEqual(['a']);
  });

  it('run in the order in which they are given', async () => {
    await sql`create sequence steps`.execute(db());
    const step = (n: number) => sql`${newId()}::uuid, ${`${n} as `} || nextval('steps')`;
    await writeTogether(db(), [
      write`insert into cups select ${step(1)}`,
      write`insert into pens select ${step(2)}`,
      write`insert into books select ${step(3)}`,
    ]);
    await sql`drop sequence steps`.execute(db());
    expect(await names()).toEqual(['1 as 1', '2 as 2', '3 as 3']);
  });

  it('write nothing when one of them fails', async () => {
    await writeTogether(db(), [addBook('a')]);
    const failing = writeTogether(db(), [addCup('b'), addBook('again')]);
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['a']);
  });
});

describe('a condition on a list of ids', () => {
  const addBooks = async (...named: string[]) => {
    for (const [n, name] of named.entries()) await writeTogether(db(), [addBook(name, ids[n])]);
  };
  const found = async (asked: readonly string[]) => {
    const { rows } = await sql<{
      name: string;
    }>`select name from books t where ${isMostlyOne('t.id', asked)} order by name`.execute(db());
    return rows.map(({ name }) => name);
  };

  it('finds the rows of no id, of one id and of several ids', async () => {
    await addBooks('a', 'b', 'c');
    expect(await found([])).toEqual([]);
    expect(await found([ids[1]])).toEqual(['b']);
    expect(await found([ids[2], ids[0]])).toEqual(['a', 'c']);
  });

  it('compares a single id directly, without a list', async () => {
    const [text] = await recordQueries(() => found([ids[0]]));
    expect(text).not.toContain('any');
  });

  it('is the same statement for any number of ids above one', async () => {
    const texts = await recordQueries(() => Promise.all([found([ids[0], ids[1]]), found([...ids])]));
    expect(new Set(texts).size).toBe(1);
  });

  it('also takes texts, and compares them as texts', async () => {
    await addBooks("it's", '{"b"}', 'c');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from books
      where ${isAmong('name', ["it's", '{"b"}', 'd'], 'text')}`.execute(db());
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe('a fixed fragment', () => {
  it('compiles to the same SQL text, with its names and literals', () => {
    const text = (fragment: RawBuilder<unknown>) => fragment.compile(db()).sql;
    const fragment = sql`${sql.ref('t.id')} = ${sql.lit("it's")} and ${sql.join([sql`1`, sql`2`])}`;
    expect(text(fixed(fragment))).toBe(text(fragment));
  });

  it('is refused when it has values, because they would be lost', () => {
    expect(() => fixed(sql`id = ${ids[0]}`)).toThrow('no values');
  });
});
