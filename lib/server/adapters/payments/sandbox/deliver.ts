import 'server-only';
import { z } from '@/lib/contract/zod';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { defineJob } from '@/lib/server/jobs/define-job';
import { log } from '@/lib/server/log';
import { eventOf } from './events';
import { findIntent, moveIntent } from './repo';
import { SIGNATURE_HEADER, sign } from './signature';

const PATIENCE_MS = 10_000;

/** Delivers what there is to tell of a payment; again and again until the shop says 2xx. */
export const deliverSandboxWebhook = defineJob({
  name: 'deliverSandboxWebhook',
  payload: z.object({ intentId: z.string() }),
  run: ({ intentId }, ctx) => deliver(ctx, intentId),
});

/** A card that is slow: the payment succeeds now, some seconds after it was made. */
export const succeedLate = defineJob({
  name: 'succeedSandboxPaymentLate',
  payload: z.object({ intentId: z.string() }),
  async run({ intentId }, ctx) {
    await moveIntent(ctx.db, intentId, ['processing'], { status: 'succeeded', failure: null }, ctx.now);
    await deliver(ctx, intentId);
  },
});

/** Sends the signed webhook to this shop. @throws Error when it is not taken */
export async function deliver(ctx: Ctx, intentId: string): Promise<void> {
  const intent = await findIntent(ctx.db, { id: intentId });
  const event = intent && eventOf(intent);
  if (!event) return;
  const body = JSON.stringify(event);
  const answer = await fetch(`${ownAddress()}/api/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, new Date()) },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`);
}

/** The first try, at once; the job that was enqueued with the payment makes the others. */
export async function deliverNow(ctx: Ctx, intentId: string): Promise<void> {
  await deliver(ctx, intentId).catch((error: unknown) =>
    log.info({ err: error, gateway: 'sandbox' }, 'webhook to be retried'),
  );
}

// The sandbox lives in this process, so it finds the shop without the proxy that may stand before it.
function ownAddress(): string {
  const host = ['0.0.0.0', '::'].includes(env().HOST) ? '127.0.0.1' : env().HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${env().PORT}`;
}
