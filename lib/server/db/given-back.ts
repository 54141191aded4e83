import 'server-only';
import { sql } from 'kysely';

/**
 * The amount of an order's line, `l` in the query around it, that is with its buyer again or on its way there: granted
 * refunds, and disputes that were not won. In minor units; refunds_fit and disputes_fit keep it below the line's price.
 */
export const givenBack = sql<number>`(
  (select coalesce(sum(rl.amount), 0) from refund_lines rl join refunds r on r.id = rl.refund_id
    where rl.order_line_id = l.id and r.status in ('granted', 'succeeded'))
  + (select coalesce(sum(dl.amount), 0) from dispute_lines dl join disputes d on d.id = dl.dispute_id
    where dl.order_line_id = l.id and d.status in ('open', 'lost')))::bigint`;
