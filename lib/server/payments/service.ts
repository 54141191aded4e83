import 'server-only';

// Rows of payments for checkout, which opens them, gateway-events, which learns how they went, and reconciliation,
// which corrects them. Each caller locks the order first, as `lib/decisions/004` says.
export {
  findByGatewayRef,
  findPayment,
  lockFreePayments,
  lockPayment,
  type NamedPayment,
  type NewPayment,
  type PaymentRow,
  paymentWrite,
  takeStuck,
  updateNames,
  updateOpened,
  updatePaymentStatus,
  updateReported,
} from './repo';
