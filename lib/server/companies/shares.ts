import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { findSharesAt } from './repo-shares';
import { ownShare } from './timeline';

/** Somebody's share of a company's sales, in basis points. */
export interface PartyShare {
  userId: string;
  shareBps: number;
}

/**
 * Who has what share of a company at a moment: first the company itself with what it keeps, then its members. Together
 * they are 10,000, always. An account without members keeps the whole.
 */
export async function sharesAt(ctx: Ctx, companyId: string, moment: Date): Promise<PartyShare[]> {
  return (await sharesOf(ctx, [companyId], moment)).get(companyId) ?? [];
}

/** The same for several sellers at once, companies or not: one query however many. */
export async function sharesOf(
  ctx: Ctx,
  sellerIds: readonly string[],
  moment: Date,
): Promise<Map<string, PartyShare[]>> {
  const rows = sellerIds.length === 0 ? [] : await findSharesAt(ctx.db, [...new Set(sellerIds)], moment);
  const bySeller = Map.groupBy(rows, (row) => row.company_id);
  return new Map(
    sellerIds.map((userId) => {
      const held = bySeller.get(userId) ?? [];
      const own = { userId, shareBps: ownShare(held.map((row) => row.share_bps)) };
      return [userId, [own, ...held.map((row) => ({ userId: row.user_id, shareBps: row.share_bps }))]];
    }),
  );
}
