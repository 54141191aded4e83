import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IdParams, PageQuery, page, Time } from './fields';

export const EventStatus = z.enum(['received', 'handled', 'dead']);
const Source = z.enum(['sandbox', 'stripe']);

export const WebhookRow = z.object({
  _id: Id,
  source: z.string(),
  /** the gateway's id of the event */
  externalId: z.string(),
  type: z.string(),
  status: EventStatus,
  attempts: z.int(),
  error: z.string().nullable(),
  receivedAt: Time,
  handledAt: Time.nullable(),
  /** for a waiting event: when it is tried again */
  nextAt: Time.nullable(),
});
export type WebhookRow = z.output<typeof WebhookRow>;

export const listWebhooks = endpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/operator/webhooks',
  access: 'admin',
  query: PageQuery.extend({
    status: EventStatus.optional(),
    source: Source.optional(),
    type: z.string().max(100).optional(),
  }),
  response: page(WebhookRow),
});

export const getWebhook = endpoint({
  id: 'getWebhook',
  method: 'GET',
  path: '/operator/webhooks/{id}',
  access: 'admin',
  params: IdParams,
  response: WebhookRow.extend({ body: z.string() }),
});

export const replayWebhook = endpoint({
  id: 'replayWebhook',
  method: 'POST',
  path: '/operator/webhooks/{id}/replay',
  access: 'admin',
  params: IdParams,
  response: WebhookRow,
  errors: ['conflict'],
  touches: ['listWebhooks', 'getWebhook', 'getWaiting'],
});

export const replayWebhooks = endpoint({
  id: 'replayWebhooks',
  method: 'POST',
  path: '/operator/webhooks/replay',
  access: 'admin',
  body: z.object({ source: Source, type: z.string().min(1).max(100) }).strict(),
  response: z.object({ count: z.int() }),
  touches: ['listWebhooks', 'getWebhook', 'getWaiting'],
});
