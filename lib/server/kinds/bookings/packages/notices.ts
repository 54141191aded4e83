import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notifyAll } from '@/lib/server/notifications/service';
import type { PackageFacts } from './letters';
import { type DueRow, listByEntitlement } from './repo-packages';
import { leftOf } from './view';

type Told = Omit<DueRow, 'reminded'>;
type Topic = PackageFacts['template'];

/** Notifies both sides of packages that were bought, in the transaction of the sale. */
export async function notifyOfPackages(ctx: Ctx, entitlementIds: readonly string[]): Promise<void> {
  if (entitlementIds.length === 0) return;
  const rows = await listByEntitlement(ctx.db, entitlementIds, ctx.now);
  const told = rows.map((row) => ({ ...row, left: leftOf(row) }));
  await notifyAll(
    ctx,
    told.flatMap((row) => [noticeOf(row, 'bought'), noticeOf(row, 'sold')]),
  );
}

/** Reminds the buyers of packages that end soon. */
export async function notifyOfEnds(ctx: Ctx, rows: readonly DueRow[]): Promise<void> {
  await notifyAll(
    ctx,
    rows.map((row) => noticeOf(row, row.reminded === 7 ? 'endsIn7' : 'endsIn30')),
  );
}

function noticeOf(row: Told, topic: Topic) {
  const { title, lessons, left } = row;
  const facts = { template: topic, purchaseId: row.entitlement_id, title, lessons, left };
  const about = {
    kind: 'package' as const,
    subject: row.id,
    productId: row.product_id,
    topic,
    facts: { ...facts, endsAt: row.ends_at.toISOString() } satisfies PackageFacts,
  };
  return topic === 'sold'
    ? { ...about, to: row.host_id, actorId: row.buyer_id }
    : { ...about, to: row.buyer_id, actorId: row.host_id, entitlementId: row.entitlement_id };
}
