import pg from 'pg';
import type { Settings } from '@/lib/server/env';
import { StartupError } from '@/lib/server/startup-error';

/**
 * Refuses to open a store for real money that the sandbox has sold in: its payments brought nothing, and what their
 * sellers have from them could be paid out. What was given back in full does no harm.
 * @param connectionString of the store, migrated
 * @throws StartupError in one line that says what to set
 */
export async function refusePlayMoney(
  { DEMO, PAYMENT_GATEWAYS }: Pick<Settings, 'DEMO' | 'PAYMENT_GATEWAYS'>,
  connectionString: string,
): Promise<void> {
  if (DEMO || PAYMENT_GATEWAYS.includes('sandbox')) return;
  const client = new pg.Client({ connectionString });
  client.on('error', () => {}); // a lost connection shows in the query
  await client.connect();
  try {
    const { rowCount } = await client.query(`
      select from payments where gateway = 'sandbox' and status in ('processing', 'succeeded') and amount >
        (select coalesce(sum(amount), 0) from refunds where payment_id = payments.id and status in ('granted', 'succeeded'))
      limit 1`);
    if (rowCount)
      throw new StartupError(
        'This store holds sales of the sandbox, which brought no money but would be paid out: take another DATABASE_URL or DATA_DIR, or start it for play with DEMO=1, or give those sales back there first',
      );
  } finally {
    await client.end();
  }
}
