import { expect, test } from 'vitest';
import { notificationTarget } from '@/components/layout/notification-target';

const nothing = { postId: null, from: null, orderId: null, productId: null };

test.each([
  [{ postId: { _id: 'p' }, from: { _id: 'u' } }, '/posts/p'],
  [{ from: { _id: 'u' }, orderId: 'o' }, '/users/u'],
  [{ orderId: 'o', productId: 'x' }, '/orders/o'],
  [{ productId: 'x' }, '/products/x'],
  [{ from: { _id: 'u' }, kind: 'company_invited' }, '/companies'],
  [{ from: { _id: 'u' }, kind: 'company_share' }, '/companies'],
  [{ from: { _id: 'u' }, kind: 'company_left' }, '/creator/company'],
  [{ kind: 'identity_rejected' }, '/creator/identity'],
  [{ kind: 'revenue_report', month: '2026-10' }, '/finance/revenue-report/2026-10'],
  [{ kind: 'operator_news' }, '/admin'],
  [{ kind: 'operator_alarm' }, '/admin/ledger'],
  [{}, '/notifications'],
])('a notification with %o leads to %s', (given, path) => {
  expect(notificationTarget({ ...nothing, ...given })).toBe(path);
});
