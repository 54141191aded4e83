import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { DisputeRow } from '@/lib/contract/refunds';
import type { MemberCtx } from '@/lib/server/ctx';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { orderNumber } from '@/lib/server/orders/present';
import { getOthers } from '@/lib/server/users/service';
import { listDisputes as listRows } from './repo';

/** Payments that buyers' banks took back, newest first, for the operator. */
export async function listDisputes(ctx: MemberCtx, page: PageQuery) {
  const rows = await listRows(ctx.db, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const people = await getOthers(
    ctx,
    kept.map((row) => row.buyer_id),
  );
  const data = kept.flatMap((row): DisputeRow[] => {
    const buyer = people.get(row.buyer_id);
    if (!buyer) return [];
    const order = { orderNumber: orderNumber(row.order_id), buyer };
    const lines = row.lines.map(({ id, title }) => ({ _id: id, title }));
    return [
      {
        _id: row.id,
        ...order,
        lines,
        gateway: row.gateway,
        gatewayRef: row.gateway_ref,
        status: row.status as DisputeRow['status'],
        amount: { amount: row.amount, currency: row.currency },
        openedAt: row.opened_at.toISOString(),
        closedAt: row.closed_at?.toISOString() ?? null,
      },
    ];
  });
  return { data, nextCursor };
}
