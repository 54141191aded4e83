import 'server-only';
import type { Notice } from '@/lib/server/notifications/service';
import { type Line, subjectOf } from '@/lib/server/orders/lines/service';
import type { LockedOrder } from '@/lib/server/orders/state';

/** The notices about a paid order: one to its buyer, and one for each line to its seller. */
export function saleNotices(order: LockedOrder): Notice[] {
  const about = (line: Line) => ({ ...subjectOf(line).about, orderId: order.id });
  const bought = order.lines.slice(0, 1).map((line) => {
    return {
      to: order.buyer_id,
      kind: subjectOf(line).as === 'tip' ? 'tip_sent' : 'purchase',
      subject: order.id,
      ...about(line),
    } as const;
  });
  const sold = order.lines.map((line) => {
    const { group: subject, as: kind = 'sale' as const } = subjectOf(line);
    const who = line.is_unnamed ? { topic: 'unnamed' as const } : { actorId: order.buyer_id };
    const topic = topicOf(line);
    return { to: line.seller_id, kind, ...(topic && { topic }), ...who, subject, ...about(line) } as const;
  });
  return [...bought, ...sold];
}

/** The case of the seller's notice: a post was bought, or a free product was ordered. */
function topicOf(line: Line): 'post' | 'free' | null {
  if (subjectOf(line).about.postId) return 'post';
  return line.amount === 0 ? 'free' : null;
}
