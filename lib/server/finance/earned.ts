import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import { type Span, sumEarned, sumEarnedBySubject } from './repo-earned';

export type { Span } from './repo-earned';

/**
 * What the caller earned by stretch of time and currency, net of fees and refunds, not counting payouts: sales, tips,
 * shares and pool, from the postings that /finance shows.
 */
export const earnedByTime = (ctx: MemberCtx, step: Step, span: Span & { before: Span }) =>
  sumEarned(ctx.db, ctx.viewer.id, step, span);

/** The same by each of the caller's own products and paid posts. */
export const earnedBySubject = (ctx: MemberCtx, span: Span) =>
  sumEarnedBySubject(ctx.db, ctx.viewer.id, span);
