import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';

// pg_restore works with an empty search path. PostgreSQL resolves the names in `return …` and `begin atomic` once, when
// it creates the function; it looks up those in a body of text at each call.
it('no function depends on the search path of its caller', async () => {
  const { rows } = await sql`
    select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosqlbody is null
      and not exists (select from unnest(p.proconfig) as setting where setting = 'search_path=public')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db());
  expect(rows).toEqual([]);
});
