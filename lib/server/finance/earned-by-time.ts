import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import { type Span, sumEarned } from './repo-earned';

export type { Earned, Span } from './repo-earned';

/**
 * Returns the caller's earnings by stretch of time, product or paid post and currency, net of fees and refunds, not
 * counting payouts: sales, tips, shares and pool, from the postings that /finance shows.
 */
export const earnedByTime = (ctx: MemberCtx, step: Step, span: Span & { before: Span }) =>
  sumEarned(ctx.db, ctx.viewer.id, step, span);
