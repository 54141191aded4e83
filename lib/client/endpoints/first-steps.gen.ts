// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as firstSteps from '@/lib/contract/first-steps';

export const getFirstSteps = /* @__PURE__ */ address<typeof firstSteps.getFirstSteps>('getFirstSteps', 'GET', '/users/firstSteps');
export const putFirstSteps = /* @__PURE__ */ address<typeof firstSteps.putFirstSteps>('putFirstSteps', 'PUT', '/users/firstSteps', { answers: ['getFirstSteps'] });
