import 'server-only';
import { randomBytes } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { writeTogether } from '@/lib/server/db/writes';
import { found } from '@/lib/server/errors';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { paths } from '@/lib/shared/paths';
import type { Opening, PaymentGateway } from '../port';
import { eventOf, parseEvent, SANDBOX_RATE } from './events';
import { findIntent, intentWrite } from './repo';
import { refundIntent } from './reversals';
import { checkSignature, SIGNATURE_HEADER } from './signature';

function openHere({ paymentId, orderId, amount, currency, description, asksProof, at }: Opening) {
  const intent = {
    id: `sbx_${randomBytes(12).toString('hex')}`,
    reference: paymentId,
    returnUrl: paths.order(orderId),
    amount,
    currency,
    description,
    asksProof,
    at,
  };
  return {
    opened: { gatewayRef: intent.id, pageUrl: paths.sandboxPay(paymentId) },
    kept: intentWrite(intent),
  };
}

/** The built-in gateway: it moves no money, and otherwise works like a real one. */
export const sandboxGateway: PaymentGateway = {
  name: 'sandbox',
  cards: 'here',
  rate: SANDBOX_RATE,

  async open(payment) {
    const { opened, kept } = openHere(payment);
    await writeTogether(db(), [kept]);
    const { id: gatewayRef } = found(await findIntent(db(), { reference: payment.paymentId }));
    return { ...opened, gatewayRef };
  },

  openHere,

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
