import { endpoint, MOST_WRITES } from './endpoint';
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
  summary: 'Refunds that wait for a decision, that failed at the gateway, or all; newest first',
  query: QueueQuery,
  response: page(RefundRow),
});

export const grantAdminRefund = endpoint({
  id: 'grantAdminRefund',
  method: 'POST',
  path: '/admin/refunds/{id}/grant',
  access: 'admin',
  summary: 'The operator grants what a buyer asked for, wholly or so much of it',
  params: IdParams,
  body: Grant.strict(),
  response: RefundView,
  errors: ['conflict', 'own_trade', 'not_refundable'],
  idempotent: true,
  rateLimit: MOST_WRITES,
  touches: SALE_READS,
});

export const declineAdminRefund = endpoint({
  id: 'declineAdminRefund',
  method: 'POST',
  path: '/admin/refunds/{id}/decline',
  access: 'admin',
  summary: 'The operator declines what a buyer asked for, and says why',
  params: IdParams,
  body: DeclineRefund.strict(),
  response: RefundView,
  errors: ['conflict', 'own_trade'],
  rateLimit: MOST_WRITES,
  touches: SALE_READS,
});

export const getAdminSale = endpoint({
  id: 'getAdminSale',
  method: 'GET',
  path: '/admin/sales/{id}',
  access: 'admin',
  summary: 'Any sold line, with what was given back of it',
  params: IdParams,
  response: SaleView,
});

export const refundAdminSale = endpoint({
  id: 'refundAdminSale',
  method: 'POST',
  path: '/admin/sales/{id}/refunds',
  access: 'admin',
  summary: 'The operator gives back so much of any sold line; in minor units',
  params: IdParams,
  body: SaleRefund.strict(),
  response: SaleView,
  status: 201,
  errors: ['own_trade', 'not_refundable'],
  idempotent: true,
  rateLimit: MOST_WRITES,
  touches: SALE_READS,
});
