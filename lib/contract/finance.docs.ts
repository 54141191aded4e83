import type * as finance from './finance';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof finance> = {
  tag: 'Finance',
  schemas: {
    Balance: 'The earnings of a member, grouped by how far they are from being paid out',
  },
  endpoints: {
    getBalance: {
      summary:
        'Returns the caller’s balance from the ledger. Available to creators, and to members who earn from a company’s sales',
    },
  },
};
