import type * as lookAlikes from './look-alikes';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof lookAlikes> = {
  tag: 'People',
  schemas: {
    LookAlike: 'A payee, and a better-known person whose name could be mistaken for the payee’s',
  },
  endpoints: {
    listLookAlikes: {
      summary:
        'Returns the given people whose name could be mistaken for that of a better-known person, each with the best-known one. Clients call this before a payment, to ask the buyer for confirmation',
    },
  },
};
