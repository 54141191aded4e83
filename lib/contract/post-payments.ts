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
  params: IdParams,
  body: TipInput,
  response: PaymentLink,
  status: 201,
  errors: ['not_found', ...createOrder.errors, ...OF_TIPS],
  idempotent: true,
  touches: ['getTipTerms'],
  rateLimit: { max: 240, seconds: 3600 },
});
