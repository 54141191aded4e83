const KINDS = [
  'sale',
  'release',
  'repay',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'payout',
  'payout_transferred',
  'payout_failed',
  'payout_returned',
] as const;

export type EntryWords = (typeof KINDS)[number] | 'tip' | 'share' | 'pool' | 'other';

/** The message key that explains an entry of the ledger: below `finance:ledger.kind`. */
export function entryWords({ kind, category }: { kind: string; category: string }): EntryWords {
  if (category === 'tips') return 'tip';
  if (category === 'shares') return 'share';
  if (category === 'pool') return 'pool';
  return KINDS.find((known) => known === kind) ?? 'other';
}
