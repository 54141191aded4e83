import { expect, test } from 'vitest';
import { notificationTarget } from '@/components/layout/notification-target';

const nothing = { postId: null, from: null, orderId: null, productId: null };

test.each([
  [{ postId: { _id: 'p' }, from: { _id: 'u' } }, '/posts/p'],
  [{ from: { _id: 'u' }, orderId: 'o' }, '/users/u'],
  [{ orderId: 'o', productId: 'x' }, '/orders/o'],
  [{ productId: 'x' }, '/products/x'],
  [{}, '/notifications'],
])('%o leads to %s', (given, path) => {
  expect(notificationTarget({ ...nothing, ...given })).toBe(path);
});
