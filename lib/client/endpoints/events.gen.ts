// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as events from '@/lib/contract/events';

export const postEvents = /* @__PURE__ */ address<typeof events.postEvents>('postEvents', 'POST', '/analytics/events');
