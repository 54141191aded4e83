import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Library } from '@/components/purchases/library';
import { Purchases } from '@/components/purchases/purchases';
import { call } from '@/lib/client/call';
import { getLockedPart, getPurchase, listOwnRefunds, listPurchases } from '@/lib/client/endpoints.gen';
import type { BoughtPost } from '@/lib/contract/purchases';
import { renderPage } from '@/tests/setup/render';
import { AUTHOR } from '../posts/sample-post';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const ID = '01890000-0000-7000-8000-000000000012';
const AT = '2026-11-20T10:00:00.000Z';
const bought = (post: Partial<BoughtPost['post']> = {}): BoughtPost => ({
  _id: ID,
  product: null,
  kind: null,
  use: 'read',
  access: 'active',
  isDisputed: false,
  cancelledFor: null,
  grantedAt: AT,
  refund: null,
  post: {
    _id: 'p1',
    title: 'دليل التسعير',
    author: AUTHOR,
    price: { amount: 500, currency: 'USD' },
    behind: { words: 820, images: 0, files: 2, minutes: 4 },
    cover: null,
    isRead: false,
    isVisible: true,
    ...post,
  },
});
const view = (post: Partial<BoughtPost['post']>) => ({
  ...bought(post),
  files: [],
  orderId: 'o1',
  version: 1,
  refundDays: 14,
});
const LOCKED = {
  postId: 'p1',
  title: 'دليل التسعير',
  author: AUTHOR,
  free: 'المقدمة',
  version: 1,
  newest: 1,
  bought: 1,
  text: 'السر كله هنا',
  media: [],
  files: [],
  changedAt: AT,
};

function answer(...answers: [unknown, unknown][]) {
  const given = new Map<unknown, unknown>(answers);
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (endpoint) => given.get(endpoint) as never);
}

test('a bought post stands in the library with what it holds, and is opened there', async () => {
  const empty = { data: [], nextCursor: null };
  answer([listPurchases, { data: [bought()], nextCursor: null }], [listOwnRefunds, empty]);
  renderPage(<Purchases />);
  expect(await screen.findByRole('link', { name: 'قراءة «دليل التسعير»' })).toHaveAttribute(
    'href',
    `/library/${ID}`,
  );
  expect(screen.getByText('820 كلمة، ملفان، 4 دقائق')).toBeVisible();
});

test('a bought post is read in the library by a press, and at once when it was read before', async () => {
  answer([getPurchase, view({})], [getLockedPart, LOCKED]);
  const { user, unmount } = renderPage(<Library entitlementId={ID} />);
  await user.click(await screen.findByRole('button', { name: 'اقرأ الجزء المدفوع' }));
  expect(await screen.findByText('السر كله هنا')).toBeVisible();
  expect(screen.getByText('المقدمة')).toBeVisible();
  unmount();
  answer([getPurchase, view({ isRead: true, isVisible: false })], [getLockedPart, LOCKED]);
  renderPage(<Library entitlementId={ID} />);
  expect(await screen.findByText('السر كله هنا')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'صفحة المنشور' })).not.toBeInTheDocument();
});
