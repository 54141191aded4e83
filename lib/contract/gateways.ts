import { z } from 'zod';
import { endpoint } from './endpoint';

/** Ways to pay. */
export const GatewayName = z.enum(['sandbox', 'stripe', 'bank_transfer']);
export type GatewayName = z.output<typeof GatewayName>;

export const listGateways = endpoint({
  id: 'listGateways',
  method: 'GET',
  path: '/payment-gateways',
  access: 'guest',
  summary: 'The ways to pay that are on, as buyers are offered them',
  response: z.object({
    gateways: z.array(GatewayName),
    /** days that a buyer has for a bank transfer */
    transferDays: z.int(),
  }),
  cacheSeconds: 60,
});

export const createConnectLink = endpoint({
  id: 'createConnectLink',
  method: 'POST',
  path: '/users/generateConnectAccountLink',
  access: 'creator',
  summary:
    'A link to the payment provider’s own pages, where a creator sets up an account to be paid out by; 409 connect_off where no such provider is set up',
  response: z.object({ url: z.string() }),
  errors: ['connect_off', 'unavailable'],
  rateLimit: { max: 30, seconds: 3600 },
});
