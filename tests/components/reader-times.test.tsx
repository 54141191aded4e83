import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AuditLog } from '@/components/admin/audit/audit-log';
import { SelfChecks } from '@/components/admin/books/self-checks';
import { SaleList } from '@/components/admin/sales/sale-list';
import { Webhooks } from '@/components/admin/webhooks/webhooks';
import { Ledger } from '@/components/finance/ledger';
import { type Viewer, ViewerProvider } from '@/components/layout/viewer-context';
import { Purchases } from '@/components/purchases/purchases';
import { SalePage } from '@/components/refunds/sale-page';
import { TimeAgo } from '@/components/ui/time-ago';
import {
  getAuditState,
  getSale,
  listAudit,
  listLedger,
  listOwnRefunds,
  listPurchases,
  listSales,
  listSelfChecks,
  listWebhooks,
} from '@/lib/client/endpoints.gen';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));

const [buyer, seller] = [personOf(1, 'هدى'), personOf(2, 'سارة')];
const memberIn = (timeZone: string | null): Viewer => ({ ...seller, bio: '', timeZone });

/** The server's answer for a place and a time. */
type Facts = (at: string) => Parameters<typeof answerWith>[0];

const ledger: Facts = (at) => [
  [
    listLedger,
    pageOf({
      _id: '9',
      kind: 'sale',
      category: 'sales',
      account: 'pending',
      movedFrom: null,
      amount: usd(1800),
      title: 'دليل',
      buyer: 'هدى',
      createdAt: at,
    }),
  ],
];
const sale: Facts = (at) => [
  [
    getSale,
    {
      _id: idOf(3),
      kind: 'product',
      orderNumber: '4F2A',
      title: 'دليل',
      buyer,
      seller,
      refunds: [],
      amount: usd(1900),
      fee: usd(190),
      refundable: usd(0),
      dispute: null,
      paidAt: at,
      startsAt: null,
      acceptBy: null,
      terms: { usage: null, until: at },
    },
  ],
];
const purchases: Facts = (at) => [
  [
    listPurchases,
    pageOf({
      _id: idOf(4),
      product: sampleProduct(),
      post: null,
      kind: 'files',
      use: 'open',
      access: 'active',
      holds: { count: 1, unit: 'file' },
      filesCount: 1,
      refund: null,
      grantedAt: at,
    }),
  ],
  [listOwnRefunds, pageOf()],
];
const sales: Facts = (at) => [
  [
    listSales,
    pageOf({
      _id: idOf(5),
      number: '4F2A',
      status: 'paid',
      buyer,
      email: null,
      titles: ['دليل'],
      gateway: null,
      total: usd(1900),
      createdAt: at,
    }),
  ],
];
const audit: Facts = (at) => [
  [
    listAudit,
    pageOf({ _id: '41', at, actor: seller, action: 'account.suspend', subject: null, details: {} }),
  ],
  [getAuditState, { firstBreak: null, entries: 1, actions: [] }],
];
const webhooks: Facts = (at) => [
  [
    listWebhooks,
    pageOf({
      _id: idOf(6),
      source: 'sandbox',
      externalId: 'evt_1',
      type: 'refund.succeeded',
      status: 'dead',
      attempts: 1,
      error: null,
      receivedAt: at,
      nextAt: null,
    }),
  ],
];
const checks: Facts = (at) => [
  [listSelfChecks, pageOf({ _id: idOf(7), ranAt: at, durationMs: 1, isWhole: true, broken: 0, results: [] })],
];
const nothing: Facts = () => [];

const SAME_DAY = { at: '2026-11-21T20:38:00.000Z', day: '21 نوفمبر 2026', time: '23:38' };
const NEXT_DAY = { at: '2026-11-21T21:38:00.000Z', day: '22 نوفمبر 2026', time: '00:38' };

describe('a member in Riyadh', () => {
  const shown = async (page: ReactNode, text: string) => {
    const { container, unmount } = renderPage(
      <ViewerProvider viewer={memberIn('Asia/Riyadh')}>{page}</ViewerProvider>,
    );
    await vi.waitFor(() => expect(stripBidiMarks(container.innerHTML)).toContain(text));
    unmount();
  };

  it.each([
    ['the ledger', ledger, () => <Ledger />],
    ['a sale', sale, () => <SalePage by="seller" id={idOf(3)} />],
    ['the age of a post', nothing, (at: string) => <TimeAgo time={at} />],
  ])('reads the time and the day of their zone in %s', async (_place, facts, page) => {
    for (const { at, day, time } of [SAME_DAY, NEXT_DAY]) {
      answerWith(facts(at));
      await shown(page(at), `${day}، ${time}`);
    }
  });

  it('reads the day of their zone in the library', async () => {
    for (const { at, day } of [SAME_DAY, NEXT_DAY]) {
      answerWith(purchases(at));
      await shown(<Purchases />, day);
    }
  });

  it.each([
    ['the sales', sales, () => <SaleList q={undefined} />],
    ['the audit log', audit, () => <AuditLog filter={{}} />],
    ['the webhooks', webhooks, () => <Webhooks filter={{}} />],
    ['the checks of the books', checks, () => <SelfChecks />],
  ])('reads in %s of the console which clock it is, too', async (_place, facts, page) => {
    for (const { at, day, time } of [SAME_DAY, NEXT_DAY]) {
      answerWith(facts(at));
      await shown(page(), `${day}، ${time}&nbsp;(غرينتش+3)`);
    }
  });
});

describe('useTimeZone', () => {
  const Zone = () => <p>{useTimeZone()}</p>;
  const page = (viewer: Viewer) => (
    <ViewerProvider viewer={viewer}>
      <Zone />
    </ViewerProvider>
  );
  const inBrowser = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone });

  it('is the zone of the account, wherever the browser is', () => {
    const browser = inBrowser('Europe/London');
    expect(render(page(memberIn('Africa/Cairo'))).container).toHaveTextContent('Africa/Cairo');
    browser.mockRestore();
  });

  it.each([
    ['a guest', null],
    ['a member without a zone', memberIn(null)],
  ])('of %s is the platform’s on the server, and the browser’s after hydration', async (_who, viewer) => {
    const browser = inBrowser('Europe/London');
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(viewer));
    expect(container).toHaveTextContent('Asia/Riyadh');
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page(viewer), { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(container).toHaveTextContent('Europe/London');
    expect(mismatches).toEqual([]);
    await act(async () => root.unmount());
    browser.mockRestore();
  });
});
