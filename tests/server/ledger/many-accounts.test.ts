import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { postJournal } from '@/lib/server/ledger/service';
import { makeMember } from '@/tests/setup/make-member';

it('a posted journal finds its accounts by an index, for any number of accounts', async () => {
  const { id: ownerId } = await makeMember();
  await inTransaction(guestCtx(db()), async ({ db }) => {
    // Their owners do not exist: the test looks only at the accounts.
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`insert into ledger_accounts (id, owner_id, kind, currency, balance)
      select gen_random_uuid(), gen_random_uuid(), 'available', 'USD', 0 from generate_series(1, 20000)`.execute(
      db,
    );
  });
  await sql`analyze ledger_accounts`.execute(db());
  const read = await inTransaction(guestCtx(db()), async (ctx) => {
    const postings = [
      { account: { ownerId: null, kind: 'clearing' }, amount: -100 },
      { account: { ownerId, kind: 'pending' }, amount: 100 },
    ];
    await postJournal(ctx, { kind: 'sale', ref: newId(), currency: 'USD', postings });
    const { rows } = await sql<{ scanned: number }>`
      select seq_tup_read::int as scanned from pg_stat_xact_user_tables where relname = 'ledger_accounts'`.execute(
      ctx.db,
    );
    return rows[0]?.scanned;
  });
  expect(read).toBe(0);
});
