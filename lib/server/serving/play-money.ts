import pg from 'pg';
import { isTestKey, type Settings } from '@/lib/server/env';
import { StartupError } from '@/lib/server/startup-error';

/**
 * Refuses to open a store for real money in which the sandbox, or Stripe's test mode, has sold: it brought nothing, and what
 * sellers have from it could be paid out. That it was given back helps nothing: a share of the revenue stays with others,
 * and a refund may fail later. What was begun and not paid does no harm: a gateway that is off is not asked again.
 * @param connectionString of the store, migrated
 * @throws StartupError in one line that says what to set
 */
export async function refusePlayMoney(
  {
    DEMO,
    PAYMENT_GATEWAYS,
    STRIPE_SECRET_KEY,
  }: Pick<Settings, 'DEMO' | 'PAYMENT_GATEWAYS' | 'STRIPE_SECRET_KEY'>,
  connectionString: string,
): Promise<void> {
  const isPlay = PAYMENT_GATEWAYS.some(
    (on) => on === 'sandbox' || (on === 'stripe' && isTestKey(STRIPE_SECRET_KEY)),
  );
  if (DEMO || isPlay) return;
  const client = new pg.Client({ connectionString });
  client.on('error', () => {}); // a lost connection shows in the query
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from payments where amount > 0 and status in ('succeeded', 'quarantined', 'returned')
        and (gateway = 'sandbox' or gateway = 'stripe' and gateway_ref like 'cs\\_test\\_%') limit 1`,
    );
    if (rowCount)
      throw new StartupError(
        'This store holds payments by the sandbox or by the test mode of Stripe, which brought no money but would be paid out: take another DATABASE_URL or DATA_DIR, or start it for play with DEMO=1',
      );
  } finally {
    await client.end();
  }
}
