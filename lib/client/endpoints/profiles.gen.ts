// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as profiles from '@/lib/contract/profiles';

export const finishCompanySetup = /* @__PURE__ */ address<typeof profiles.finishCompanySetup>('finishCompanySetup', 'POST', '/users/companySetup');
export const finishProfileSetup = /* @__PURE__ */ address<typeof profiles.finishProfileSetup>('finishProfileSetup', 'POST', '/users/profileSetup');
export const getMyProfile = /* @__PURE__ */ address<typeof profiles.getMyProfile>('getMyProfile', 'GET', '/users/me/profile');
