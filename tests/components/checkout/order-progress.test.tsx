import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { KeptUntil } from '@/components/orders/kept-until';
import { OrderProgress } from '@/components/orders/order-progress';
import { orderState } from '@/components/orders/order-state';
import { Receipt } from '@/components/orders/receipt';
import { isUnderway } from '@/hooks/orders/use-order';
import { call } from '@/lib/client/call';
import { getOrder, listGateways, retryPayment } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { storeToken } from '@/lib/client/token';
import type { OrderView } from '@/lib/contract/orders';
import { queryKey } from '@/lib/contract/query-key';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { browserResources } from '@/lib/i18n/resources';
import { HOUR } from '@/lib/shared/time';
import { renderPage } from '@/tests/setup/render';
import { VIEWER } from '../posts/sample-post';
import { sampleCard } from '../products/sample-product';

vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => storeToken('a-token'));
type PaymentStatus = NonNullable<OrderView['payment']>['status'];
const CARD = { gateway: 'sandbox', transfer: null } as const;

function order(change: Partial<OrderView> = {}, payment: PaymentStatus = 'requires_action'): OrderView {
  const product = sampleCard();
  return {
    _id: 'o1',
    number: 'Q-1001',
    status: 'awaiting_payment',
    lines: [
      {
        _id: 'l1',
        kind: 'product',
        title: product.title,
        amount: product.price,
        seller: product.owner,
        productId: product._id,
        postId: null,
        entitlementId: null,
        isCancelled: false,
        startsAt: null,
        acceptBy: null,
        type: 'guide_ebook',
        cover: null,
      },
    ],
    total: product.price,
    payment: { _id: 'p1', status: payment, failure: null, pageUrl: '/sandbox-pay/p1', ...CARD },
    createdAt: '2026-11-21T10:00:00.000Z',
    paidAt: null,
    expiresAt: '2026-11-21T11:00:00.000Z',
    house: { name: 'قيمة', address: null, taxNumber: null },
    ...change,
  };
}

const refused = (): OrderView =>
  order({
    payment: { _id: 'p1', status: 'failed', failure: 'insufficient_funds', pageUrl: null, ...CARD },
  });

/** The same order, of a tip. */
const tip = (change: Partial<OrderView> = {}, payment?: PaymentStatus): OrderView => {
  const made = order(change, payment);
  return { ...made, lines: made.lines.map((line) => ({ ...line, kind: 'tip', productId: null })) };
};

const opened = () => vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === retryPayment);
const WAYS = { gateways: ['sandbox', 'bank_transfer'], transferDays: 3 };

