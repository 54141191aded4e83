import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contradictions, forgotten, letters, stuckJobs, totals } from './books';
import { Buyers, type Purchase } from './buyers';
import { download } from './download';
import { letTimePass, type Seeded, Store, seed, type Victim } from './store';

// Between two kills this number of purchases is finished; the kill comes some answers later, during others.
const PURCHASES_A_ROUND = 30;
const ROUNDS: Victim[] = ['both', 'app', 'database', 'database', 'both'];
// A job whose worker is gone is taken again after twenty seconds.
const SETTLING_MS = 40_000;

let store: Store;
let seeded: Seeded;

beforeAll(async () => {
  store = await Store.open();
  seeded = await seed({ buyers: 16, products: 40 });
});

afterAll(() => store?.remove());

const nothing = (checked: Record<string, number>) =>
  Object.fromEntries(Object.keys(checked).map((name) => [name, 0]));

// A buyer who has downloaded once need not do so again.
const downloaded = new Set<string>();

async function expectDownloads(purchases: readonly Purchase[]): Promise<void> {
  const waiting = purchases.filter(({ key }) => !downloaded.has(key));
  const takeAll = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      expect(await download(store.base, next)).toBe(next.product.content);
      downloaded.add(next.key);
    }
  };
  await Promise.all(Array.from({ length: 8 }, takeAll));
}

async function expectSound(acknowledged: readonly Purchase[], round: string): Promise<void> {
  expect(await forgotten(acknowledged), round).toEqual([]);
  const found = await contradictions();
  expect(found, round).toEqual(nothing(found));
}

test('no purchase is lost or made twice when the app and the database are killed while people buy', async () => {
  const buyers = new Buyers(store.base, seeded);
  for (const [index, victim] of ROUNDS.entries()) {
    const round = `round ${index + 1}: ${victim}`;
    const { unanswered } = buyers;
    await buyers.reach(buyers.finished.length + PURCHASES_A_ROUND);
    await buyers.answers(1 + 3 * index);
    await store.kill(victim);
    const acknowledged = buyers.purchases.map((purchase) => ({ ...purchase }));
    if (victim !== 'database') await store.start();
    await store.untilReady();
    await expectSound(acknowledged, round);
    await expectDownloads(acknowledged.filter(({ entitlementId }) => entitlementId));
    expect(buyers.unanswered, `${round} cut nobody off`).toBeGreaterThan(unanswered);
  }
  const clock = setInterval(() => void letTimePass(), 2_000);
  await buyers.finish().finally(() => clearInterval(clock));

  const all = buyers.purchases.length;
  await expectSound(buyers.purchases, 'in the end');
  const bought = { orders: all, paid: all, charged: all, entitlements: all };
  expect(await totals()).toEqual({ ...bought, sales: all, costs: all, otherJournals: 0 });
  await expectDownloads(buyers.purchases);
  // What was added within the last seconds is not stuck, and may still wait for its worker.
  const settling = { timeout: SETTLING_MS, interval: 500 };
  await vi.waitFor(() => expect(letters(store.dataDir)).toBe(2 * all), settling);
  await vi.waitFor(async () => expect(await stuckJobs()).toBe(0), settling);
  expect(letters(store.dataDir)).toBe(2 * all);
  expect(await store.stop()).toBe(0);
  expect(store.isServerLeft).toBe(false);
});
