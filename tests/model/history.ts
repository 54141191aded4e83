import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@/lib/server/ids';
import type { Actors } from './actors';
import type { OperationName } from './operations';
import type { Round, Step } from './steps';
import { listOrders } from './store';

interface Market {
  buyers: { id: string }[];
  creators: { id: string }[];
  products: { id: string; price: { amount: number } }[];
}

const HOUR = 3_600_000;

/** Plays rounds of steps against the processes, and knows of the store only what it was told. */
export class History {
  /** What went wrong without being refused, and without a crash. */
  readonly failures: string[] = [];
  private readonly orders: { id: string; buyerId: string }[] = [];
  private now = Date.now();
  private turn = 0;

  constructor(
    private readonly actors: Actors,
    private readonly market: Market,
  ) {}

  async play({ steps, crash, hours }: Round): Promise<void> {
    const running = Promise.all(steps.map((step) => this.take(step)));
    if (crash) {
      await sleep(crash.afterMs);
      await this.actors.crash(crash.actor);
    }
    await running;
    this.now += hours * HOUR;
  }

  /** What the clock would do if nobody came any more. */
  async settle(): Promise<void> {
    for (const hours of [1, 24 * 8]) {
      this.now += hours * HOUR;
      for (const name of ['sweep', 'expire', 'release'] as const) await this.ask(name, {});
    }
  }

  /** The orders that the clock has left neither paid nor over, nor whatever else it should have ended. */
  async unsettled(): Promise<string[]> {
    const rows = await listOrders(this.orders.map(({ id }) => id));
    return rows.filter(({ status }) => status === 'awaiting_payment').map(({ id }) => id);
  }

  private async take(step: Step): Promise<void> {
    if (step.what === 'order') return this.order(step);
    if (step.what === 'clock') return void (await this.ask(step.job, {}));
    const order = this.orders[step.order % Math.max(this.orders.length, 1)];
    if (!order) return;
    const about = { orderId: order.id, buyerId: order.buyerId };
    if (step.what === 'charge') await this.ask('charge', { ...about, outcome: step.outcome });
    if (step.what === 'retry') await this.ask('retry', { ...about, key: newId() });
    if (step.what === 'webhook')
      await Promise.all(Array.from({ length: step.times }, () => this.ask('webhook', about)));
  }

  private async order({ buyer, product, twice }: Extract<Step, { what: 'order' }>): Promise<void> {
    const { id: buyerId } = pick(this.market.buyers, buyer);
    const { id: productId, price } = pick(this.market.products, product);
    const given = { buyerId, productId, price: price.amount, key: newId() };
    const ids = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => this.ask('order', given)));
    const [id, other = id] = ids.filter((one) => typeof one === 'string');
    if (id !== other) this.failures.push(`one key made the orders ${id} and ${other}`);
    if (id) this.orders.push({ id, buyerId });
  }

  /** Has the next process do it. @returns undefined where it was refused or cut short */
  private async ask(name: OperationName, given: Record<string, unknown>): Promise<unknown> {
    const outcome = await this.actors.run(this.turn++, name, given, new Date(this.now));
    if ('failed' in outcome) this.failures.push(`${name}: ${outcome.failed}`);
    return 'value' in outcome ? outcome.value : undefined;
  }
}

function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}
