// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as phones from '@/lib/contract/phones';

export const changePhone = /* @__PURE__ */ address<typeof phones.changePhone>('changePhone', 'POST', '/users/changePhone');
export const confirmPhone = /* @__PURE__ */ address<typeof phones.confirmPhone>('confirmPhone', 'POST', '/users/confirmPhone');
export const sendOtp = /* @__PURE__ */ address<typeof phones.sendOtp>('sendOtp', 'POST', '/users/sendOTP');
export const verifyOtp = /* @__PURE__ */ address<typeof phones.verifyOtp>('verifyOtp', 'POST', '/users/verifyOTP');
