import 'server-only';
import type { Money } from '@/lib/contract/fields';
import type { MemberCtx } from '@/lib/server/ctx';
import type { Earned, Span } from '@/lib/server/finance/earned-by-time';
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

/**
 * What each of the caller's products and paid posts earned over a span, and how many bought it.
 * @param earning what the caller earned, also in the span before
 */
export async function tradeOf(
  ctx: MemberCtx,
  span: Span,
  earning: Promise<readonly Earned[]>,
): Promise<Trade> {
  const [earned, buyers] = await Promise.all([earning, buyersBySubject(ctx, span)]);
  const of = (kind: keyof Trade) => {
    const incomes = Map.groupBy(
      earned.filter((row) => row.kind === kind && !row.is_before),
      ({ subject_id }) => subject_id ?? '',
    );
    const counts = new Map(
      buyers.filter((row) => row.kind === kind).map((row) => [row.subject_id, row.buyers]),
    );
    return new Map(
      [...new Set([...incomes.keys(), ...counts.keys()])].map((id) => [
        id,
        { buyers: counts.get(id) ?? 0, income: incomeOf(incomes.get(id) ?? []) },
      ]),
    );
  };
  return { product: of('product'), post: of('post') };
}

/** The sum in each currency. */
function incomeOf(earned: readonly Earned[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of earned) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return sums.size > 0 ? [...sums].map(([currency, amount]) => ({ amount, currency })) : NO_TRADE.income;
}

/** In the house's currency. */
export const worth = ({ income }: Figures): number =>
  income.find(({ currency }) => currency === CURRENCY)?.amount ?? 0;
