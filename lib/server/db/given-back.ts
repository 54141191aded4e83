import 'server-only';
import { sql } from 'kysely';

/**
 * What of an order's line, `l` in the query around it, is with its buyer again or on its way there: refunds that were
 * granted, and disputes that were not won. In minor units; refunds_fit and disputes_fit hold it below what the line
 * cost.
 */
export const givenBack = sql<number>`(
  (select coalesce(sum(rl.amount), 0) from refund_lines rl join refunds r on r.id = rl.refund_id
    where rl.order_line_id = l.id and r.status in ('granted', 'succeeded'))
  + (select coalesce(sum(dl.amount), 0) from dispute_lines dl join disputes d on d.id = dl.dispute_id
    where dl.order_line_id = l.id and d.status in ('open', 'lost')))::bigint`;
