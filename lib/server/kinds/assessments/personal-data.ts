import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseDates } from './repo-dates';
import { deleteWaits } from './repo-waits';

const OWN = 't.product_id in (select id from products where owner_id = me)';

/** Who sells dates, who has a seat, and who waits for one. */
export const personalData: PersonalData = {
  tables: {
    workshops: { copied: { mine: OWN }, kept: 'the terms of what others bought' },
    workshop_assessments: { copied: { mine: OWN }, kept: 'which questions belong to what others bought' },
    workshop_dates: {
      copied: { mine: OWN },
      emptied: 'where it was; when it took place is what others paid for',
    },
    workshop_seats: {
      copied: { mine: 't.buyer_id = me' },
      kept: 'what was agreed, as sales and refunds ask it',
    },
    workshop_waits: { copied: { mine: 't.user_id = me' }, goneWith: 'the member who waited' },
  },
  async erase({ db }, me) {
    await eraseDates(db, me);
    await deleteWaits(db, me);
  },
};
