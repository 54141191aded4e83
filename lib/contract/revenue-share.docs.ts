import type { Docs } from './openapi/docs';
import type * as revenueShare from './revenue-share';

export const docs: Docs<typeof revenueShare> = {
  tag: 'Finance',
  schemas: {
    Month: 'A calendar month in UTC',
    ActKind: 'An act for which points are given',
    PointsRule: 'By what rule points are given',
    PoolParts: 'What a month’s pool is made of',
    RevenueReport: 'A member’s share of a month’s pool',
    RevenueLine: 'What one post, or one company’s sale, brought to a report',
    ClosedMonth: 'A month that was closed, or is being closed',
  },
  parameters: {
    month: 'A calendar month in UTC',
  },
  endpoints: {
    getCurrentRevenueShare: {
      summary: 'The running month so far, with the rule by which it is shared, in words too',
    },
    listRevenueReports: {
      summary: "The caller's closed months, newest first; a closed report never changes",
    },
    getRevenueDetails: {
      summary: "One month line by line: post, kind, counts, points and share; and shares of companies' sales",
    },
    listRevenueMonths: {
      summary: 'The months that were closed, newest first, and the one that is next',
    },
    closeRevenueMonth: {
      summary: 'Closes a month, and those before it that stand open; once, however often it is called',
      example: { month: '2020-01' },
    },
  },
};
