import type { Browser, Page } from '@playwright/test';
import type { OrderView } from '@/lib/contract/orders';
import { TEST_CARDS, TEST_CODE } from '@/lib/shared/test-cards';
import { inStore } from './app-store';
import { ask, joinAs } from './browser-steps';
import { until } from './waits';

// Purchases over the API, for journeys in which paying is not the point.

/** Opens a page of a new member in a context of their own. */
export async function newMember(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await joinAs(page);
  return page;
}

/** Returns the id of a product of the demo. */
export async function productOf(page: Page, title: string): Promise<string> {
  const { data } = await ask(page, '/posts/exploreDigitalProducts?limit=50');
  return data.find((each: { title: string }) => each.title === title)._id;
}

/** Orders a product at its price. */
export async function placeOrder(page: Page, productId: string): Promise<OrderView> {
  const { price } = await ask(page, `/product/${productId}`);
  const expectedTotal = { amount: price.amount, currency: 'USD' };
  return ask(page, '/orders', { method: 'POST', data: { productId, expectedTotal } });
}

/** Pays the newest payment of an order with a test card, and proves the card if its bank asks. */
export async function payOrder(
  page: Page,
  { payment }: Pick<OrderView, 'payment'>,
  card: string = TEST_CARDS.success,
): Promise<void> {
  const path = `/sandbox-pay/${payment?._id}`;
  const { status } = await ask(page, path, { method: 'POST', data: { card } });
  if (status === 'challenge')
    await ask(page, `${path}/challenge`, { method: 'POST', data: { code: TEST_CODE } });
}

/** Waits until an order has a status, which payments and refunds change in the background. */
export function untilOrderIs(page: Page, orderId: string, status: OrderView['status']): Promise<OrderView> {
  const order = (): Promise<OrderView> => ask(page, `/orders/${orderId}`);
  return until(order, (order) => order.status === status);
}

/** Buys a product with a test card. @returns the paid order, and the paths of its page and of the purchase */
export async function buyNow(page: Page, productId: string) {
  const placed = await placeOrder(page, productId);
  if (placed.status !== 'paid') await payOrder(page, placed);
  const order = await untilOrderIs(page, placed._id, 'paid');
  const entitlementId = order.lines[0]?.entitlementId ?? '';
  return { order, entitlementId, orderPath: `/orders/${order._id}`, library: `/library/${entitlementId}` };
}

/** Counts all files of a purchase as downloaded: from then on its seller decides about a refund. */
export async function useUp(entitlementId: string): Promise<void> {
  await inStore(
    `insert into entitlement_downloads (entitlement_id, product_file_id, first_at)
     select e.id, f.id, now() from entitlements e join product_files f on f.product_id = e.product_id
     where e.id = $1`,
    [entitlementId],
  );
}
