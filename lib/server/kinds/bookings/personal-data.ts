import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseAbsences } from './repo-absences';
import { eraseHost } from './repo-offers';
import { deleteAnswers } from './repo-questions';

/** When somebody can be booked. */
export const personalData: PersonalData = {
  tables: {
    booking_offers: {
      copied: { mine: 't.product_id in (select id from products where owner_id = me)' },
      emptied: 'where the host is to be found; the lengths are the terms of what others booked',
    },
    booking_slots: {
      copied: { mine: 't.host_id = me' },
      kept: 'when something took place that others paid for',
    },
    bookings: {
      copied: { mine: 't.buyer_id = me', without: ['host_note'] },
      emptied: 'what was agreed stays, as sales and refunds ask it; not what its host wrote',
    },
    // Whoever has the token reads the calendar: it is shown on its page alone.
    booking_feeds: { copied: { mine: 't.host_id = me', without: ['token'] }, gone: 't.host_id = me' },
    booking_calendars: { copied: { mine: 't.host_id = me' }, gone: 't.host_id = me' },
    booking_packages: {
      copied: { mine: 't.buyer_id = me' },
      kept: 'what was agreed, as sales and refunds ask it',
    },
    booking_answers: {
      copied: { mine: 't.booking_id in (select id from bookings where buyer_id = me)' },
      goneWith: 'the member who answered',
    },
    booking_absences: {
      copied: {
        mine: `t.booking_id in (select b.id from bookings b join booking_slots s on s.id = b.slot_id
          where b.buyer_id = me or s.host_id = me)`,
      },
      emptied: 'what they wrote; that somebody was not there decided about money',
    },
    booking_clocks: {
      copied: { mine: 't.booking_id in (select id from bookings where buyer_id = me)' },
      kept: 'what was agreed: when a booking is by the clocks of both sides',
    },
    booking_hours: {
      copied: { mine: 't.host_id = me' },
      emptied: 'the zone in which bookings were agreed: buyers read when theirs took place',
    },
  },
  async erase({ db }, me) {
    await eraseHost(db, me);
    await deleteAnswers(db, me);
    await eraseAbsences(db, me);
  },
};
