import 'server-only';
import { randomBytes } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { paths } from '@/lib/shared/paths';
import type { PaymentGateway } from '../port';
import { eventOf, parseEvent } from './events';
import { findIntent, upsertIntent } from './repo';
import { refundIntent } from './reversals';
import { checkSignature, SIGNATURE_HEADER } from './signature';

/** The built-in gateway: it moves no money, and behaves as a real one does. */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',

  async open({ paymentId, orderId, amount, currency, description }) {
    const id = `sbx_${randomBytes(12).toString('hex')}`;
    const returnUrl = paths.order(orderId);
    const gatewayRef = await upsertIntent(db(), {
      id,
      reference: paymentId,
      amount,
      currency,
      description,
      returnUrl,
    });
    return { gatewayRef, pageUrl: paths.sandboxPay(paymentId) };
  },

  verify(rawBody, headers, now) {
    checkSignature(rawBody, headers.get(SIGNATURE_HEADER), now);
    return parseEvent(rawBody);
  },

  read: parseEvent,

  async ask(gatewayRef) {
    const intent = await findIntent(db(), { id: gatewayRef });
    return intent ? eventOf(intent) : null;
  },

  refund: (asked) => refundIntent(jobCtx(), asked),
};
