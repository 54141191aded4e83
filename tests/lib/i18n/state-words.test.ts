import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';

// Where readers meet each state, and the one word for it.
const STATES = {
  'money on hold after a sale': [
    [/تعليق|معلّق/, /\bon hold\b|\bhold\b/i],
    [
      'finance:balance.pending',
      'finance:balance.noRelease',
      'finance:ledger.account.pending',
      'payouts:reason.in_hold',
      'payouts:reason.in_hold_at',
      'operator-sales:held',
      'operator-sales:shrunk',
      'operator:account.pending',
      'operator-payouts:balanceText',
      'emails:sale.note',
      'export:sections.holds',
      'notifications:message.keptReleased',
      'tips:admin.releaseSure',
      'booking-absence:waits',
      'booking-letters:objected.note',
      'booking-letters:hostAbsent.note',
      'booking-letters:buyerAbsent.note',
    ],
  ],
  'money reserved for a payout': [
    [/محجوز للتحويل/, /\breserved for (a )?payouts?\b/i],
    ['finance:balance.reserved', 'finance:ledger.account.reserved', 'operator:account.reserved'],
  ],
  'earnings withheld during a dispute': [
    [/محتجز/, /\bwithheld\b/],
    ['disputes:what.open', 'refund-letters:openedSeller.lead', 'sale-refunds:sale.dispute.open'],
  ],
  'a payment that a bank took back': [
    [/سحب/, /\btook (this payment )?back\b/],
    [
      'disputes:what.open',
      'notifications:message.dispute_opened',
      'refunds:order.dispute.open',
      'refund-letters:openedBuyer.subject',
      'refund-letters:openedBuyer.lead',
      'sale-refunds:sale.dispute.open',
    ],
  ],
  'a purchase that is suspended': [
    [/موقوف/, /\bsuspended\b/i],
    [
      'orders:library.suspended',
      'orders:state.pausedHint',
      'orders:freeState.pausedHint',
      'refunds:order.dispute.open',
      'refund-letters:openedBuyer.lead',
      'operator-sales:accessState.suspended',
    ],
  ],
  'a payment that is looked at': [
    [/قيد المراجعة/, /\bunder review\b/i],
    ['orders:status.held', 'operator-sales:paymentState.quarantined'],
  ],
} as const satisfies Record<string, readonly [readonly [RegExp, RegExp], readonly string[]]>;

test.each(Object.entries(STATES))('%s has one word', (_, [words, keys]) => {
  const others = LOCALES.flatMap((locale, at) =>
    keys
      .map((key) => `${locale} ${key}: ${translateKey(locale, key)}`)
      .filter((text) => !words[at]?.test(text.slice(text.indexOf(': ')))),
  );
  expect(others).toEqual([]);
});
