import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SaleList } from '@/components/admin/sales/sale-list';
import { SaleStoryPage } from '@/components/admin/sales/sale-story-page';
import { getSaleStory, listSales, refundAdminSale } from '@/lib/client/endpoints.gen';
import type { SaleStory } from '@/lib/contract/operator-sales';
import { idOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/admin/sales' }));

const AT = '2026-11-20T10:00:00.000Z';
const id = idOf;
const [buyer, seller] = [personOf(1, 'هدى'), personOf(2, 'سارة')];

const story: SaleStory = {
  _id: id(10),
  number: '4F2A-11BC',
  status: 'partly_refunded',
  buyer,
  email: 'huda@demo.example',
  total: usd(1000),
  createdAt: AT,
  paidAt: AT,
  expiresAt: AT,
  lines: [
    {
      _id: id(11),
      kind: 'product',
      title: 'قوالب العرض',
      productId: id(12),
      postId: null,
      seller,
      amount: usd(1000),
      fee: usd(100),
      refundable: usd(600),
      terms: null,
      parts: [{ owner: seller, earned: usd(900), left: usd(540), releaseAt: AT, releasedAt: null }],
      access: {
        _id: id(13),
        status: 'active',
        downloads: 2,
        usage: { done: 1, of: 3, unit: 'file' as const },
        used: { files: 1, of: 3 },
        lastNewAt: AT,
      },
    },
  ],
  payments: [
    {
      _id: id(14),
      gateway: 'bank_transfer',
      references: ['QM-7K3D-9WXA-P'],
      status: 'succeeded',
      failure: null,
      amount: usd(1000),
      createdAt: AT,
      updatedAt: AT,
      receipts: [
        {
          _id: id(15),
          status: 'approved',
          name: 'إيصال.pdf',
          submittedAt: AT,
          decidedAt: AT,
          decidedBy: 'إدارة',
          reason: null,
          note: '',
          bankReference: 'FT20261122',
        },
      ],
    },
  ],
  refunds: [
    {
      _id: id(16),
      status: 'succeeded',
      reason: 'other',
      note: 'لم يعمل',
      answer: 'نعتذر',
      amount: usd(400),
      lines: [],
      createdAt: AT,
      decidedAt: AT,
      failure: null,
      askedBy: 'هدى',
      decidedBy: 'سارة',
      bankReference: null,
    },
  ],
  disputes: [],
  journals: [
    {
      _id: id(17),
      kind: 'sale',
      at: AT,
      postings: [
        { kind: 'clearing', owner: null, amount: usd(-1000) },
        { kind: 'pending', owner: seller, amount: usd(900) },
        { kind: 'fees', owner: null, amount: usd(100) },
      ],
    },
  ],
  notices: [{ _id: id(18), kind: 'purchase', to: buyer, at: AT, isRead: false }],
};
const row = {
  _id: id(10),
  number: story.number,
  status: story.status,
  buyer,
  email: story.email,
  titles: ['قوالب العرض'],
  total: usd(1000),
  gateway: 'bank_transfer',
  createdAt: AT,
  paidAt: AT,
};

test('a sale list that cannot be loaded says so and offers a retry', async () => {
  answerWith([[listSales, BROKEN]]);
  const { user } = renderPage(<SaleList q={undefined} />);
  await screen.findByText('تعذّر تحميل المبيعات');
  answerWith([[listSales, { data: [row], nextCursor: null }]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText('4F2A-11BC')).toBeVisible();
});

test('a search without results says so, and a new search goes into the address', async () => {
  answerWith([[listSales, { data: [], nextCursor: null }]]);
  const { user } = renderPage(<SaleList q="0000-0000" />);
  await screen.findByText('لا طلب بهذه البيانات');
  const field = screen.getByRole('textbox', { name: 'ابحث عن بيع' });
  expect(field).toHaveValue('0000-0000');
  await user.clear(field);
  await user.type(field, ' 4F2A-11BC {Enter}');
  expect(push).toHaveBeenCalledWith('/admin/sales?q=4F2A-11BC', { scroll: false });
});

test('an order in the list links to its sale story', async () => {
  answerWith([[listSales, { data: [row], nextCursor: null }]]);
  renderPage(<SaleList q="4F2A-11BC" />);
  const link = await screen.findByRole('link', { name: /4F2A-11BC/ });
  expect(link).toHaveAttribute('href', `/admin/sales/${id(10)}`);
  expect(within(link).getByText('huda@demo.example')).toBeVisible();
  expect(within(link).getByText('استُرد جزء منه')).toBeVisible();
});

test('the sale story shows the split, references, receipt, refund, journals and notices', async () => {
  answerWith([[getSaleStory, story]]);
  renderPage(<SaleStoryPage id={id(10)} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('4F2A-11BC');
  for (const text of ['QM-7K3D-9WXA-P', 'FT20261122', 'لم يعمل', 'نعتذر', '1 من 3 ملف', 'اكتمل الشراء'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/بقي منه معلّقًا/)).toHaveTextContent('5.40');
  expect(screen.getByRole('link', { name: 'بيع' })).toHaveAttribute(
    'href',
    `/admin/ledger/journals/${id(17)}`,
  );
});

test('without a notice of its own, the sale story says which notices it does not list', async () => {
  answerWith([[getSaleStory, { ...story, notices: [] }]]);
  renderPage(<SaleStoryPage id={id(10)} />);
  expect(await screen.findByRole('heading', { name: 'إشعارات هذا الطلب' })).toBeVisible();
  expect(screen.getByText(/لا يظهر هنا إشعار يجمع عدة طلبات/)).toBeVisible();
});

test('a failed payment says why in words, and shows an unknown gateway code as it is', async () => {
  const [payment] = story.payments;
  if (!payment) throw new Error('a payment');
  const failed = ['another_way', 'unreadable', 'do_not_honor'].map((failure, n) => {
    return { ...payment, _id: id(20 + n), failure, status: 'failed' as const, receipts: [] };
  });
  answerWith([[getSaleStory, { ...story, payments: failed }]]);
  renderPage(<SaleStoryPage id={id(10)} />);
  expect(await screen.findByText('اختار المشتري طريقة دفع أخرى')).toBeVisible();
  expect(screen.getByText('الإيصال غير مقروء.')).toBeVisible();
  expect(screen.getByText('do_not_honor')).toBeVisible();
});

test('the operator refunds what is left of an order line from the sale story', async () => {
  answerWith([
    [getSaleStory, story],
    [refundAdminSale, {}],
  ]);
  const { user } = renderPage(<SaleStoryPage id={id(10)} />);
  await user.click(await screen.findByRole('button', { name: /أعد مبلغًا إلى المشتري: قوالب العرض/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }));
  await screen.findByText('المبلغ في طريقه إلى المشتري');
  expect(sentTo(refundAdminSale)).toEqual([
    expect.objectContaining({ params: { id: id(11) }, body: { amount: 600, answer: '' } }),
  ]);
});

test('a sale with nothing left to refund has no button', async () => {
  const [line] = story.lines;
  if (!line) throw new Error('a line');
  answerWith([[getSaleStory, { ...story, lines: [{ ...line, refundable: usd(0) }] }]]);
  renderPage(<SaleStoryPage id={id(10)} />);
  await screen.findByText('QM-7K3D-9WXA-P');
  expect(screen.queryByRole('button')).toBeNull();
});
