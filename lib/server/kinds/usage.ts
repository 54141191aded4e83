import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { heldByLines } from '@/lib/server/entitlements/service';
import { askKinds } from './ask-kinds';
import type { Usage } from './port';

/** Returns how much of each purchase its buyer has used, by order line; lines without a holding are left out. */
export async function usageOf(ctx: Ctx, lineIds: readonly string[]): Promise<Map<string, Usage>> {
  const held = await heldByLines(ctx, lineIds);
  const usage = await askKinds(held, (kind, own) => kind.purchases.usage(ctx, own));
  return new Map(
    held.flatMap(({ id, lineId }) => {
      const used = usage.get(id);
      return used && lineId ? [[lineId, used] as const] : [];
    }),
  );
}
