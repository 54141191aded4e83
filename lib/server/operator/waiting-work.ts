import 'server-only';
import type { MessageTypes } from '@/lib/i18n/resources';
import { countWaitingReceipts, waitingReceipts } from '@/lib/server/bank-transfers/queue';
import { countReportedComments, reportedComments } from '@/lib/server/comments/review';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { countWaitingAnswers, waitingAnswers } from '@/lib/server/disputes/forwarding';
import { countWaitingChecks, waitingChecks } from '@/lib/server/identity-checks/queue';
import { countDisputedAbsences, disputedAbsences } from '@/lib/server/kinds/bookings/absences';
import { countReportedMessages, reportedMessages } from '@/lib/server/kinds/courses/message-review';
import { countWaitingPayouts, waitingPayouts } from '@/lib/server/payouts/review';
import { countDeadEvents, deadEvents } from '@/lib/server/reconciliation/console';
import { countStuck, stuckPayments } from '@/lib/server/reconciliation/stuck-payments';
import { countWaitingRefunds, waitingRefunds } from '@/lib/server/refunds/views';
import { countBroken } from '@/lib/server/self-check/service';
import { countWaitingTips, waitingTips } from '@/lib/server/tips/waiting-tips';

/** Work that waits on a page of the console. */
export interface Waiting {
  /** the page's key in components/admin/admin-pages.ts */
  page: keyof MessageTypes['operator']['pages'];
  count(ctx: MemberCtx): Promise<number>;
  /** the ids of what waits, newest first, to notify operators; the books have an alarm of their own */
  ids?(ctx: Ctx, limit: number): Promise<string[]>;
}

/** Every kind of work that can wait for an operator. A new queue in the console needs its line here. */
export const WAITING: readonly Waiting[] = [
  { page: 'ledger', count: countBroken },
  { page: 'receipts', count: countWaitingReceipts, ids: waitingReceipts },
  { page: 'webhooks', count: countDeadEvents, ids: deadEvents },
  { page: 'payments', count: countStuck, ids: stuckPayments },
  { page: 'identity', count: countWaitingChecks, ids: waitingChecks },
  { page: 'payouts', count: countWaitingPayouts, ids: waitingPayouts },
  { page: 'absences', count: countDisputedAbsences, ids: disputedAbsences },
  { page: 'tips', count: countWaitingTips, ids: waitingTips },
  { page: 'comments', count: countReportedComments, ids: reportedComments },
  { page: 'messages', count: countReportedMessages, ids: reportedMessages },
  { page: 'refunds', count: countWaitingRefunds, ids: waitingRefunds },
  { page: 'disputes', count: countWaitingAnswers, ids: waitingAnswers },
];

/** Returns how much work waits, by page; pages without any are left out. */
export async function getWaiting(ctx: MemberCtx): Promise<{ pages: Record<string, number> }> {
  const counts = await Promise.all(WAITING.map(async ({ page, count }) => [page, await count(ctx)] as const));
  return { pages: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
}
