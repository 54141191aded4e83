import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { refusalOf } from '@/lib/server/tips/policy';
import { getAuthors, reviewOf } from '@/lib/server/tips/sale';
import { CURRENCY } from '@/lib/shared/currency';
import { TIP } from '@/lib/shared/tips';
import type { Line, LineRules, Quote, Standing, Wanted } from './port';

/** What the order calls a tip, in the payer's language. */
const titleOf = (ctx: Ctx, name: string) => translateKey(ctx.locale, 'tips:title', { name }) ?? name;

async function quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]> {
  const rows = await getAuthors(
    ctx,
    wanted.map(({ subjectId }) => subjectId),
  );
  return wanted.flatMap(({ subjectId, amount = 0, isUnnamed = false }): Quote[] => {
    const row = rows.find(({ author }) => author.id === subjectId);
    if (!row) return [];
    return [
      {
        kind: 'tip',
        subjectId,
        type: null,
        seller: row.author,
        title: titleOf(ctx, row.author.name),
        // The processor's cost is known when the money comes.
        coverId: null,
        amount,
        currency: CURRENCY,
        feeBps: 0,
        feeAmount: 0,
        refundDays: 0,
        version: null,
        isOutOfSight: !row.is_visible,
        isOwned: false,
        isOurs: row.is_own,
        isUnnamed,
        isForSale: row.is_visible && refusalOf(row, ctx.now) === null,
        reservableMs: null,
        mayTransfer: amount >= TIP.leastTransfer,
      },
    ];
  });
}

async function standing(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, Standing>> {
  const reviews = await reviewOf(ctx, lines);
  return new Map(
    // Late money goes back: the day's limits were counted without it.
    [...reviews].map(([id, review]) => {
      return [id, { isOwned: false, isLost: false, maySell: true, isAsOrdered: false, ...review }];
    }),
  );
}

/** Lines by which authors are given tips: they grant nothing. */
export const tipLines: LineRules = {
  rest: 'costs',
  quote,
  standing,
  reserve: async () => {},
  release: async () => {},
  grants: () => [],
  sold: () => [],
  granted: async () => {},
  lock: async () => {},
  accessChanged: async () => new Set(),
  terms: async (_, lines) => new Map(lines.map(({ id }) => [id, { usage: null, never: 'tip' }])),
  holdUse: async () => {},
  covers: async () => new Map(),
  subject: ({ subject_id }) => ({ about: {}, group: subject_id, tags: [], as: 'tip' }),
};
