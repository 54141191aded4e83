import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { erasePayouts } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    // Whole accounts are sealed, and shown to nobody; the last four signs are copied.
    payout_methods: {
      copied: { mine: 't.user_id = me', without: ['details', 'fingerprint'] },
      gone: 't.user_id = me',
    },
    payout_schedules: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
    payouts: {
      copied: {
        mine: 't.user_id = me',
        without: [
          'method_snapshot',
          'approved_by',
          'started_by',
          'send_asked_by',
          'closed_by',
          'returned_by',
        ],
      },
      emptied: 'the books: that it went, and how much, but not where to',
    },
    payout_batches: {
      notCopied: 'files for the bank, made by operators',
      kept: 'the books: the operator who made one is a number in it',
    },
    payout_numbers: { impersonal: 'the last number that was given out' },
  },
  erase: ({ db }, me) => erasePayouts(db, me),
};
