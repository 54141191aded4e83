import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Stores that money is to be sent back, once for each id. @returns what has become of it */
export async function upsertTransferRefund(
  db: Db,
  refund: { refundId: string; gatewayRef: string; amount: number; currency: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    with made as (
      insert into transfer_refunds (refund_id, payment_id, amount, currency, asked_at)
      select ${refund.refundId}::uuid, id, ${refund.amount}::bigint, ${refund.currency}, ${refund.now}::timestamptz
      from payments where gateway = 'bank_transfer' and gateway_ref = ${refund.gatewayRef}
      on conflict (refund_id) do nothing returning status)
    select status from made union all select status from transfer_refunds where refund_id = ${refund.refundId}::uuid
    limit 1`.execute(db);
  return rows[0]?.status;
}
