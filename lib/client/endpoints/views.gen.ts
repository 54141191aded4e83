// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as views from '@/lib/contract/views';

export const postView = /* @__PURE__ */ address<typeof views.postView>('postView', 'POST', '/analytics/views');
