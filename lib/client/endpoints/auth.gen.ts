// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as auth from '@/lib/contract/auth';

export const getToken = /* @__PURE__ */ address<typeof auth.getToken>('getToken', 'GET', '/auth/token');
export const webLogout = /* @__PURE__ */ address<typeof auth.webLogout>('webLogout', 'GET', '/auth/logout');
