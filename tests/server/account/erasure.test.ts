import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { emptied, KEPT_COLUMNS } from '@/lib/server/users/repo-erase';
import { NOW } from '@/tests/setup/clock';

describe('the erasure of a member', () => {
  it('is decided for every column of the users table', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'users'
      and table_schema = 'public'`.execute(db());
    const decided = [...Object.keys(emptied(newId(), NOW)), ...KEPT_COLUMNS];
    expect(rows.map(({ name }) => name).sort()).toEqual(decided.sort());
  });
});
