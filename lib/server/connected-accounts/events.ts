import 'server-only';
import type { GatewayEvent } from '@/lib/server/adapters/payments/port';
import type { Ctx } from '@/lib/server/ctx';
import { findHolder, updateConnectedAccount } from './repo';

/** What a gateway tells of a member's own account there. Of one that is not known, nothing is kept. */
export async function noteAccount(ctx: Ctx, gateway: string, event: GatewayEvent): Promise<void> {
  const { account, gatewayRef: accountRef, at } = event;
  if (!account) return;
  await updateConnectedAccount(ctx.db, { gateway, accountRef, ...account, at: at ? new Date(at) : ctx.now });
}

/** Whose account at a gateway it is; null for one that is not known. */
export const holderOf = (ctx: Ctx, gateway: string, accountRef: string): Promise<string | null> =>
  findHolder(ctx.db, gateway, accountRef);
