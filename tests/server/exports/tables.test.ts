import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { EXPORTED, NOT_EXPORTED } from '@/lib/server/exports/repo-member-data';

/** Every table from which foreign keys lead to a member, at once or by way of one that is a member's own. */
async function tablesNamingMembers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`.execute(db());
  return rows.map(({ name }) => name).sort();
}

/** Columns that name a member by their kind or name, foreign key or not. */
async function columnsLikeMembers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and c.column_name ~ '^(user|owner|author|buyer|seller|holder|actor|member|creator)_id$'`.execute(db());
  return rows.map(({ name }) => name).sort();
}

describe('the copy of a member’s data', () => {
  it('has a decision for every table that names members (a new table fails here)', async () => {
    const named = [...new Set([...(await tablesNamingMembers()), ...(await columnsLikeMembers())])];
    expect(named.length).toBeGreaterThan(25);
    const undecided = named.filter(
      (name) => !(name in EXPORTED) && !(name in NOT_EXPORTED) && name !== 'users',
    );
    expect(undecided).toEqual([]);
  });

  it('lists only tables that exist, each either as exported or as not exported', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db());
    const there = new Set(rows.map(({ name }) => name));
    const listed = [...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)];
    expect(listed.filter((name) => !there.has(name))).toEqual([]);
    expect(Object.keys(NOT_EXPORTED).filter((name) => name in EXPORTED)).toEqual([]);
  });

  it('leaves out every column with a secret or an operator’s name (a new column fails here)', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = any(${Object.keys(EXPORTED)}::text[])
        and column_name ~ '(sealed|secret|hash|_key$|snapshot$|^details$|fingerprint)|^(approved|started|closed|returned|decided|seen|handled)_by$'
      order by 1`.execute(db());
    const isLeftOut = ([table = '', column = '']: string[]) => EXPORTED[table]?.without?.includes(column);
    const told = rows.filter(({ name }) => !isLeftOut(name.split('.')));
    expect(told.map(({ name }) => name)).toEqual(SAID);
  });
});

// Members end memberships themselves, and a notice's group is no secret.
const SAID: string[] = ['company_members.closed_by', 'notifications.group_key'];
