import { z } from 'zod';
import { OwnPassword } from './account';
import { endpoint } from './endpoint';

/** Ways to pay. */
export const GatewayName = z.enum(['sandbox', 'stripe', 'bank_transfer']);
export type GatewayName = z.output<typeof GatewayName>;

export const listGateways = endpoint({
  id: 'listGateways',
  method: 'GET',
  path: '/payment-gateways',
  access: 'guest',
  response: z.object({
    gateways: z.array(GatewayName),
    /** days that a buyer has for a bank transfer */
    transferDays: z.int(),
  }),
  cacheSeconds: 60,
});

/** The state of a creator's account at the payment provider. */
const ConnectedAccount = z.object({
  /** whether such a provider is set up on this site */
  isOffered: z.boolean(),
  /**
   * `restricted`: all questions were answered, but the provider does not pay to it (yet); `other_currency`: it pays,
   * but in another currency than the earnings
   */
  state: z.enum(['none', 'unfinished', 'restricted', 'other_currency', 'ready']),
  /** why the provider does not pay to it: its holder must answer something, it is under review, or it was refused */
  restriction: z.enum(['asked', 'review', 'refused']).nullable(),
});
export type ConnectedAccount = z.output<typeof ConnectedAccount>;

export const getConnectedAccount = endpoint({
  id: 'getConnectedAccount',
  method: 'GET',
  path: '/users/connectedAccount',
  access: 'creator',
  response: ConnectedAccount,
});

export const refreshConnectedAccount = endpoint({
  id: 'refreshConnectedAccount',
  method: 'POST',
  path: '/users/connectedAccount/refresh',
  access: 'creator',
  response: ConnectedAccount,
  errors: ['unavailable'],
  rateLimit: { max: 30, seconds: 3600 },
  touches: ['listPayoutMethods', 'getPayoutOptions'],
  answers: 'getConnectedAccount',
});

export const createConnectLink = endpoint({
  id: 'createConnectLink',
  method: 'POST',
  path: '/users/generateConnectAccountLink',
  access: 'creator',
  body: z.object({ password: OwnPassword }),
  response: z.object({ url: z.string() }),
  errors: ['connect_off', 'unavailable', 'password_wrong', 'sign_in_again', 'rate_limited'],
  rateLimit: { max: 30, seconds: 3600 },
});
