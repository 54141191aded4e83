import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { personalData } from '@/lib/server/personal-data/registry';
import type { TableAnswer } from '@/lib/server/personal-data-port';

const answers = personalData().flatMap(({ tables }) => Object.entries(tables));
const answerOf = new Map<string, TableAnswer>(answers);

async function tablesThere(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  return rows.map(({ name }) => name);
}

const unnamedIn = async (db: Db) => (await tablesThere(db)).filter((name) => !answerOf.has(name));

/** Tables with a foreign key to a member, or with a column that by its name or type holds the number of one. */
async function tablesNamingMembers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    union select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and c.column_name ~ '^(user|owner|author|buyer|seller|holder|actor|member|creator)_id$|_by$|^told_to$'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const impersonalOf = (names: readonly string[]) =>
  names.filter((name) => {
    const answer = answerOf.get(name);
    return answer === undefined || 'impersonal' in answer;
  });

/** What is found while there is one more table, which is taken back. */
async function withTable(columns: string, find: (db: Db) => Promise<string[]>): Promise<string[]> {
  const back = new Error('taken back');
  let found: string[] = [];
  const planted = inTransaction(guestCtx(db()), async (ctx) => {
    await sql`create table planted (${sql.raw(columns)})`.execute(ctx.db);
    found = await find(ctx.db);
    throw back;
  });
  await expect(planted).rejects.toBe(back);
  return found;
}

describe('what the domains say about their tables', () => {
  it('names every table of the database', async () => {
    expect(await unnamedIn(db())).toEqual([]);
  });

  it('fails for a new table that no domain names', async () => {
    expect(await withTable('id int', unnamedIn)).toEqual(['planted']);
  });

  it('names each table once, and only tables that are there', async () => {
    const names = answers.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const there = await tablesThere(db());
    expect(names.filter((name) => !there.includes(name))).toEqual([]);
  });

  it('has one answer to what is copied, and one to what a deletion does', () => {
    const counts = answers.map(([name, answer]) => {
      const has = (...keys: string[]) => keys.filter((key) => key in answer).length;
      const isWhole = has('copied', 'notCopied') === 1 && has('gone', 'goneWith', 'emptied', 'kept') === 1;
      return [name, has('impersonal') === 1 ? Object.keys(answer).length === 1 : isWhole];
    });
    expect(counts.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  it('calls no table impersonal that names members, by a foreign key or by a column', async () => {
    const named = await tablesNamingMembers(db());
    expect(named.length).toBeGreaterThan(45);
    expect(impersonalOf(named)).toEqual([]);
  });

  it('fails for a new table that names members', async () => {
    const ask = async (db: Db) => impersonalOf(await tablesNamingMembers(db));
    expect(await withTable('whose uuid references users', ask)).toEqual(['planted']);
    expect(await withTable('made_by uuid', ask)).toEqual(['planted']);
  });
});
