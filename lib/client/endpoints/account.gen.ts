// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as account from '@/lib/contract/account';

export const changePassword = /* @__PURE__ */ address<typeof account.changePassword>('changePassword', 'POST', '/users/changePassword');
export const endSession = /* @__PURE__ */ address<typeof account.endSession>('endSession', 'DELETE', '/users/sessions/{id}', { touches: ['listSessions'] });
export const endSessions = /* @__PURE__ */ address<typeof account.endSessions>('endSessions', 'POST', '/users/sessions/end');
export const listSessions = /* @__PURE__ */ address<typeof account.listSessions>('listSessions', 'GET', '/users/sessions');
