import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ERASURE, emptied, KEPT_COLUMNS } from '@/lib/server/account/repo-erase';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';

describe('the erasure of a member', () => {
  it('is decided for every table that refers to members', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`.execute(db());
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.map(({ name }) => name).filter((name) => !(name in ERASURE))).toEqual([]);
  });

  it('is decided for every column of the users table', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'users'
      and table_schema = 'public'`.execute(db());
    const decided = [
      ...Object.keys(emptied(newId(), { email: null, phone: null }, new Date())),
      ...KEPT_COLUMNS,
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual(decided.sort());
  });
});
