import 'server-only';
import type { Money } from '@/lib/contract/fields';
import type { MemberCtx } from '@/lib/server/ctx';
import { earnedBySubject, type Span } from '@/lib/server/finance/earned';
import { buyersBySubject } from '@/lib/server/orders/buyers';
import { CURRENCY } from '@/lib/shared/currency';

interface Figures {
  buyers: number;
  income: Money[];
}

/** Of what nobody bought. */
export const NO_TRADE: Figures = { buyers: 0, income: [{ amount: 0, currency: CURRENCY }] };

export interface Trade {
  product: ReadonlyMap<string, Figures>;
  post: ReadonlyMap<string, Figures>;
}

/** What each of the caller's products and paid posts earned over a span, and how many bought it. */
export async function tradeOf(ctx: MemberCtx, span: Span): Promise<Trade> {
  const [earned, buyers] = await Promise.all([earnedBySubject(ctx, span), buyersBySubject(ctx, span)]);
  const of = (kind: keyof Trade) => {
    const incomes = Map.groupBy(
      earned.filter((row) => row.kind === kind),
      ({ subject_id }) => subject_id,
    );
    const counts = new Map(
      buyers.filter((row) => row.kind === kind).map((row) => [row.subject_id, row.buyers]),
    );
    return new Map(
      [...new Set([...incomes.keys(), ...counts.keys()])].map((id) => {
        const income = incomes.get(id)?.map(({ amount, currency }) => ({ amount, currency }));
        return [id, { buyers: counts.get(id) ?? 0, income: income ?? NO_TRADE.income }];
      }),
    );
  };
  return { product: of('product'), post: of('post') };
}

/** In the house's currency. */
export const worth = ({ income }: Figures): number =>
  income.find(({ currency }) => currency === CURRENCY)?.amount ?? 0;
