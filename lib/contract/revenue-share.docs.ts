import type { Docs } from './openapi/docs';
import type * as revenueShare from './revenue-share';

export const docs: Docs<typeof revenueShare> = {
  tag: 'Finance',
  schemas: {
    Month: 'A calendar month in UTC',
    ActKind: 'A kind of action that earns points',
    PointsRule: 'The rule for points: the value of each kind of action, and the limit for one actor',
    PoolParts:
      'The parts of a month’s pool. `owed` is negative if earlier months refunded more than their fees',
    RevenueReport:
      'A member’s share of a month’s pool. For the current month, `amount` is the share as if the month ended now',
    RevenueLine: 'The contribution of one post, or of the sales of one company, to a report',
    ClosedMonth: 'A closed month, or a month that is being closed',
  },
  parameters: {
    month: 'A calendar month in UTC',
  },
  endpoints: {
    getCurrentRevenueShare: {
      summary:
        'Returns the caller’s report of the current month so far, and the rule for sharing the pool, also in words',
    },
    listRevenueReports: {
      summary:
        'Returns the caller’s reports of closed months, newest first. The report of a closed month never changes',
    },
    getRevenueDetails: {
      summary:
        'Returns the lines of the caller’s report of a month: the post, kind, counts, points and share of each, and shares of company sales',
    },
    listRevenueMonths: {
      summary: 'Returns the closed months, newest first, and the next month to close',
    },
    closeRevenueMonth: {
      summary:
        'Closes a month and all earlier months that are still open. Closing a month again has no effect. Returns 409 `month_open` if the month is not over',
      example: { month: '2020-01' },
    },
  },
};
