import { POST as UPLOAD } from '@/app/api/finance/disputes/[id]/files/route';
import type { DisputeView } from '@/lib/contract/disputes';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import { db } from '@/lib/server/db/client';
import { DAY } from '@/lib/shared/time';
import { fromNow } from './clock';
import { eventFor, tell } from './trade';

/** The bank's deadline of `openDispute`. */
export const ANSWER_BY = fromNow(7 * DAY);

/** The buyer's bank takes the payment of an order back. @returns the dispute's id */
export async function openDispute(orderId: string, more: Partial<GatewayEvent> = {}): Promise<string> {
  await reportDispute(orderId, 'dispute.opened', {
    cause: 'not_received',
    answerBy: ANSWER_BY.toISOString(),
    ...more,
  });
  const { id } = await db()
    .selectFrom('disputes')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends the gateway's event about the dispute of an order. */
export async function reportDispute(
  orderId: string,
  type: 'dispute.opened' | 'dispute.won' | 'dispute.lost',
  more: Partial<GatewayEvent> = {},
): Promise<void> {
  await tell(await eventFor(orderId, type, { subjectRef: `dp_${orderId}`, ...more }));
}

/** Uploads a file of evidence over the route. */
export async function sendEvidence(id: string, bytes: Buffer, token: string, name = 'proof.png') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  const headers = { version: '2', authorization: `Bearer ${token}` };
  const request = new Request(`http://localhost:3000/api/finance/disputes/${id}/files`, {
    method: 'POST',
    headers,
    body: form,
  });
  const response = await UPLOAD(request, { params: Promise.resolve({ id }) });
  const { code, payload } = await response.json();
  return { status: response.status, code: code as string, dispute: payload as DisputeView };
}
