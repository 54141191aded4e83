import type * as lookAlikes from './look-alikes';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof lookAlikes> = {
  tag: 'People',
  schemas: {
    LookAlike: 'Somebody who is to be paid, and somebody better known whose name theirs could be taken for',
  },
  endpoints: {
    listLookAlikes: {
      summary:
        'Of these people those whose name could be taken for that of somebody better known, each with the best known: to be asked before paying them',
    },
  },
};
