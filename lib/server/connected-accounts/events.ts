import 'server-only';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { findHolder, updateConnectedAccount } from './repo';

/** Stores what a gateway reports about a member's account there. For an unknown account nothing is stored. */
export async function noteAccount(ctx: Ctx, gateway: string, event: GatewayEvent): Promise<void> {
  const { account, gatewayRef: accountRef, at } = event;
  if (!account) return;
  await updateConnectedAccount(ctx.db, { gateway, accountRef, ...account, at: at ? new Date(at) : ctx.now });
}

/** The member with this account at a gateway; null for an unknown account. */
export const holderOf = (ctx: Ctx, gateway: string, accountRef: string): Promise<string | null> =>
  findHolder(ctx.db, gateway, accountRef);
