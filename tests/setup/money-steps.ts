import type { Page } from '@playwright/test';
import type { StuckPayment } from '@/lib/contract/stuck-payments';
import { inStore } from './app-store';
import { ask } from './browser-steps';
import { productOf } from './purchase';
import { until } from './waits';

/** Returns a member's earnings that were not paid out, in minor units, on hold or not. */
export async function earned(page: Page): Promise<number> {
  const { available, pending } = await ask(page, '/finance/balance');
  return available.amount + pending.amount;
}

/** Forgets cards that were refused: all tests of a worker have one address, and three stop it for an hour. */
export async function forgetRefusals(): Promise<void> {
  await inStore('delete from card_tries');
}

/** Returns the path of the page that sells a product of the demo alone. */
export const checkoutOf = async (page: Page, title: string): Promise<string> =>
  `/checkout?product=${await productOf(page, title)}`;

/** Makes the holds of the signed-in seller end now instead of after seven days, and waits until nothing is on hold. */
export async function releaseHolds(page: Page): Promise<void> {
  const { _id } = await ask(page, '/users/me');
  await inStore(
    `update holds set release_at = now() - interval '1 minute' where owner_id = $1 and released_at is null`,
    [_id],
  );
  await inStore(`select graphile_worker.add_job('releaseHolds')`);
  const waiting = () =>
    inStore('select 1 from holds where owner_id = $1 and released_at is null and kept_for is null', [_id]);
  await until(waiting, (rows) => rows.length === 0);
}

/** Waits until the operator's list has a payment that its order could not take, with this state of its refund. */
export async function untilStuck(
  operator: Page,
  order: string,
  refund: 'failed' | 'succeeded',
): Promise<void> {
  const status = refund === 'succeeded' ? 'returned' : 'waiting';
  const refundOf = async (): Promise<string | undefined> => {
    const { data }: { data: StuckPayment[] } = await ask(operator, `/operator/payments?status=${status}`);
    const payment = data.find(({ orderId }) => orderId === order);
    return payment && (payment.refund?.status ?? 'none');
  };
  await until(refundOf, (found) => found === refund);
}
