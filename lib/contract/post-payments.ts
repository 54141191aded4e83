import { z } from 'zod';
import { endpoint } from './endpoint';
import { IdParams, Money } from './fields';
import { GatewayName } from './gateways';
import { createOrder, OrderView } from './orders';

export const generatePaymentIntentLink = endpoint({
  id: 'generatePaymentIntentLink',
  method: 'POST',
  path: '/posts/{id}/generatePaymentIntentLink',
  access: 'member',
  summary:
    'Buys the locked part of a post: makes the order and answers the link to its payment page. `expectedTotal` is what the buyer saw; another total is 409 cart_changed',
  params: IdParams,
  body: z.discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('purchase'),
        expectedTotal: Money,
        /** how the buyer pays; the first that is on, where nothing is said */
        gateway: GatewayName.optional(),
      })
      .strict(),
  ]),
  response: z.object({ link: z.string().nullable(), order: OrderView }),
  status: 201,
  errors: ['not_found', ...createOrder.errors],
  idempotent: true,
  rateLimit: { max: 240, seconds: 3600 },
});
