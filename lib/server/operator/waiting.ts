import 'server-only';
import { countWaitingReceipts } from '@/lib/server/bank-transfers/queue';
import type { MemberCtx } from '@/lib/server/ctx';
import { countWaitingChecks } from '@/lib/server/identity-checks/queue';
import { countDeadEvents } from '@/lib/server/payments/console';
import { countWaitingPayouts } from '@/lib/server/payouts/review';
import { countWaitingRefunds } from '@/lib/server/refunds/views';
import { countBroken } from '@/lib/server/self-check/service';

/** Work that waits on a page of the console. */
interface Waiting {
  /** the page's key in components/admin/admin-pages.ts */
  page: string;
  count(ctx: MemberCtx): Promise<number>;
}

/** Every kind of work that can wait for an operator: whoever adds a queue to the console adds its line here. */
const WAITING: readonly Waiting[] = [
  { page: 'ledger', count: countBroken },
  { page: 'receipts', count: countWaitingReceipts },
  { page: 'webhooks', count: countDeadEvents },
  { page: 'identity', count: countWaitingChecks },
  { page: 'payouts', count: countWaitingPayouts },
  { page: 'refunds', count: countWaitingRefunds },
];

/** How much waits, by page; pages without any are left out. */
export async function getWaiting(ctx: MemberCtx): Promise<{ pages: Record<string, number> }> {
  const counts = await Promise.all(WAITING.map(async ({ page, count }) => [page, await count(ctx)] as const));
  return { pages: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
}
