import 'server-only';
import { z } from 'zod';
import { DISPUTE_CAUSES } from '@/lib/contract/choices';
import { AppError } from '@/lib/server/errors';
import { costOf } from '@/lib/shared/processing-cost';
import { DAY } from '@/lib/shared/time';
import { EVENT_TYPES, type GatewayEvent } from '../port';
import type { Intent } from './repo';

/** An event as it is in a webhook. */
export const EventBody = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(EVENT_TYPES),
  gatewayRef: z.string().min(1).max(200),
  subjectRef: z.string().min(1).max(200).nullable().default(null),
  amount: z.int().min(0),
  currency: z.string().length(3),
  failure: z.string().max(100).nullable(),
  card: z.string().max(100).optional(),
  cost: z.int().min(0).optional(),
  cause: z.enum(DISPUTE_CAUSES).optional(),
  answerBy: z.iso.datetime().optional(),
  at: z.iso.datetime().nullable().default(null),
});

/** What the sandbox keeps of each payment, as real ones do: 2.9 % and 30 cents. */
export const SANDBOX_RATE = { bps: 290, fixed: 30 };
/** What a lost dispute costs, in minor units. */
const DISPUTE_COST = 1500;
/** The time in which a bank accepts an answer. */
const ANSWER_MS = 7 * DAY;

/** The event of a payment; null while it is open. */
export function eventOf(intent: Intent): GatewayEvent | null {
  const type = { processing: 'payment.processing', succeeded: 'payment.succeeded', failed: 'payment.failed' }[
    intent.status
  ];
  if (!type) return null;
  const { id, amount, currency, failure, updated_at } = intent;
  return {
    id: `evt_${id}_${intent.status}`,
    type: type as GatewayEvent['type'],
    gatewayRef: id,
    subjectRef: null,
    amount,
    currency,
    failure,
    card: intent.card ?? undefined,
    ...(intent.status === 'succeeded' && { cost: costOf(SANDBOX_RATE, amount) }),
    at: updated_at.toISOString(),
  };
}

/** The event of a refund that is decided. */
export function refundEventOf(
  refund: { id: string; amount: number; status: string; failure: string | null },
  intent: Intent,
): GatewayEvent {
  return {
    id: `evt_${refund.id}_${refund.status}`,
    type: refund.status === 'succeeded' ? 'refund.succeeded' : 'refund.failed',
    gatewayRef: intent.id,
    subjectRef: refund.id,
    amount: refund.amount,
    currency: intent.currency,
    failure: refund.failure,
    at: null,
  };
}

/** The event of a dispute. */
export function disputeEventOf(
  dispute: { id: string; amount: number; status: string },
  intent: Intent,
  now: Date,
): GatewayEvent {
  const outcome = dispute.status === 'open' ? 'opened' : dispute.status === 'won' ? 'won' : 'lost';
  return {
    id: `evt_${dispute.id}_${outcome}`,
    type: `dispute.${outcome}`,
    gatewayRef: intent.id,
    subjectRef: dispute.id,
    amount: dispute.amount,
    currency: intent.currency,
    failure: null,
    cause: 'fraudulent',
    ...(outcome === 'opened' && { answerBy: new Date(now.getTime() + ANSWER_MS).toISOString() }),
    ...(outcome === 'lost' && { cost: DISPUTE_COST }),
    at: now.toISOString(),
  };
}

/** Reads an event's body. @throws AppError `bad_request` */
export function parseEvent(rawBody: string): GatewayEvent {
  try {
    return EventBody.parse(JSON.parse(rawBody));
  } catch (error) {
    throw new AppError('bad_request', { cause: error });
  }
}
