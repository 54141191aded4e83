import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { fixed } from '@/lib/server/db/fixed';
import { isAmong, isMostlyOne } from '@/lib/server/db/is-among';
import { writeTogether } from '@/lib/server/db/writes';
import { newId } from '@/lib/server/ids';

const ids = [newId(), newId(), newId()] as const;
const add = (id: string, name: string) => sql`insert into things (id, name) values (${id}, ${name})`;
const names = async () =>
  (await sql<{ name: string }>`select name from things order by name`.execute(db())).rows.map(
    ({ name }) => name,
  );

beforeAll(() => sql`create table things (id uuid primary key, name text not null)`.execute(db()));
beforeEach(() => sql`delete from things`.execute(db()));
afterAll(() => sql`drop table things`.execute(db()));

describe('writes that go together', () => {
  it('are sent as one statement, however many they are, and empty ones are left out', async () => {
    const sent = await recordQueries(() =>
      writeTogether(db(), [add(ids[0], 'a'), null, add(ids[1], 'b'), add(ids[2], 'c')]),
    );
    expect(sent).toHaveLength(1);
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('send no statement when there is nothing to write', async () => {
    expect(await recordQueries(() => writeTogether(db(), [null]))).toEqual([]);
  });

  it('do not see each other: one cannot change a row that another adds', async () => {
    const rename = sql`update things set name = 'changed' where id = ${ids[0]}`;
    await writeTogether(db(), [add(ids[0], 'a'), rename]);
    expect(await names()).toEqual(['a']);
  });

  it('run in the order in which they are given', async () => {
    await sql`create sequence steps`.execute(db());
    const step = (n: number) => sql`insert into things (id, name)
      select ${newId()}::uuid, ${`${n} as `} || nextval('steps')`;
    await writeTogether(db(), [1, 2, 3, 4].map(step));
    await sql`drop sequence steps`.execute(db());
    expect(await names()).toEqual(['1 as 1', '2 as 2', '3 as 3', '4 as 4']);
  });

  it('write nothing when one of them fails', async () => {
    await writeTogether(db(), [add(ids[0], 'a')]);
    const failing = writeTogether(db(), [add(ids[1], 'b'), add(ids[0], 'again')]);
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual(['a']);
  });
});

describe('a condition on a list of ids', () => {
  const found = async (asked: readonly string[]) => {
    const { rows } = await sql<{
      name: string;
    }>`select name from things t where ${isMostlyOne('t.id', asked)} order by name`.execute(db());
    return rows.map(({ name }) => name);
  };

  it('finds the rows of no id, of one id and of several ids', async () => {
    await writeTogether(db(), [add(ids[0], 'a'), add(ids[1], 'b'), add(ids[2], 'c')]);
    expect(await found([])).toEqual([]);
    expect(await found([ids[1]])).toEqual(['b']);
    expect(await found([ids[2], ids[0]])).toEqual(['a', 'c']);
  });

  it('compares a single id directly, without a list', async () => {
    const [text] = await recordQueries(() => found([ids[0]]));
    expect(text).not.toContain('any');
  });

  it('is the same statement for several ids, however many there are', async () => {
    const texts = await recordQueries(() => Promise.all([found([ids[0], ids[1]]), found([...ids])]));
    expect(new Set(texts).size).toBe(1);
  });

  it('also takes texts, and compares them as texts', async () => {
    await writeTogether(db(), [add(ids[0], "it's"), add(ids[1], '{"b"}'), add(ids[2], 'c')]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from things
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
