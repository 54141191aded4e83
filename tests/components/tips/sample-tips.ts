import type { Person } from '@/lib/contract/fields';
import type { AdminTip, TipTerms, TipView } from '@/lib/contract/tips';
import { AUTHOR, VIEWER } from '@/tests/components/posts/sample-post';

const usd = (amount: number) => ({ amount, currency: 'USD' });

export const TIP_ID = '01a1fc26-61d9-72a1-aded-a4f43f4e0777';

export const PAYER: Person = { ...VIEWER, headline: '', accountType: 'INDIVIDUAL' };

/** What a member may give: by test card and by transfer, up to 200 dollars. */
export const sampleTerms = (change: Partial<TipTerms> = {}): TipTerms => ({
  author: AUTHOR,
  refusal: null,
  takesWords: true,
  left: usd(20_000),
  gateways: [
    { name: 'sandbox', rate: { bps: 290, fixed: 30 }, least: usd(200) },
    { name: 'bank_transfer', rate: { bps: 0, fixed: 0 }, least: usd(5_000) },
  ],
  ...change,
});

/** A tip of five dollars with a word, named to its author. */
export const sampleTip = (change: Partial<TipView> = {}): TipView => ({
  _id: TIP_ID,
  from: { ...PAYER, gender: 'female' },
  namedTo: 'author',
  amount: usd(500),
  net: usd(455),
  refunded: usd(0),
  word: 'شكرًا لك',
  post: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  isThanked: false,
  isShown: false,
  isReported: false,
  keptFor: null,
  ...change,
});

/** A large tip without a name that waits for an operator; ten dollars of it were given back. */
export const sampleWaiting = (change: Partial<AdminTip> = {}): AdminTip => ({
  _id: TIP_ID,
  orderId: '01a1fc26-61d9-72a1-aded-a4f43f4e0778',
  payer: PAYER,
  author: AUTHOR,
  namedTo: 'nobody',
  amount: usd(15_000),
  left: usd(14_000),
  back: usd(0),
  word: 'لك',
  keptFor: 'large',
  isReported: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});
