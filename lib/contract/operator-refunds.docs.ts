import type { Docs } from './openapi/docs';
import type * as operatorRefunds from './operator-refunds';

export const docs: Docs<typeof operatorRefunds> = {
  tag: 'Refunds',
  parameters: {
    of: 'The refunds to return',
  },
  endpoints: {
    listAdminRefunds: {
      summary:
        'Returns the refunds that wait for a decision, that failed at the gateway, or all, newest first',
    },
    grantAdminRefund: {
      summary: 'Grants a refund that a buyer requested, in full or in part',
      example: { amount: 100, answer: '' },
    },
    declineAdminRefund: {
      summary: 'Declines a refund that a buyer requested, with a reason',
      example: { answer: 'استُخدم كله' },
    },
    getAdminSale: {
      summary: 'Returns any sold order line, with its refunds',
    },
    refundAdminSale: {
      summary: 'Refunds an amount of any sold order line, in minor units',
      example: { amount: 100, answer: '' },
    },
  },
};
