// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as lookAlikes from '@/lib/contract/look-alikes';

export const listLookAlikes = /* @__PURE__ */ address<typeof lookAlikes.listLookAlikes>('listLookAlikes', 'GET', '/users/lookAlikes');
