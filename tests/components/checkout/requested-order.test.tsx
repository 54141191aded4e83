import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderProgress } from '@/components/orders/order-progress';
import type { OrderView } from '@/lib/contract/orders';
import { sampleCard } from '@/tests/components/products/sample-product';
import { renderPage } from '@/tests/setup/render';

const PRODUCT = sampleCard();
const ORDER: OrderView = {
  _id: 'o1',
  number: 'Q-1001',
  status: 'paid',
  total: PRODUCT.price,
  payment: null,
  lines: [
    {
      _id: 'l1',
      kind: 'product',
      title: PRODUCT.title,
      amount: PRODUCT.price,
      seller: PRODUCT.owner,
      productId: PRODUCT._id,
      postId: null,
      entitlementId: 'e1',
      isCancelled: false,
      cover: null,
      type: 'tutoring',
      startsAt: '2026-11-25T10:00:00.000Z',
      acceptBy: '2026-11-22T10:01:00.000Z',
    },
  ],
  createdAt: '2026-11-21T10:00:00.000Z',
  paidAt: '2026-11-21T10:01:00.000Z',
  expiresAt: '2026-11-21T11:00:00.000Z',
  house: { name: 'قيمة', address: null, taxNumber: null },
};

describe('a booking that its host has to accept', () => {
  const request = (change: Partial<OrderView> = {}) => {
    return { ...ORDER, ...change };
  };

  it('is paid, and says until when the host answers', () => {
    renderPage(<OrderProgress order={request()} />);
    expect(screen.getByRole('heading')).toHaveTextContent(
      /^تم الدفع\. جواب صاحب الموعد حتى .*22 نوفمبر 2026/,
    );
    expect(screen.getByRole('link', { name: 'افتح طلبك' })).toHaveAttribute('href', '/library/e1');
    expect(screen.queryByText(/شكرًا لك/)).toBeNull();
  });

  it('names no money where it is free', () => {
    const total = { amount: 0, currency: 'USD' as const };
    renderPage(<OrderProgress order={request({ total, payment: null })} />);
    expect(screen.getByRole('heading')).toHaveTextContent(/^جواب صاحب الموعد عن «.*» حتى/);
    expect(screen.queryByText(/الدفع|دفعته/)).toBeNull();
  });

  it('is named in an order of several things', () => {
    const { lines, ...rest } = request();
    const [line] = lines;
    if (!line) throw new Error('the order has no line');
    const all = [line, { ...line, _id: 'l2', title: 'كتاب', type: 'guide_ebook', acceptBy: null }];
    renderPage(<OrderProgress order={{ ...rest, lines: all }} />);
    expect(screen.getByRole('heading', { name: 'تم الدفع، شكرًا لك' })).toBeVisible();
    expect(screen.getByText(/^جواب صاحب الموعد عن «.*» حتى/)).toBeVisible();
  });
});
