import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { copiedTables } from '@/lib/server/personal-data/registry';

const copied = copiedTables();

describe('the copy of a member’s data', () => {
  it('leaves out every column with a secret or an operator’s name (a new column fails here)', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = any(${[...copied.keys()]}::text[])
        and column_name ~ '(sealed|secret|hash|_key$|snapshot$|^details$|fingerprint)|^(approved|started|closed|returned|decided|seen|handled)_by$'
      order by 1`.execute(db());
    const isLeftOut = ([table = '', column = '']: string[]) => copied.get(table)?.without?.includes(column);
    const included = rows.filter(({ name }) => !isLeftOut(name.split('.')));
    expect(included.map(({ name }) => name)).toEqual(INCLUDED);
  });
});

// Members end memberships themselves, creators what they opened to a learner, and a notice's group is not secret.
const INCLUDED: string[] = [
  'company_members.closed_by',
  'course_openings.closed_by',
  'notifications.group_key',
];
