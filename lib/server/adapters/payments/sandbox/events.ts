import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/server/errors';
import type { GatewayEvent } from '../port';
import type { Intent } from './repo';

const Body = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['payment.processing', 'payment.succeeded', 'payment.failed']),
  gatewayRef: z.string().min(1).max(200),
  amount: z.int().min(0),
  currency: z.string().length(3),
  failure: z.string().max(100).nullable(),
});

/** What there is to tell of a payment; null while it is open. */
export function eventOf(intent: Intent): GatewayEvent | null {
  const type = { processing: 'payment.processing', succeeded: 'payment.succeeded', failed: 'payment.failed' }[
    intent.status
  ];
  if (!type) return null;
  const { id, amount, currency, failure } = intent;
  return {
    id: `evt_${id}_${intent.status}`,
    type: type as GatewayEvent['type'],
    gatewayRef: id,
    amount,
    currency,
    failure,
  };
}

/** Reads an event's body. @throws AppError `bad_request` */
export function parseEvent(rawBody: string): GatewayEvent {
  try {
    return Body.parse(JSON.parse(rawBody));
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
}
