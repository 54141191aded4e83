import type { KindTables } from '../port';

/** What sellers sell, and what buyers took of it. Neither names a member by itself. */
export const tables: KindTables = {
  names: ['product_files', 'entitlement_downloads'],
  copied: {
    product_files: { mine: 't.product_id in (select id from products where owner_id = me)' },
    entitlement_downloads: {
      mine: 't.entitlement_id in (select id from entitlements where holder_id = me)',
    },
  },
  erasure: {},
};
