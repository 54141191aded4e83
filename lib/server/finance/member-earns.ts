import 'server-only';
import { hasBelonged } from '@/lib/server/companies/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { hasAccount } from './repo';

/** In minor units of the one currency. */
export const MINIMUM_PAYOUT = 5_000;

/** Returns whether there is money to show: creators sell, and a member may have a share of a company's sales. */
export async function earns(ctx: MemberCtx): Promise<boolean> {
  if (ctx.viewer.role !== 'MEMBER') return true;
  const signs = await Promise.all([hasAccount(ctx.db, ctx.viewer.id), hasBelonged(ctx)]);
  return signs.includes(true);
}

/** Refuses members who earn nothing here. @throws AppError `forbidden` where nothing is earned */
export async function assertEarns(ctx: MemberCtx): Promise<void> {
  if (!(await earns(ctx))) throw new AppError('forbidden');
}
