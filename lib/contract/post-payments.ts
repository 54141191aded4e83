import { z } from 'zod';
import { endpoint } from './endpoint';
import { IdParams, Money } from './fields';
import { GatewayName } from './gateways';
import { createOrder, OrderView } from './orders';
import { NoTip, TipInput } from './tips';

const PaymentLink = z.object({ link: z.string().nullable(), order: OrderView });
const OF_TIPS = [...NoTip.options, 'tip_large', 'invalid'] as const;

export const generatePaymentIntentLink = endpoint({
  id: 'generatePaymentIntentLink',
  method: 'POST',
  path: '/posts/{id}/generatePaymentIntentLink',
  access: 'member',
  summary:
    'Buys the locked part of a post, or gives its author a tip: makes the order and answers the link to its payment page. `expectedTotal` is what the buyer saw; another total is 409 cart_changed',
  params: IdParams,
  body: z.union([
    z
      .object({
        kind: z.literal('purchase'),
        expectedTotal: Money,
        /** how the buyer pays; the first that is on, where nothing is said */
        gateway: GatewayName.optional(),
      })
      .strict(),
    TipInput.extend({ kind: z.literal('tip') }),
  ]),
  response: PaymentLink,
  status: 201,
  errors: ['not_found', ...createOrder.errors, ...OF_TIPS],
  idempotent: true,
  touches: ['getCart', 'getTipTerms'],
  rateLimit: { max: 240, seconds: 3600 },
});

export const createTip = endpoint({
  id: 'createTip',
  method: 'POST',
  path: '/users/{id}/tips',
  access: 'member',
  summary:
    'Gives an author a tip from their profile: makes the order and answers the link to its payment page. A tip buys nothing',
  params: IdParams,
  body: TipInput,
  response: PaymentLink,
  status: 201,
  errors: ['not_found', ...createOrder.errors, ...OF_TIPS],
  idempotent: true,
  touches: ['getTipTerms'],
  rateLimit: { max: 240, seconds: 3600 },
});
