import 'server-only';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { z } from 'zod';
import { clock } from '@/lib/server/clock';
import { env } from '@/lib/server/env';
import { defineJob } from '@/lib/server/jobs/define-job';
import { log } from '@/lib/server/log';
import type { GatewayEvent } from '../port';
import { EventBody, eventOf } from './events';
import { findIntent, type Intent, moveIntent } from './repo';
import { SIGNATURE_HEADER, sign } from './signature';

const PATIENCE_MS = 10_000;

/** Delivers a payment's event, again and again until the shop answers 2xx. */
export const deliverSandboxWebhook = defineJob({
  name: 'deliverSandboxWebhook',
  payload: z.object({ intentId: z.string() }),
  async run({ intentId }, ctx) {
    const intent = await findIntent(ctx.db, { id: intentId });
    if (intent) await deliver(intent);
  },
});

/** A slow card: the payment succeeds now, some seconds after it was made. */
export const succeedLate = defineJob({
  name: 'succeedSandboxPaymentLate',
  payload: z.object({ intentId: z.string() }),
  async run({ intentId }, ctx) {
    await moveIntent(
      ctx.db,
      { id: intentId },
      ['processing'],
      { status: 'succeeded', failure: null },
      ctx.now,
    );
    await deliverSandboxWebhook.run({ intentId }, ctx);
  },
});

/** Delivers an event, again and again until the shop answers 2xx. */
export const deliverSandboxEvent = defineJob({
  name: 'deliverSandboxEvent',
  payload: z.object({ event: EventBody }),
  run: ({ event }) => post(event),
});

async function deliver(intent: Intent): Promise<void> {
  const event = eventOf(intent);
  if (event) await deliverBadly(intent.webhooks, event);
}

/** As a real provider does on bad days; a test card asks for it (CHAOS_CARDS). */
async function deliverBadly(how: string, event: GatewayEvent): Promise<void> {
  if (how === 'dropped') return;
  if (how === 'duplicated') {
    await Promise.all(Array.from({ length: 5 }, () => post(event)));
    return;
  }
  // The shop refuses a forged event, whatever it contains; the true one follows.
  if (how === 'forged')
    await post({ ...event, id: `${event.id}_forged`, amount: 1 }, 'f'.repeat(64)).catch(() => {});
  await post(event);
  if (how !== 'reordered') return;
  for (const type of ['payment.processing', 'payment.failed'] as const) {
    const failure = type === 'payment.failed' ? 'declined' : null;
    await post({ ...event, id: `${event.id}_${type}`, type, failure });
  }
}

// fetch would use more processor time than the shop needs to handle the event.
const agent = new Agent({ keepAlive: true });

/** Sends the signed webhook to this shop. @throws Error when it is not taken */
async function post(event: GatewayEvent, secret?: string): Promise<void> {
  const body = JSON.stringify(event);
  const asked = request(`${ownAddress()}/api/webhooks/sandbox`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [SIGNATURE_HEADER]: sign(body, clock.now(), secret),
    },
  });
  // After the head of the answer nobody waits any more: an error then has no listener, and must not end the process.
  asked.on('error', () => {});
  asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('the webhook was not answered in time')));
  asked.end(body);
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume(); // read to its end, so that the connection serves the next one
  const status = answer?.statusCode ?? 0;
  if (status < 200 || status > 299) throw new Error(`the webhook was answered with ${status}`);
}

/** The first try, at once. @returns whether the shop took it */
export async function deliverNow(intent: Intent): Promise<boolean> {
  try {
    await deliver(intent);
    return true;
  } catch (error) {
    log.info({ err: error, gateway: 'sandbox' }, 'webhook to be retried');
    return false;
  }
}

// The sandbox runs in this process, so it reaches the shop directly, without a proxy in front of it.
function ownAddress(): string {
  const host = ['0.0.0.0', '::'].includes(env().HOST) ? '127.0.0.1' : env().HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${env().PORT}`;
}
