import 'server-only';
import { clock } from '@/lib/server/clock';
import { db } from '@/lib/server/db/client';
import { AppError } from '@/lib/server/errors';
import { paths } from '@/lib/shared/paths';
import type { PaymentGateway, RefundAnswer } from '../port';
import { transferReference } from './reference';
import { upsertTransferRefund } from './repo';

/**
 * A transfer to the house's own bank account. No webhook reports it: an operator finds it in the bank's statement, and
 * sends money back by hand.
 */
export const bankTransferGateway: PaymentGateway = {
  name: 'bank_transfer',
  cards: 'none',
  rate: { bps: 0, fixed: 0 },

  async open({ paymentId, orderId }) {
    return {
      gatewayRef: transferReference(paymentId),
      pageUrl: paths.order(orderId),
      status: 'awaiting_transfer',
    };
  },

  verify() {
    throw new AppError('not_found');
  },

  read() {
    throw new AppError('bad_request');
  },

  // An operator's decision is applied when it is made, so there is never more to ask.
  ask: async () => null,

  async refund({ gatewayRef, refundId, amount, currency }) {
    const asked = { refundId, gatewayRef, amount, currency, now: clock.now() };
    const status = await upsertTransferRefund(db(), asked);
    if (!status) throw new Error(`no transfer ${gatewayRef}`);
    return { status: status as RefundAnswer['status'], failure: status === 'failed' ? 'returned' : null };
  },
};
