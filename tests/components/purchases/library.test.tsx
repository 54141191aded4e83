import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Library } from '@/components/purchases/library';
import { ApiError } from '@/lib/client/api-error';
import { createDownloadLink, getPurchase, listBoughtFiles } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));

const ID = '01890000-0000-7000-8000-000000000012';
const ORDER = '01890000-0000-7000-8000-000000000010';
const FILE = '01890000-0000-7000-8000-000000000013';

type Product = Extract<Payload<typeof getPurchase>, { post: null }>;
const purchase = (more: Partial<Product> = {}): Product => ({
  _id: ID,
  product: sampleProduct({ title: 'دليل الخط' }),
  post: null,
  filesCount: 1,
  refund: null,
  kind: 'files',
  holds: { count: 1, unit: 'file' },
  use: 'open',
  isDisputed: false,
  cancelledFor: null,
  grantedAt: '2026-11-20T10:00:00.000Z',
  orderId: ORDER,
  version: 1,
  refundDays: 14,
  access: 'active',
  files: [],
  ...more,
});
const FILES = { files: [{ _id: FILE, name: 'الدليل.pdf', size: 1000, mime: 'application/pdf' }] };
const GONE = new ApiError({ code: 'not_entitled', status: 403, detail: 'ليس هذا من مشترياتك.' });

beforeEach(() => window.localStorage.setItem('token', 'a-token'));

test('a purchase that cannot be loaded says so and offers a retry', async () => {
  answerWith([[getPurchase, BROKEN]]);
  const { user } = renderPage(<Library entitlementId={ID} />);
  await screen.findByText('تعذّر فتح هذه المشتريات');
  answerWith([
    [getPurchase, purchase()],
    [listBoughtFiles, FILES],
  ]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'دليل الخط' })).toBeVisible();
});

test.each([
  ['revoked', null, 'استُرد ثمن هذا الشراء', /عاد إليك ثمن.*فلم يعد متاحًا لك\.$/],
  ['suspended', null, 'هذا الشراء موقوف مؤقتًا', /في طريقه إليك/],
  ['revoked', 'buyer', 'أُلغي هذا الشراء', /^ألغيتَ .*ما يعود إليك من ثمنه/],
  ['suspended', 'host', 'أُلغي هذا الشراء', /^ألغى المضيف .*ما يعود إليك من ثمنه/],
  ['revoked', 'moderation', 'أُلغي هذا الشراء', /^ألغى فريق قيمة /],
  ['revoked', 'not_given', 'أُلغي هذا الشراء', /^تعذّر تقديم /],
] as const)(
  'a %s purchase, cancelled by %s, says what happened, links to the order and has nothing to download',
  async (access, cancelledFor, title, hint) => {
    answerWith([[getPurchase, purchase({ access, cancelledFor, files: [], filesCount: 0 })]]);
    renderPage(<Library entitlementId={ID} />);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(hint)).toHaveTextContent('دليل الخط');
    expect(screen.getByRole('link', { name: 'عرض الطلب والإيصال' })).toHaveAttribute(
      'href',
      `/orders/${ORDER}`,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'صفحة المنتج' })).toHaveLength(access === 'revoked' ? 1 : 0);
  },
);

test('files that cannot be loaded say so, below what was bought', async () => {
  answerWith([
    [getPurchase, purchase()],
    [listBoughtFiles, BROKEN],
  ]);
  renderPage(<Library entitlementId={ID} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'دليل الخط' })).toBeVisible();
  expect(await screen.findByText('تعذّر تحميل الملفات')).toBeVisible();
});

test('a file that may no longer be downloaded says why', async () => {
  answerWith([
    [getPurchase, purchase()],
    [listBoughtFiles, FILES],
    [createDownloadLink, GONE],
  ]);
  const { user } = renderPage(<Library entitlementId={ID} />);
  await user.click(await screen.findByRole('button', { name: 'تنزيل: الدليل.pdf' }));
  expect(await screen.findByText('ليس هذا من مشترياتك.')).toBeVisible();
  expect(sentTo(createDownloadLink)).toEqual([{ params: { id: ID, fileId: FILE } }]);
});