describe('OrderProgress', () => {
  it('says that a tip has arrived, and leads to its author instead of to purchases', () => {
    renderPage(<OrderProgress order={tip({ status: 'paid' }, 'succeeded')} />);
    expect(screen.getByRole('heading', { name: 'وصلت إكراميتك، شكرًا لك' })).toBeVisible();
    expect(screen.getByRole('status')).not.toHaveTextContent('مكتبتك');
    expect(screen.getByRole('link', { name: /^إلى ملف/ })).toHaveAttribute(
      'href',
      `/users/${sampleCard().owner._id}`,
    );
    expect(screen.queryByRole('link', { name: 'كل مشترياتي' })).not.toBeInTheDocument();
  });

  it('offers no bank transfer for a tip below 50 dollars whose card was refused', async () => {
    const amount = { amount: 500, currency: 'USD' };
    vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === listGateways ? WAYS : {}) as never);
    const failed = { _id: 'p1', status: 'failed', failure: 'declined', pageUrl: null, ...CARD } as const;
    const { queryClient } = renderPage(<OrderProgress order={tip({ total: amount, payment: failed })} />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: /تحويل/ })).not.toBeInTheDocument();
    const { unmount } = renderPage(<OrderProgress order={order({ payment: failed })} />);
    expect(await screen.findByRole('button', { name: /تحويل/ })).toBeVisible();
    unmount();
  });

  it('counts down while it waits, and asks for the order again once its time is over', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:55:30.000Z'), shouldAdvanceTime: true });
    try {
      const { queryClient } = renderPage(<OrderProgress order={order()} />);
      const asked = vi.spyOn(queryClient, 'invalidateQueries');
      expect(screen.getByRole('timer')).toHaveTextContent('1:04:30');
      act(() => vi.advanceTimersByTime(HOUR));
      expect(screen.getByRole('timer')).toHaveTextContent(': 4:30');
      expect(asked).not.toHaveBeenCalled();
      act(() => vi.advanceTimersByTime(271_000));
      expect(screen.queryByRole('timer')).not.toBeInTheDocument();
      expect(asked).toHaveBeenCalledWith({ queryKey: queryKey(getOrder, { params: { id: 'o1' } }) });
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the line of the time empty on the server, so that the link below stays where it is pressed', () => {
    const html = renderToString(
      <I18nProvider locale="ar" digits="latn" calendar="gregory" resources={browserResources('ar')}>
        <QueryClientProvider client={new QueryClient()}>
          <KeptUntil order={order()} />
        </QueryClientProvider>
      </I18nProvider>,
    );
    expect(html).toMatch(/^<p class="[\w -]*"><\/p>$/);
  });

  it('says why a payment failed and offers to pay again', () => {
    renderPage(<OrderProgress order={refused()} />);
    expect(screen.getByRole('heading', { name: 'لم يكتمل الدفع' })).toBeInTheDocument();
    expect(screen.getByText('رصيد البطاقة غير كافٍ.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ادفع ببطاقة أخرى' })).toBeEnabled();
  });

  it('offers the other ways to pay beside another card, and opens the one that is chosen', async () => {
    const { user, queryClient, rerenderPage } = renderPage(null);
    queryClient.setQueryData(queryKey(listGateways, {}), WAYS);
    rerenderPage(<OrderProgress order={refused()} />);
    vi.mocked(call).mockResolvedValue(order());
    await user.click(await screen.findByRole('button', { name: /تحويل بنكي/ }));
    expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ query: { gateway: 'bank_transfer' } });
  });

  it('opens another payment at once, and only once, when the buyer asked the gateway for another card', async () => {
    vi.mocked(call).mockClear().mockResolvedValue(order());
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/sandbox-pay/p1`);
    const { rerenderPage } = renderPage(<OrderProgress order={refused()} again />);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/sandbox-pay/p1'));
    rerenderPage(<OrderProgress order={refused()} again />);
    expect(opened()).toHaveLength(1);
  });

  it('opens nothing by itself while the refusal has not arrived, when the buyer only looks, or by a link from elsewhere', async () => {
    vi.mocked(call).mockClear();
    const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.example/');
    renderPage(<OrderProgress order={refused()} again />);
    referrer.mockReturnValue(`${window.location.origin}/sandbox-pay/p1`);
    renderPage(<OrderProgress order={order()} again />);
    renderPage(<OrderProgress order={refused()} />);
    await act(async () => {});
    expect(opened()).toHaveLength(0);
  });

  it('shows that a payment is being confirmed, without a button', () => {
    renderPage(<OrderProgress order={order({}, 'processing')} />);
    expect(screen.getByRole('status')).toHaveTextContent('نؤكد دفعتك الآن');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that a paid order without an entitlement cannot be opened now', () => {
    const paid = order({ status: 'paid' }, 'succeeded');
    renderPage(<OrderProgress order={paid} />);
    expect(screen.getByRole('heading', { name: 'لا يمكن فتح ما اشتريته الآن' })).toBeInTheDocument();
    const [line] = paid.lines;
    const open = { ...paid, lines: line ? [{ ...line, entitlementId: 'e1' }] : [] };
    expect(orderState(open)).toBe('paid');
  });

  it('says that a quarantined payment is being reviewed, and shows no button or link', () => {
    renderPage(<OrderProgress order={order({ status: 'expired' }, 'quarantined')} />);
    expect(screen.getByRole('heading', { name: 'وصلتنا دفعتك ونراجعها' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers to pay again when the money went back, and to buy again when the order has expired', () => {
    const { unmount } = renderPage(<OrderProgress order={order({}, 'returned')} />);
    expect(screen.getByRole('button', { name: 'حاول الدفع مرة أخرى' })).toBeEnabled();
    unmount();
    const late = order({ status: 'expired' }, 'returned');
    renderPage(<OrderProgress order={late} />);
    const again = screen.getByRole('link', { name: 'اشترِه الآن' });
    expect(again).toHaveAttribute('href', `/checkout?product=${late.lines[0]?.productId}`);
  });

  it.each(['one', 'two'])(
    'leads from an expired order to the marketplace (products in the order: %s)',
    (many) => {
      const over = order({ status: 'expired' }, 'failed');
      if (many === 'two') over.lines = over.lines.flatMap((line) => [line, { ...line, _id: 'l2' }]);
      renderPage(<OrderProgress order={over} />);
      expect(screen.getByRole('heading', { name: 'انتهت مهلة هذا الطلب' })).toBeInTheDocument();
      expect(screen.queryAllByRole('link', { name: 'اشترِه الآن' })).toHaveLength(many === 'one' ? 1 : 0);
      expect(screen.getByRole('link', { name: 'تصفّح السوق' })).toHaveAttribute('href', '/marketplace');
    },
  );

  it('says that the money of a cancelled order goes back, and leads to all purchases', () => {
    renderPage(<OrderProgress order={order({ status: 'cancelled' }, 'returned')} />);
    expect(screen.getByText(/فيعود إليك ما دفعته/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'كل مشترياتي' })).toHaveAttribute('href', '/purchased-posts');
  });

  it('leads to the payment page when nothing was paid yet', () => {
    renderPage(<OrderProgress order={order()} />);
    expect(screen.getByRole('link', { name: 'أكمل الدفع' })).toHaveAttribute('href', '/sandbox-pay/p1');
  });

  it('links to the bought product once the order is paid', () => {
    const paid = order({ status: 'paid', paidAt: '2026-11-21T10:01:00.000Z' }, 'succeeded');
    paid.lines = paid.lines.map((line) => ({ ...line, entitlementId: 'e1' }));
    renderPage(<OrderProgress order={paid} />);
    expect(screen.getByRole('link', { name: 'افتحه ونزّله' })).toHaveAttribute('href', '/library/e1');
  });

  it.each([
    ['full_course', 'افتح الدورة'],
    ['audio_series', 'استمع الآن'],
    ['tutoring', 'افتح حجزك'],
    ['assessment_workshop', 'افتحه'],
  ])('opens a %s, which has nothing to download', (type, name) => {
    const paid = order({ status: 'paid', paidAt: '2026-11-21T10:01:00.000Z' }, 'succeeded');
    paid.lines = paid.lines.map((line) => ({ ...line, type, entitlementId: 'e1' }));
    renderPage(<OrderProgress order={paid} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/library/e1');
    expect(screen.queryByRole('link', { name: 'افتحه ونزّله' })).toBeNull();
  });
});

describe('orderState', () => {
  it.each(['paid', 'partly_refunded'] as const)('is ended when all of a %s order was cancelled', (status) => {
    const [line] = order().lines;
    if (!line) throw new Error('the order has no line');
    const cancelled = { ...line, isCancelled: true };
    expect(orderState(order({ status, lines: [cancelled] }))).toBe('ended');
    expect(orderState(order({ status, lines: [cancelled, { ...line, kind: 'tip' }] }))).toBe('ended');
    expect(orderState(order({ status, lines: [cancelled, line] }))).not.toBe('ended');
  });

  it('is processing when the payment succeeded but the order is not marked as paid yet', () => {
    expect(orderState(order({}, 'succeeded'))).toBe('processing');
  });

  it('is held or returned when the payment is, even after the order expired', () => {
    for (const status of ['awaiting_payment', 'expired'] as const) {
      expect(orderState(order({ status }, 'quarantined'))).toBe('held');
      expect(orderState(order({ status }, 'returned'))).toBe('returned');
    }
    expect(orderState(order({ status: 'cancelled' }, 'returned'))).toBe('cancelled');
  });

  it('is processing when the buyer comes back from the order’s open payment, and not otherwise', () => {
    expect(orderState(order(), 'p1')).toBe('processing');
    expect(orderState(order(), 'p0')).toBe('awaiting');
    expect(orderState(order({}, 'failed'), 'p1')).toBe('failed');
    expect(orderState(order({ status: 'expired' }), 'p1')).toBe('expired');
  });

  it('the page asks again only while the order may still change', () => {
    expect(isUnderway(order({}, 'processing'))).toBe(true);
    expect(isUnderway(order({}, 'failed'))).toBe(false);
    expect(isUnderway(order({ status: 'paid' }, 'succeeded'))).toBe(false);
    expect(isUnderway(order({ status: 'expired' }))).toBe(false);
  });
});

describe('Receipt', () => {
  const show = (change: Partial<OrderView>) =>
    renderPage(
      <ViewerProvider viewer={{ ...VIEWER, timeZone: 'Africa/Cairo' }}>
        <Receipt order={order({ ...change, house })} />
      </ViewerProvider>,
    );
  const house = { name: 'بيت قيمة', address: 'طريق الملك، الرياض', taxNumber: '300012345600003' };

  it('of a paid order names the company, its address and its tax number, and shows times in the reader’s zone', () => {
    show({ status: 'paid', paidAt: '2026-11-21T22:30:00.000Z' });
    for (const words of Object.values(house)) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^22 نوفمبر 2026، 00:30\s\(غرينتش\+2\)$/)).toBeVisible();
  });

  it('of an unpaid order names no company', () => {
    show({});
    expect(screen.queryByText(house.name)).toBeNull();
  });
});
