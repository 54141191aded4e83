// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as setupGuide from '@/lib/contract/setup-guide';

export const getSetupGuide = /* @__PURE__ */ address<typeof setupGuide.getSetupGuide>('getSetupGuide', 'GET', '/creator/setup');
export const putSetupStep = /* @__PURE__ */ address<typeof setupGuide.putSetupStep>('putSetupStep', 'PUT', '/creator/setup/{step}', { answers: ['getSetupGuide'] });
