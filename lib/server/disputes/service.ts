import 'server-only';
import type { DisputeRow } from '@/lib/contract/disputes';
import type { PageQuery } from '@/lib/contract/fields';
import type { MemberCtx } from '@/lib/server/ctx';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { orderNumber } from '@/lib/server/orders/present';
import { ownTradesAmong } from '@/lib/server/payments/own-trade';
import { getOthers } from '@/lib/server/users/service';
import { presentSent } from './present';
import { listDisputes as listRows } from './repo';
import { listFiles, listSent } from './repo-answers';

/**
 * Payments that buyers' banks took back, newest first, with what sellers answered, for the operator. The answers to a
 * dispute of their own trade are left out.
 */
export async function listDisputes(ctx: MemberCtx, page: PageQuery) {
  const rows = await listRows(ctx.db, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const own = await ownTradesAmong(ctx, kept);
  const answers = await listSent(
    ctx.db,
    kept.filter((row) => !own.has(row)).map((row) => row.id),
  );
  const [people, files] = await Promise.all([
    getOthers(ctx, [...kept.map((row) => row.buyer_id), ...answers.map((answer) => answer.seller_id)]),
    listFiles(
      ctx.db,
      answers.map((answer) => answer.id),
    ),
  ]);
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
        cause: row.cause as DisputeRow['cause'],
        answerBy: row.answer_by?.toISOString() ?? null,
        amount: { amount: row.amount, currency: row.currency },
        openedAt: row.opened_at.toISOString(),
        closedAt: row.closed_at?.toISOString() ?? null,
        answers: answers.flatMap((answer) => {
          const seller = people.get(answer.seller_id);
          return answer.dispute_id === row.id && seller ? [presentSent(answer, seller, files)] : [];
        }),
      },
    ];
  });
  return { data, nextCursor };
}
