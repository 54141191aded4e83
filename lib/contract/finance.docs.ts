import type * as finance from './finance';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof finance> = {
  tag: 'Finance',
  schemas: {
    Balance: 'What a member has earned, by how far it is from being paid out',
  },
  endpoints: {
    getBalance: {
      summary: "The balance of a creator, or of a member who earns by a company's sales, from the ledger",
    },
  },
};
