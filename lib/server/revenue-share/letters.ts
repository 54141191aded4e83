import 'server-only';
import { z } from 'zod';
import { personalContent } from '@/lib/server/mail/personal-letter';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import { formatMonth } from '@/lib/shared/months';
import { paths } from '@/lib/shared/paths';

const Facts = z.object({
  month: z.string(),
  closedAt: z.iso.datetime(),
  currency: z.string(),
  points: z.number(),
  /** from the pool, in minor units */
  amount: z.int(),
  /** the company's part for its posts, in minor units */
  companyAmount: z.int(),
});
export type ReportFacts = z.output<typeof Facts>;

/** A member's part of a month's pool. */
export const reportLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { facts }) {
    const { month, closedAt, currency, points, amount, companyAmount } = facts;
    const money = (amount: number) => formatMoney({ amount, currency }, to.intl);
    const rows = [
      { key: 'month', value: formatMonth(month, to.intl) },
      { key: 'points', value: numberFormat(to.intl).format(points) },
      ...(companyAmount === 0 ? [] : [{ key: 'company', value: money(companyAmount) }]),
      { key: 'pool', value: money(amount) },
    ];
    return personalContent(to, 'revenue-letters:closed', {
      at: new Date(closedAt),
      path: paths.revenueReport(month),
      rows,
    });
  },
});
