import { expect, it } from 'vitest';
import { type LineFacts, notAtOnce } from '@/lib/server/refunds/policy';
import { NOW } from '@/tests/setup/clock';

const PAID: LineFacts = {
  amount: 1000,
  back: 0,
  is_ended: false,
  paid_at: NOW,
  refund_days: 7,
  is_asked: false,
  is_declined: false,
  is_disputed: false,
  usage: null,
  never: null,
};

it.each([
  { done: 0, of: 2, isGranted: true },
  { done: 1, of: 2, isGranted: true },
  { done: 2, of: 3, isGranted: false },
  { done: 2, of: 2, isGranted: false },
])(
  'with $done of $of files downloaded, a refund is granted at once: $isGranted',
  ({ isGranted, ...usage }) => {
    expect(notAtOnce({ ...PAID, usage: { ...usage, unit: 'file' } }, NOW)).toBe(isGranted ? null : 'used');
  },
);
