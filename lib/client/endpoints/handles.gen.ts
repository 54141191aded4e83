// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as handles from '@/lib/contract/handles';

export const checkHandle = /* @__PURE__ */ address<typeof handles.checkHandle>('checkHandle', 'GET', '/users/handleAvailable');
