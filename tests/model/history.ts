import { newId } from '@/lib/server/ids';
import { HOUR } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import type { Actors } from './actors';
import type { OperationName } from './operations';
import { JOBS, type Round, type Step } from './steps';
import { listOrders, listUndecided } from './store';

interface Market {
  buyers: { id: string }[];
  creators: { id: string }[];
  /** paid posts among them */
  products: { id: string; price: { amount: number }; isPost?: boolean }[];
  operator: { id: string };
}

// One clock for all histories of a run: months that one of them closed stay closed.
let now = NOW.getTime();

/** Runs rounds of steps on the processes, and knows the store only by their answers. */
export class History {
  /** Errors that were neither refusals nor crashes. */
  readonly failures: string[] = [];
  private readonly orders: { id: string; buyerId: string; price: number }[] = [];
  private turn = 0;

  constructor(
    private readonly actors: Actors,
    private readonly market: Market,
  ) {}

  /** Some sales first, a few of them released, and begun payouts: so that later steps find something to act on. */
  async open(): Promise<void> {
    for (const released of [true, false]) {
      const sold = this.market.products.map((_, product) => ({ buyer: released ? 0 : 1, product }));
      await Promise.all(sold.map((one) => this.order({ what: 'order', ...one, twice: false })));
      const bought = this.orders.map(({ id: orderId }) => ({ orderId, outcome: 'succeeded' }));
      await Promise.all(bought.map((given) => this.ask('charge', given)));
      await Promise.all(bought.map((given) => this.ask('webhook', given)));
      if (!released) return;
      now += 200 * HOUR;
      await this.ask('release', {});
      for (const { id: creatorId } of this.market.creators) {
        const given = { creatorId, operatorId: this.market.operator.id };
        await this.ask('payout', given);
        await this.ask('startPayout', given);
      }
    }
  }

  async play({ steps, crash, hours }: Round): Promise<void> {
    const takeAll = () => Promise.all(steps.map((step) => this.take(step)));
    await (crash ? this.actors.crashDuring(crash, takeAll) : takeAll());
    now += hours * HOUR;
  }

  /** What the clock would do if nobody came any more. */
  async settle(): Promise<void> {
    for (const hours of [1, 24 * 8]) {
      now += hours * HOUR;
      for (const { id: orderId } of this.orders) {
        await this.ask('sendBack', { orderId });
        await this.ask('reportBack', { orderId });
      }
      for (const name of JOBS) await this.ask(name, {});
    }
  }

  /** Orders that the clock left neither paid nor over, and everything else that it should have ended. */
  async unsettled(): Promise<string[]> {
    const rows = await listOrders(this.orders.map(({ id }) => id));
    const undecided = await listUndecided(this.market.creators.map(({ id }) => id));
    return [...rows.filter(({ status }) => status === 'awaiting_payment').map(({ id }) => id), ...undecided];
  }

  private async take(step: Step): Promise<void> {
    if (step.what === 'order') return this.order(step);
    if (step.what === 'tip') return this.tip(step);
    if (step.what === 'clock') return void (await this.ask(step.job, {}));
    if (step.what === 'payouts') return this.payouts(step);
    const order = this.orders[step.order % Math.max(this.orders.length, 1)];
    if (!order) return;
    const about = {
      orderId: order.id,
      buyerId: order.buyerId,
      operatorId: this.market.operator.id,
      key: newId(),
    };
    const amount = 'percent' in step ? Math.ceil((order.price * step.percent) / 100) : undefined;
    const given = { ...about, amount, outcome: 'outcome' in step ? step.outcome : undefined };
    const times = 'times' in step ? step.times : 1;
    await Promise.all(Array.from({ length: times }, () => this.ask(step.what, given)));
  }

  private async payouts({ creator, act, times }: Extract<Step, { what: 'payouts' }>): Promise<void> {
    const { id: creatorId } = pick(this.market.creators, creator);
    const given = { creatorId, operatorId: this.market.operator.id };
    await Promise.all(Array.from({ length: times }, () => this.ask(act, { ...given, key: newId() })));
  }

  private async order({ buyer, product, twice }: Extract<Step, { what: 'order' }>): Promise<void> {
    const { id: buyerId } = pick(this.market.buyers, buyer);
    const { id: productId, price, isPost } = pick(this.market.products, product);
    const given = { buyerId, productId, price: price.amount, key: newId() };
    const name = isPost ? 'buyPost' : 'order';
    const ids = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => this.ask(name, given)));
    const [id, other = id] = ids.filter((one) => typeof one === 'string');
    if (id !== other) this.failures.push(`one key made the orders ${id} and ${other}`);
    if (id) this.orders.push({ id, buyerId, price: price.amount });
  }

  private async tip({ buyer, creator, amount }: Extract<Step, { what: 'tip' }>): Promise<void> {
    const { id: buyerId } = pick(this.market.buyers, buyer);
    const { id: creatorId } = pick(this.market.creators, creator);
    const id = await this.ask('tip', { buyerId, creatorId, amount, key: newId() });
    if (typeof id === 'string') this.orders.push({ id, buyerId, price: amount });
  }

  /** Lets the next process do it. @returns undefined if it was refused or cut short */
  private async ask(name: OperationName, given: Record<string, unknown>): Promise<unknown> {
    const outcome = await this.actors.run(this.turn++, name, given, new Date(now));
    if ('failed' in outcome) this.failures.push(`${name}: ${outcome.failed}`);
    return 'value' in outcome ? outcome.value : undefined;
  }
}

function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}
