// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as postPayments from '@/lib/contract/post-payments';

export const createTip = /* @__PURE__ */ address<typeof postPayments.createTip>('createTip', 'POST', '/users/{id}/tips', { touches: ['getTipTerms'], idempotent: true });
export const generatePaymentIntentLink = /* @__PURE__ */ address<typeof postPayments.generatePaymentIntentLink>('generatePaymentIntentLink', 'POST', '/posts/{id}/generatePaymentIntentLink', { touches: ['getCart', 'getTipTerms'], idempotent: true });
