import type * as creatorStats from './creator-stats';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof creatorStats> = {
  tag: 'Creators',
  schemas: {
    StatsRange: 'Days up to today in UTC and with it; `12m` is this month and the eleven before it',
    CreatorStats: 'A creator’s income, views and buyers over time, with the time before',
    StatsTable: 'One table of a creator’s figures',
  },
  parameters: {
    range: 'How far back from today',
    table: 'Which table',
  },
  endpoints: {
    getCreatorStats: {
      summary:
        "The caller's income, views, buyers, sources, best products and best paid posts over time, with the time before",
    },
    exportCreatorStats: {
      summary: 'One table of the same for spreadsheets (CSV), in the language of the caller',
    },
  },
};
