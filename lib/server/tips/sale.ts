import 'server-only';
import type { TipInput } from '@/lib/contract/tips';
import { sharesOf } from '@/lib/server/companies/shares';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { DAY } from '@/lib/shared/time';
import { TIP } from '@/lib/shared/tips';
import { BOTH_WAYS_MS, leftOf, PENDING_MS, refusalOf } from './policy';
import {
  type AuthorRow,
  findAuthorOf,
  findAuthors,
  insertTip,
  listWayBack,
  lockPairs,
  updateKept,
} from './repo';

/** Authors as the caller may give to them at this moment. */
export const getAuthors = (ctx: MemberCtx, ids: readonly string[]): Promise<AuthorRow[]> =>
  findAuthors(ctx.db, ids, ctx.viewer.id, { since: new Date(ctx.now.getTime() - DAY), now: ctx.now });

/** Returns one of them. @throws AppError `not_found`, also where one of the two has blocked the other */
export async function getAuthor(ctx: MemberCtx, id: string): Promise<AuthorRow> {
  const [row] = await getAuthors(ctx, [id]);
  if (!row?.is_visible) throw new AppError('not_found');
  return row;
}

/** Returns the author of a post that the caller may see. @throws AppError `not_found` */
export const authorOf = async (ctx: MemberCtx, postId: string): Promise<string> =>
  found(await findAuthorOf(ctx.db, postId, ctx.viewer.id));

/**
 * Checks all that does not depend on what else the caller gives today.
 * @throws AppError `not_found`, `own_tip`, `tips_off`, `contact_unconfirmed`, `account_too_new`, `tip_large` for an
 *   amount that was not asked about once more, `invalid` for a word that the author does not take
 */
export async function assertMayGive(ctx: MemberCtx, authorId: string, tip: TipInput): Promise<void> {
  const row = await getAuthor(ctx, authorId);
  const refusal = refusalOf(row, ctx.now);
  if (refusal) throw new AppError(refusal);
  if (tip.amount.amount > TIP.large && !tip.isConfirmed) throw new AppError('tip_large');
  if (tip.word && !row.takes_words)
    throw new AppError('invalid', { fields: { word: 'tips:wrong.tipWordsOff' } });
}

/**
 * Keeps what belongs to a tip besides its line, in the transaction that makes the order. The caller's purchases are
 * locked: what another request gives at the same moment counts.
 * @throws AppError `tip_limit`
 */
export async function keepTip(
  ctx: MemberCtx,
  lineId: string,
  { authorId, postId, ...tip }: TipInput & { authorId: string; postId: string | null },
): Promise<void> {
  const { amount } = tip.amount;
  if (amount > leftOf(await getAuthor(ctx, authorId))) throw new AppError('tip_limit');
  const payerId = ctx.viewer.id;
  const { namedTo, word } = tip;
  await insertTip(ctx.db, { lineId, payerId, authorId, postId, amount, namedTo, word, now: ctx.now });
}

interface PaidTip {
  id: string;
  buyer_id: string;
  seller_id: string;
  amount: number;
}

/**
 * Until when the money of paid tips is pending, and why an operator has to look at it: a large amount, or tips both
 * ways between two people within 30 days, also through a company that one of them earns by. Two that are settled at
 * the same moment see each other. Earlier ones the other way are kept with it.
 */
export async function reviewOf(ctx: Ctx, lines: readonly PaidTip[]) {
  const shares = await sharesOf(
    ctx,
    lines.map(({ seller_id }) => seller_id),
    ctx.now,
  );
  const getters = ({ seller_id }: PaidTip) => [
    seller_id,
    ...(shares.get(seller_id) ?? []).flatMap(({ userId, shareBps }) => (shareBps > 0 ? userId : [])),
  ];
  await lockPairs(
    ctx.db,
    lines.flatMap((line) => getters(line).map((getter) => [line.buyer_id, getter] as const)),
  );
  const since = new Date(ctx.now.getTime() - BOTH_WAYS_MS);
  const earlier = await listWayBack(ctx.db, lines, { since, now: ctx.now });
  const toKeep = earlier.filter(({ is_reviewed }) => !is_reviewed).map(({ back_id }) => back_id);
  if (toKeep.length > 0) await updateKept(ctx.db, toKeep);
  const isBack = (one: PaidTip, other: PaidTip) =>
    getters(one).includes(other.buyer_id) && getters(other).includes(one.buyer_id);
  const isBothWays = (line: PaidTip) =>
    earlier.some(({ id }) => id === line.id) || lines.some((other) => isBack(line, other));
  const holdUntil = new Date(ctx.now.getTime() + PENDING_MS);
  return new Map(
    lines.map((line) => {
      const large = line.amount > TIP.large ? ('large' as const) : null;
      return [line.id, { holdUntil, keptFor: isBothWays(line) ? ('both_ways' as const) : large }];
    }),
  );
}
