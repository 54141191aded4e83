import 'server-only';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Ctx } from '@/lib/server/ctx';
import { readText } from '@/lib/server/http/body';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { applyGatewayEvent } from './events';
import { findWaitingEvent, insertEvent, listWaitingEvents, updateFailedEvent } from './repo-events';
import { settleTogether } from './settle-together';

const BODY_MAX = 256 * 1024;
const MOST_ATTEMPTS = 20;

/**
 * Takes a gateway's signed event. The signature is checked over the raw bytes. The event is stored once, in the
 * transaction of what it causes; plain payments of the same moment share a transaction (`settleTogether`). What cannot
 * be handled now is stored all the same and tried again by a job; the gateway need not repeat it.
 * @throws AppError `bad_request` for a wrong or stale signature; nothing is written then
 */
export async function receiveWebhook(
  ctx: Ctx,
  source: string,
  request: Request,
): Promise<{ received: true }> {
  const body = await readText(request, BODY_MAX);
  const event = gateway(source).verify(body, request.headers, ctx.now);
  const stored = { id: newId(), source, externalId: event.id, type: event.type, body, now: ctx.now };
  const isSettled = event.type === 'payment.succeeded' && (await settleTogether(ctx, event, stored));
  try {
    if (!isSettled) await applyGatewayEvent(ctx, source, event, stored);
  } catch (error) {
    await insertEvent(ctx.db, stored, failureOf(stored.id, error));
  }
  return { received: true };
}

/**
 * Handles a stored event; handled ones are left alone. A failure is noted and tried again; in the end the event is
 * dead.
 */
export async function handleEvent(ctx: Ctx, eventId: string): Promise<void> {
  try {
    const stored = await findWaitingEvent(ctx.db, eventId);
    if (!stored) return;
    const { source, body } = stored;
    await applyGatewayEvent(ctx, source, gateway(source).read(body), { waiting: eventId });
  } catch (error) {
    const failed = { error: failureOf(eventId, error), most: MOST_ATTEMPTS, now: ctx.now };
    const isDead = await updateFailedEvent(ctx.db, eventId, failed);
    if (isDead)
      log.error({ event: eventId, err: error }, 'an event of a gateway is dead: an operator has to look');
  }
}

function failureOf(eventId: string, error: unknown): string {
  log.warn({ err: error, event: eventId }, 'an event waits to be handled');
  return String(error).slice(0, 500);
}

/** Handles events that are stored and not handled: after a crash, or because they arrived too early. */
export async function handleWaitingEvents(ctx: Ctx): Promise<void> {
  for (const id of await listWaitingEvents(ctx.db, ctx.now)) await handleEvent(ctx, id);
}
