import { type Address, openConnection } from '@/lib/server/db/session';
import { isTestKey, type Settings } from '@/lib/server/env';
import { StartupError } from '@/lib/server/startup-error';

/**
 * Refuses to open a store for real money if the sandbox, or Stripe's test mode, has sold in it: those sales brought no
 * money, and what sellers have from them could be paid out. That they were refunded does not help: a share of the
 * revenue stays with others, and a refund may fail later. Payments that were begun and not paid do no harm: a gateway
 * that is off is not asked again. The check comes before the store is migrated: a refused store stays as its app left
 * it.
 * @param connectionString of the store, migrated or new
 * @param address the setting that it comes from
 * @throws StartupError in one line that says what to set
 */
export async function refusePlayMoney(
  {
    DEMO,
    PAYMENT_GATEWAYS,
    STRIPE_SECRET_KEY,
  }: Pick<Settings, 'DEMO' | 'PAYMENT_GATEWAYS' | 'STRIPE_SECRET_KEY'>,
  connectionString: string,
  address: Address = 'DATABASE_URL',
): Promise<void> {
  const isPlay = PAYMENT_GATEWAYS.some(
    (on) => on === 'sandbox' || (on === 'stripe' && isTestKey(STRIPE_SECRET_KEY)),
  );
  if (DEMO || isPlay) return;
  const client = await openConnection(connectionString, address);
  try {
    const { rows } = await client.query<{ has_payments: boolean }>(
      `select to_regclass('payments') is not null as has_payments`,
    );
    if (!rows[0]?.has_payments) return;
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
