import 'server-only';

// Rows of payments for those who open them (checkout), learn how they went (gateway-events) and set them right
// (reconciliation). Each caller holds the order locked first, as `lib/decisions/004` says.
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
  updateTold,
} from './repo';
