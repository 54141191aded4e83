import fc from 'fast-check';
import type { Crash } from './actors';

/** One event as numbers: the buyer, product, order … are looked up when it runs. */
export type Step =
  | { what: 'order'; buyer: number; product: number; twice: boolean }
  | { what: 'tip'; buyer: number; creator: number; amount: number }
  | { what: 'charge'; order: number; outcome: 'succeeded' | 'failed' }
  | { what: 'webhook'; order: number; times: number }
  | { what: 'retry'; order: number }
  | { what: 'askBack' | 'sendBack' | 'reportBack' | 'letGo'; order: number }
  | { what: 'giveBack' | 'dispute'; order: number; percent: number }
  | { what: 'decide'; order: number; outcome: 'won' | 'lost' }
  | { what: 'read'; order: number }
  | { what: 'payouts'; creator: number; act: PayoutAct; times: number }
  | { what: 'clock'; job: Job };

const PAYOUT_ACTS = [
  'payout',
  'startPayout',
  'sendPayout',
  'transferPayout',
  'failPayout',
  'returnPayout',
  'takeBack',
  'takePart',
  'restorePayout',
  'cancelPayout',
] as const;
type PayoutAct = (typeof PAYOUT_ACTS)[number];
/** Jobs that run by themselves. */
export const JOBS = ['sweep', 'expire', 'release', 'askPayouts', 'closeMonths'] as const;
type Job = (typeof JOBS)[number];

/** Events at the same time, the process that dies during them, and the time until the next round. */
export interface Round {
  steps: Step[];
  crash: Crash | null;
  hours: number;
}

const number = fc.nat({ max: 1_000 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('order'), buyer: number, product: number, twice: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('tip'),
      buyer: number,
      creator: number,
      amount: fc.constantFrom(200, 500, 10_001, 20_000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('charge'),
      order: number,
      outcome: fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'failed'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('webhook'),
      order: number,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('retry'), order: number }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('askBack', 'sendBack', 'reportBack', 'letGo'),
      order: number,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('giveBack', 'dispute'),
      order: number,
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('decide'),
      order: number,
      outcome: fc.constantFrom('won', 'lost'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('read'), order: number }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('payouts'),
      creator: number,
      // Events that depend on earlier ones come more often.
      act: fc.constantFrom(...PAYOUT_ACTS, 'payout', 'startPayout', 'sendPayout', 'sendPayout'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('clock'), job: fc.constantFrom(...JOBS) }),
  },
);

export const rounds: fc.Arbitrary<Round[]> = fc.array(
  fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 8 }),
    crash: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc.record({ actor: fc.nat({ max: 1 }), before: fc.integer({ min: 1, max: 30 }) }),
      },
    ),
    hours: fc.constantFrom(0, 0, 1, 30, 200),
  }),
  { minLength: 6, maxLength: 16 },
);
