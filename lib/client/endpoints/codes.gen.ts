// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as codes from '@/lib/contract/codes';

export const changeEmail = /* @__PURE__ */ address<typeof codes.changeEmail>('changeEmail', 'POST', '/users/changeEmail');
export const forgotPassword = /* @__PURE__ */ address<typeof codes.forgotPassword>('forgotPassword', 'POST', '/users/forgotPassword');
export const getContact = /* @__PURE__ */ address<typeof codes.getContact>('getContact', 'GET', '/users/contact');
export const resetPassword = /* @__PURE__ */ address<typeof codes.resetPassword>('resetPassword', 'POST', '/users/resetPassword');
export const sendVerification = /* @__PURE__ */ address<typeof codes.sendVerification>('sendVerification', 'POST', '/users/sendVerification');
export const verifyEmail = /* @__PURE__ */ address<typeof codes.verifyEmail>('verifyEmail', 'POST', '/users/verify');
