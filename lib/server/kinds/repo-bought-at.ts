import 'server-only';
import { sql } from 'kysely';

/**
 * When the buyer of an entitlement `e` decided: at the order, because payment by bank transfer may come days later.
 * What was on sale then is what they paid for.
 */
export const boughtAt = sql<Date>`coalesce((select o.created_at from order_lines l join orders o on o.id = l.order_id
  where l.id = e.order_line_id), e.granted_at)`;
