import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';

// pg_restore works with an empty search path. PostgreSQL resolves the names in `return …` and `begin atomic` once, when
// it creates the function; it looks up those in a body of text at each call. To set the path for a call takes longer
// than what the functions of words do: such a function reads no table, and names others with their schema.
it('no function depends on the search path of its caller', async () => {
  const { rows } = await sql`
    select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosqlbody is null
      and not exists (select from unnest(p.proconfig) as setting where setting = 'search_path=public')
      and (p.provolatile <> 'i' or p.prosrc ~ '(?<!public[.])\\mqeema_')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db());
  expect(rows).toEqual([]);
});

const MONEY = '(^|_)(amount|price|fee|fees|balance|owed|pool|left_over)$';

it('every number that is money is a bigint, or minor_units, which is one', async () => {
  const { rows } = await sql<{ name: string; type: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attname ~ ${MONEY} and a.atttypid <> 'boolean'::regtype`.execute(db());
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ type }) => !['bigint', 'minor_units'].includes(type))).toEqual([]);
});
