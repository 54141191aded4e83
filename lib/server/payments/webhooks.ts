import 'server-only';
import { gateway } from '@/lib/server/adapters/payments/choose';
import { parseEvent } from '@/lib/server/adapters/payments/sandbox/events';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { readText } from '@/lib/server/http/body';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { applyGatewayEvent } from './events';
import { insertEvent, listWaitingEvents, lockEvent, updateEvent } from './repo';

const BODY_MAX = 64 * 1024;
const MOST_ATTEMPTS = 20;

/**
 * Takes a gateway's signed event: checked over its raw bytes, stored once, then handled. What cannot be handled now is
 * tried again by the clock; the gateway need not repeat it.
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
  const eventId = await insertEvent(ctx.db, stored);
  if (eventId) await handleEvent(ctx, eventId);
  return { received: true };
}

/** Handles a stored event; handled ones are left alone. A failure is noted and tried again, at last it is dead. */
export async function handleEvent(ctx: Ctx, eventId: string): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const stored = await lockEvent(ctx.db, eventId);
      if (!stored) return;
      await applyGatewayEvent(ctx, stored.source, parseEvent(stored.body));
      await updateEvent(ctx.db, eventId, { status: 'handled', handled_at: ctx.now, error: null });
    });
  } catch (error) {
    log.warn({ err: error, event: eventId }, 'an event waits to be handled');
    await noteFailure(ctx, eventId, error);
  }
}

async function noteFailure(ctx: Ctx, eventId: string, error: unknown): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const stored = await lockEvent(ctx.db, eventId);
    if (!stored) return;
    const attempts = stored.attempts + 1;
    const status = attempts >= MOST_ATTEMPTS ? 'dead' : 'received';
    await updateEvent(ctx.db, eventId, { attempts, status, error: String(error).slice(0, 500) });
  });
}

/** Handles what was stored and not handled: after a crash, or because it came too early. */
export async function handleWaitingEvents(ctx: Ctx): Promise<void> {
  for (const id of await listWaitingEvents(ctx.db, new Date(ctx.now.getTime() - 5_000)))
    await handleEvent(ctx, id);
}
