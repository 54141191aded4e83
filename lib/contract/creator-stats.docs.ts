import type * as creatorStats from './creator-stats';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof creatorStats> = {
  tag: 'Creators',
  schemas: {
    StatsRange:
      'A range of days in UTC, up to and including today. `12m` is the current month and the eleven before it',
    CreatorStats: 'A creator’s income, views and buyers over time, compared with the preceding period',
    StatsTable: 'A table of a creator’s statistics',
  },
  parameters: {
    range: 'The range of days, up to and including today',
    table: 'The table to export',
  },
  endpoints: {
    getCreatorStats: {
      summary:
        'Returns the caller’s income, views, buyers, traffic sources, best products and best paid posts over time, compared with the preceding period',
    },
    exportCreatorStats: {
      summary: 'Returns a table of the caller’s statistics as CSV, in the caller’s language',
    },
  },
};
