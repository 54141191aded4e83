// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as webhooks from '@/lib/contract/webhooks';

export const getWebhook = /* @__PURE__ */ address<typeof webhooks.getWebhook>('getWebhook', 'GET', '/operator/webhooks/{id}');
export const listWebhooks = /* @__PURE__ */ address<typeof webhooks.listWebhooks>('listWebhooks', 'GET', '/operator/webhooks');
export const replayWebhook = /* @__PURE__ */ address<typeof webhooks.replayWebhook>('replayWebhook', 'POST', '/operator/webhooks/{id}/replay', { touches: ['listWebhooks', 'getWebhook', 'getWaiting'] });
export const replayWebhooks = /* @__PURE__ */ address<typeof webhooks.replayWebhooks>('replayWebhooks', 'POST', '/operator/webhooks/replay', { touches: ['listWebhooks', 'getWebhook', 'getWaiting'] });
