import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { PageQuery } from '@/lib/contract/fields';
import type {
  getTipTerms,
  listTipWords,
  TipChoices,
  TipTerms,
  TipView,
  updateTip as UpdateTip,
} from '@/lib/contract/tips';
import { touch } from '@/lib/server/adapters/cache/port';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { notify } from '@/lib/server/notifications/service';
import { presentPerson } from '@/lib/server/users/present';
import { assertPerson, getOthers } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import { leastTip, TIP } from '@/lib/shared/tips';
import { leftOf, refusalOf } from './policy';
import { presentTip, presentWord } from './present';
import * as repo from './repo-views';
import { getAuthor } from './sale';

/** Returns whether the caller can give an author a tip, and what arrives of it. @throws AppError `not_found` */
export async function getTerms(ctx: MemberCtx, authorId: string): Promise<Payload<typeof getTipTerms>> {
  const row = await getAuthor(ctx, authorId);
  const money = (amount: number) => ({ amount, currency: CURRENCY });
  const left = leftOf(row);
  const ways = env().PAYMENT_GATEWAYS.map((name): TipTerms['gateways'][number] => {
    const least = name === 'bank_transfer' ? TIP.leastTransfer : TIP.least;
    return { name, rate: gateway(name).rate, least: money(least) };
  });
  return {
    author: presentPerson(row.author, ctx.locale),
    refusal: refusalOf(row, ctx.now) ?? (left < leastTip(ways) ? 'tip_limit' : null),
    takesWords: row.takes_words,
    left: money(left),
    gateways: ways,
  };
}

/** Words that an author shows, newest first. @throws AppError `not_found` */
export async function listWords(
  ctx: Ctx,
  authorId: string,
  { cursor, limit, postId }: Parsed<typeof listTipWords>['query'],
): Promise<Payload<typeof listTipWords>> {
  await assertPerson(ctx, authorId);
  const list = {
    postId: postId ?? null,
    viewerId: ctx.viewer?.id ?? null,
    before: decodeIdCursor(cursor),
    limit,
  };
  const { rows, nextCursor } = toPage(await repo.listShown(ctx.db, authorId, list), limit, ({ id }) => [id]);
  const named = rows.filter(({ named_to }) => named_to === 'all').map(({ payer_id }) => payer_id);
  const people = await getOthers(ctx, named);
  return { data: rows.map((row) => presentWord(row, people)), nextCursor };
}

/** The tips that the caller got, newest first. */
export async function listReceived(ctx: MemberCtx, { cursor, limit }: PageQuery) {
  const all = await repo.listReceived(ctx.db, ctx.viewer.id, decodeIdCursor(cursor), limit);
  const { rows, nextCursor } = toPage(all, limit, ({ id }) => [id]);
  const people = await getOthers(ctx, payersOf(rows));
  return { data: rows.map((row) => presentTip(row, people)), nextCursor };
}

/**
 * The caller thanks for a tip, shows its word or hides it again, or reports it. Thanks and reports are once.
 * @throws AppError `not_found`, `conflict` for a word that is not there, or was reported
 */
export async function changeTip(
  ctx: MemberCtx,
  id: string,
  { isThanked, isShown, isReported }: Parsed<typeof UpdateTip>['body'],
): Promise<TipView> {
  return inTransaction(ctx, async (ctx) => {
    const row = found(await repo.lockTip(ctx.db, id, ctx.viewer.id));
    const hasWord = row.word !== '' && row.reported_at === null;
    if ((isShown || isReported) && !hasWord) throw new AppError('conflict');
    const hides = isShown === false || isReported === true;
    await repo.updateTip(ctx.db, id, {
      ...(isThanked && { thanked_at: row.thanked_at ?? ctx.now }),
      ...(isShown && { shown_at: row.shown_at ?? ctx.now }),
      ...(isReported && { reported_at: ctx.now }),
      ...(hides && { shown_at: null }),
    });
    if (isThanked && !row.thanked_at)
      await notify(ctx, { to: row.payer_id, kind: 'tip_thanks', actorId: ctx.viewer.id, subject: id });
    if (isShown || hides) ctx.afterCommit(() => touch(pagesOf(row)));
    const now = found(await repo.findTip(ctx.db, id, ctx.viewer.id));
    return presentTip(now, await getOthers(ctx, payersOf([now])));
  });
}

/** The kept pages that show a tip's word, where its author shows it. */
const pagesOf = ({ author_id, post_id }: repo.TipRow): string[] => [
  `user:${author_id}`,
  ...(post_id ? [`post:${post_id}`] : []),
];

const payersOf = (rows: readonly repo.TipRow[]) =>
  rows.filter(({ named_to }) => named_to !== 'nobody').map(({ payer_id }) => payer_id);

/** Returns whether the caller takes tips, and words with them. */
export async function getChoices(ctx: MemberCtx): Promise<TipChoices> {
  const { takes_tips: takesTips, takes_words: takesWords } = await repo.findChoices(ctx.db, ctx.viewer.id);
  return { takesTips, takesWords };
}

/** Turns tips, or words with them, on or off. */
export async function changeChoices(ctx: MemberCtx, change: Partial<TipChoices>): Promise<TipChoices> {
  return inTransaction(ctx, async (ctx) => {
    const { takesTips, takesWords } = { ...(await getChoices(ctx)), ...change };
    await repo.upsertChoices(ctx.db, ctx.viewer.id, { takes_tips: takesTips, takes_words: takesWords });
    ctx.afterCommit(() => touch([`user:${ctx.viewer.id}`]));
    return { takesTips, takesWords };
  });
}
