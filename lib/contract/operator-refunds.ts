import { endpoint } from './endpoint';
import { IdParams, page } from './fields';
import {
  DeclineRefund,
  Grant,
  QueueQuery,
  RefundRow,
  RefundView,
  SALE_READS,
  SaleRefund,
  SaleView,
} from './refunds';

export const listAdminRefunds = endpoint({
  id: 'listAdminRefunds',
  method: 'GET',
  path: '/admin/refunds',
  access: 'admin',
  query: QueueQuery,
  response: page(RefundRow),
});

export const grantAdminRefund = endpoint({
  id: 'grantAdminRefund',
  method: 'POST',
  path: '/admin/refunds/{id}/grant',
  access: 'admin',
  params: IdParams,
  body: Grant.strict(),
  response: RefundView,
  errors: ['conflict', 'own_trade', 'not_refundable'],
  idempotent: true,
  touches: SALE_READS,
});

export const declineAdminRefund = endpoint({
  id: 'declineAdminRefund',
  method: 'POST',
  path: '/admin/refunds/{id}/decline',
  access: 'admin',
  params: IdParams,
  body: DeclineRefund.strict(),
  response: RefundView,
  errors: ['conflict', 'own_trade'],
  touches: SALE_READS,
});

export const getAdminSale = endpoint({
  id: 'getAdminSale',
  method: 'GET',
  path: '/admin/sales/{id}',
  access: 'admin',
  params: IdParams,
  response: SaleView,
});

export const refundAdminSale = endpoint({
  id: 'refundAdminSale',
  method: 'POST',
  path: '/admin/sales/{id}/refunds',
  access: 'admin',
  params: IdParams,
  body: SaleRefund.strict(),
  response: SaleView,
  status: 201,
  errors: ['own_trade', 'not_refundable'],
  idempotent: true,
  touches: SALE_READS,
});
