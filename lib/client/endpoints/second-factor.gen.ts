// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as secondFactor from '@/lib/contract/second-factor';

export const confirmSecondFactor = /* @__PURE__ */ address<typeof secondFactor.confirmSecondFactor>('confirmSecondFactor', 'POST', '/operator/second-factor/confirm');
export const getSecondFactor = /* @__PURE__ */ address<typeof secondFactor.getSecondFactor>('getSecondFactor', 'GET', '/operator/second-factor');
export const passSecondFactor = /* @__PURE__ */ address<typeof secondFactor.passSecondFactor>('passSecondFactor', 'POST', '/operator/second-factor/pass');
export const renewRecoveryCodes = /* @__PURE__ */ address<typeof secondFactor.renewRecoveryCodes>('renewRecoveryCodes', 'POST', '/operator/second-factor/recovery-codes');
export const startSecondFactor = /* @__PURE__ */ address<typeof secondFactor.startSecondFactor>('startSecondFactor', 'POST', '/operator/second-factor/enrolment');
