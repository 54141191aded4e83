import type { Docs } from './openapi/docs';
import type * as operatorRefunds from './operator-refunds';

export const docs: Docs<typeof operatorRefunds> = {
  tag: 'Refunds',
  parameters: {
    of: 'Which of the refunds',
  },
  endpoints: {
    listAdminRefunds: {
      summary: 'Refunds that wait for a decision, that failed at the gateway, or all; newest first',
    },
    grantAdminRefund: {
      summary: 'The operator grants what a buyer asked for, wholly or so much of it',
      example: { amount: 100, answer: '' },
    },
    declineAdminRefund: {
      summary: 'The operator declines what a buyer asked for, and says why',
      example: { answer: 'استُخدم كله' },
    },
    getAdminSale: {
      summary: 'Any sold line, with what was given back of it',
    },
    refundAdminSale: {
      summary: 'The operator gives back so much of any sold line; in minor units',
      example: { amount: 100, answer: '' },
    },
  },
};
