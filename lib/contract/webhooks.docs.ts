import type { Docs } from './openapi/docs';
import type * as webhooks from './webhooks';

export const docs: Docs<typeof webhooks> = {
  tag: 'Operators',
  schemas: {
    EventStatus: 'The status of a gateway event',
    WebhookRow: 'An event received from a gateway. `nextAt` is the time of the next attempt',
  },
  parameters: {
    status: 'The status of the events to return',
    source: 'The gateway whose events to return',
    type: 'The event type, as named by the gateway',
  },
  endpoints: {
    listWebhooks: {
      summary: 'Returns the events received from gateways, newest first',
    },
    getWebhook: {
      summary:
        'Returns an event received from a gateway with its body, in which personal and secret values are hidden',
    },
    replayWebhook: {
      summary:
        'Processes a waiting or dead event again. Returns 409 `conflict` if the event is already handled',
    },
    replayWebhooks: {
      summary: 'Queues all dead events of one type from a gateway for processing',
      example: { source: 'sandbox', type: 'payment.failed' },
    },
  },
};
