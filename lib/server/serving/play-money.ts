import pg from 'pg';
import type { Settings } from '@/lib/server/env';
import { StartupError } from '@/lib/server/startup-error';

/**
 * Refuses to open a store for real money in which a payment by the sandbox was opened, unless it failed: it brought
 * nothing, and what sellers have from it could be paid out. That it was given back helps nothing: a share of the revenue
 * stays with others, and a refund may fail later.
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
    const { rowCount } = await client.query(
      `select from payments where gateway = 'sandbox' and amount > 0 and status not in ('created', 'failed') limit 1`,
    );
    if (rowCount)
      throw new StartupError(
        'This store holds payments by the sandbox, which brought no money but would be paid out: take another DATABASE_URL or DATA_DIR, or start it for play with DEMO=1',
      );
  } finally {
    await client.end();
  }
}
