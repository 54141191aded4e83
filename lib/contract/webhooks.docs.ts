import type { Docs } from './openapi/docs';
import type * as webhooks from './webhooks';

export const docs: Docs<typeof webhooks> = {
  tag: 'Operators',
  schemas: {
    EventStatus: 'What became of an event that a gateway told',
    WebhookRow: 'An event that a gateway told',
  },
  parameters: {
    status: 'Only those in this state',
    source: 'Only what this gateway told',
    type: 'The gateway’s name of the kind of event',
  },
  endpoints: {
    listWebhooks: {
      summary: 'What gateways told, newest first',
    },
    getWebhook: {
      summary: 'One of them with its body, in which what is personal or secret is hidden',
    },
    replayWebhook: {
      summary: 'Handles one that waits or is dead now; 409 for one that is handled',
    },
    replayWebhooks: {
      summary: 'Has all dead ones of a kind handled again, by and by',
      example: { source: 'sandbox', type: 'payment.failed' },
    },
  },
};
