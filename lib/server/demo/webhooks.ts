import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { HOUR } from '@/lib/shared/time';

/** The gateway's latest events, for the operator's list: most were handled, one names a payment that is not ours. */
export async function fillWebhooks(db: Db, now: Date): Promise<void> {
  const payments = await db
    .selectFrom('payments')
    .select(['gateway_ref', 'amount', 'currency', 'updated_at'])
    .where('gateway', '=', 'sandbox')
    .where('status', '=', 'succeeded')
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  const rows = payments.map(({ gateway_ref, amount, currency, updated_at: at }) => {
    const event = { id: `evt_${gateway_ref}_succeeded`, type: 'payment.succeeded', gatewayRef: gateway_ref };
    return { ...rowOf({ ...event, amount, currency }, at), status: 'handled', handled_at: at };
  });
  const stray = { id: 'evt_demo_stray', type: 'refund.succeeded', gatewayRef: 'sbx_from_another_shop' };
  const dead = { status: 'dead', attempts: 12, error: 'no payment sbx_from_another_shop' };
  await db
    .insertInto('inbound_events')
    .values([
      ...rows.map((row) => ({ ...row, attempts: 0, error: null })),
      { ...rowOf({ ...stray, amount: 1_900, currency: 'USD' }, new Date(now.getTime() - 5 * HOUR)), ...dead },
    ])
    .execute();
}

function rowOf(event: { id: string; type: string; [field: string]: unknown }, at: Date) {
  const body = JSON.stringify({ ...event, subjectRef: null, failure: null, at: at.toISOString() });
  const { id: external_id, type } = event;
  return { id: newId(at), source: 'sandbox', external_id, type, body, received_at: at, next_at: at };
}
