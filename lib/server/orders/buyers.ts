import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import type { Step } from '@/lib/shared/stretches';
import { countBuyers, countBuyersBySubject } from './repo-buyers';

interface Span {
  from: Date;
  to: Date;
}

/** Returns how many bought from the caller, by stretch of time: each buyer counts once a day (UTC). */
export const buyersByTime = (ctx: MemberCtx, step: Step, span: Span & { before: Span }) =>
  countBuyers(ctx.db, ctx.viewer.id, step, span);

/** The same by product and by paid post. */
export const buyersBySubject = (ctx: MemberCtx, span: Span) =>
  countBuyersBySubject(ctx.db, ctx.viewer.id, span);
