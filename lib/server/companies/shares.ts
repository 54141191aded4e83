import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { findSharesAt } from './repo-shares';
import { ownShare } from './timeline';

/** A person's share of a company's sales, in basis points. */
export interface PartyShare {
  userId: string;
  shareBps: number;
}

/**
 * The shares of a company at a moment: first the company's own, then its members'. They always sum to 10,000. An
 * account without members keeps everything.
 */
export async function sharesAt(ctx: Ctx, companyId: string, moment: Date): Promise<PartyShare[]> {
  return (await sharesOf(ctx, [companyId], moment)).get(companyId) ?? [];
}

/** The shares of a company's members at a moment, in basis points; none for an account without members. */
export async function memberSharesAt(ctx: Ctx, companyId: string, moment: Date): Promise<number[]> {
  const [, ...members] = await sharesAt(ctx, companyId, moment);
  return members.map(({ shareBps }) => shareBps);
}

/** The same for several sellers at once, companies or not, in one query. */
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
