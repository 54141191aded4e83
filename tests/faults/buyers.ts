import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import type { OrderView } from '@/lib/contract/orders';
import { TEST_CARDS, TEST_CODE } from '@/lib/shared/test-cards';
import { until } from '@/tests/setup/waits';
import type { Seeded, SeededProduct } from './store';

/** One purchase and its progress as its buyer knows it: every field that is set was acknowledged by the app. */
export interface Purchase {
  buyerId: string;
  token: string;
  /** the browser's cookie, which downloads need */
  cookie: string;
  product: SeededProduct;
  key: string;
  orderId?: string;
  /** the gateway took the money */
  isCharged?: boolean;
  /** the shop showed the order as paid */
  entitlementId?: string;
}

const PATIENCE_MS = 90_000;
const REQUEST_MS = 10_000;

/**
 * Many buyers who buy one product after another, and who repeat every request without an answer, as real clients do.
 */
export class Buyers {
  readonly purchases: Purchase[] = [];
  /** Requests without an answer, or with "not now" only. */
  unanswered = 0;
  /** Requests with an answer. */
  private readonly answered = new EventEmitter();
  /** Buyers do not share an address: from one, only few cards are decided at a time. */
  private readonly addresses: Map<string, string>;
  private isEnough = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly base: string,
    { buyers, products }: Seeded,
  ) {
    this.addresses = new Map(buyers.map(({ token }, at) => [token, `10.0.0.${at + 1}`]));
    this.running = Promise.all(
      buyers.map(async ({ id, token, cookie }, turn) => {
        for (let i = 0; i < products.length && !this.isEnough; i++) {
          // Each begins at another place: neighbours meet at the same seller, not always at the same product.
          const product = products[(turn + i) % products.length] as SeededProduct;
          await this.buy({ buyerId: id, token, cookie, product, key: randomUUID() });
        }
      }),
    );
    this.running.catch(() => {}); // set by `finish`
  }

  get finished(): Purchase[] {
    return this.purchases.filter(({ entitlementId }) => entitlementId);
  }

  /** Resolves once this number of purchases is finished. */
  async reach(count: number): Promise<void> {
    const isReached = () => this.finished.length >= count;
    await Promise.race([this.running, until(isReached, Boolean, PATIENCE_MS)]);
    if (this.finished.length < count) throw new Error(`only ${this.finished.length} purchases were made`);
  }

  /** Resolves when this number of further requests is answered. */
  async answers(count: number): Promise<void> {
    let heard = 0;
    for await (const _ of on(this.answered, 'answer')) if (++heard === count) return;
  }

  /** Lets everyone finish their current purchase. */
  async finish(): Promise<void> {
    this.isEnough = true;
    await this.running;
  }

  private async buy(purchase: Purchase): Promise<void> {
    this.purchases.push(purchase);
    const { token, product, key } = purchase;
    const { id: productId, price } = product;
    await this.insist(token, 'POST', '/cart/lines', [200], { body: { productId } });
    const body = { expectedTotal: price };
    const order = await this.insist<OrderView>(token, 'POST', '/orders', [201], { body, key });
    purchase.orderId = order._id;
    // 409: a request whose answer was lost has taken the card.
    const card = { card: TEST_CARDS.success };
    await this.insist(token, 'POST', `/sandbox-pay/${order.payment?._id}`, [200, 409], { body: card });
    const proof = { code: TEST_CODE };
    const answered = [200, 409];
    await this.insist(token, 'POST', `/sandbox-pay/${order.payment?._id}/challenge`, answered, {
      body: proof,
    });
    purchase.isCharged = true;
    purchase.entitlementId = await this.untilPaid(token, order._id);
  }

  private async untilPaid(token: string, orderId: string): Promise<string> {
    const read = () => this.insist<OrderView>(token, 'GET', `/orders/${orderId}`, [200]);
    const { lines } = await until(read, ({ status }) => status === 'paid', PATIENCE_MS);
    return lines[0]?.entitlementId ?? 'none';
  }

  /** Repeats a request until its answer is something else than "not now". */
  private async insist<T>(
    token: string,
    method: string,
    path: string,
    expected: number[],
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<T> {
    const address = this.addresses.get(token) ?? '';
    const headers: Record<string, string> = { version: '2', authorization: `Bearer ${token}` };
    headers['x-forwarded-for'] = address;
    if (body) headers['content-type'] = 'application/json';
    if (key) headers['idempotency-key'] = key;
    const tryOnce = async () => {
      const answer = await ask(`${this.base}/api${path}`, { method, headers, body: JSON.stringify(body) });
      if (answer) this.answered.emit('answer');
      if (answer && expected.includes(answer.status)) return answer;
      // 429: a card whose try was cut off is taken for one that is being decided, for some seconds.
      if (answer && answer.status < 500 && answer.status !== 429) {
        throw new Error(`${method} ${path}: ${answer.status} ${answer.code}`);
      }
      this.unanswered++;
      return null;
    };
    return (await until(tryOnce, Boolean, PATIENCE_MS))?.payload as T;
  }
}

async function ask(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_MS) });
    const { payload, code } = (await response.json()) as { payload?: unknown; code?: string };
    return { status: response.status, payload, code };
  } catch {
    return undefined; // refused, or cut off halfway
  }
}
