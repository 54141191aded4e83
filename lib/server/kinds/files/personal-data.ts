import type { PersonalData } from '@/lib/server/personal-data-port';

/** What sellers sell, and what buyers took of it. Neither names a member by itself. */
export const personalData: PersonalData = {
  tables: {
    product_files: {
      copied: { mine: 't.product_id in (select id from products where owner_id = me)' },
      goneWith: 'the product; stay where somebody bought it',
    },
    entitlement_downloads: {
      copied: { mine: 't.entitlement_id in (select id from entitlements where holder_id = me)' },
      kept: 'how much of a purchase was used: refunds ask it',
    },
  },
};
