import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RevenueDetails } from '@/components/revenue/revenue-details';
import { RevenueReportTab } from '@/components/revenue/revenue-report';
import { getCurrentRevenueShare, getRevenueDetails, listRevenueReports } from '@/lib/client/endpoints.gen';
import type { RevenueLine } from '@/lib/contract/revenue-share';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { idOf, pageOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { reportOf } from './samples';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const current = {
  report: reportOf({ _id: '2026-11', month: '2026-11', status: 'open', closedAt: null }),
  inWords: ['في كل شهر يوضع 30% من رسوم المنصة في صندوق المشاركة.'],
  countedAt: '2026-11-21T10:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
};
const line = (more: Partial<RevenueLine> = {}): RevenueLine => ({
  _id: '1',
  source: 'comment',
  postId: idOf(1),
  companyId: null,
  company: null,
  productId: null,
  title: 'كيف أرتّب يومي',
  shareBps: null,
  count: 3,
  each: 2,
  points: 6,
  counted: 6,
  amount: usd(60),
  ...more,
});
const details = (report = reportOf(), ...lines: RevenueLine[]) => ({ ...pageOf(...lines), report });
const words = (element: HTMLElement) => stripBidiMarks(element.textContent ?? '');

beforeEach(() => vi.clearAllMocks());

test('the running month and the closed reports fail separately, and the month can be loaded again alone', async () => {
  answerWith([
    [getCurrentRevenueShare, BROKEN],
    [listRevenueReports, BROKEN],
  ]);
  const { user } = renderPage(<RevenueReportTab />);
  await screen.findByText('تعذّر تحميل هذا الشهر');
  await screen.findByText('تعذّر تحميل التقارير');
  answerWith([
    [getCurrentRevenueShare, current],
    [listRevenueReports, BROKEN],
  ]);
  const [first] = screen.getAllByRole('button', { name: 'إعادة المحاولة' });
  if (!first) throw new Error('a way to try again');
  await user.click(first);
  expect(await screen.findByRole('region', { name: /هذا الشهر حتى الآن/ })).toBeVisible();
  expect(screen.getByText('تعذّر تحميل التقارير')).toBeVisible();
});

test('the running month shows the expected share, the last day and the rule', async () => {
  answerWith([
    [getCurrentRevenueShare, current],
    [listRevenueReports, pageOf()],
  ]);
  renderPage(<RevenueReportTab />);
  const month = await screen.findByRole('region', { name: /هذا الشهر حتى الآن/ });
  expect(words(month)).toContain('$1.25');
  expect(words(month)).toContain('من 1,200 لجميع الأعضاء');
  expect(words(month)).toContain('ينتهي الشهر في 30 نوفمبر 2026');
  expect(words(month)).toContain('في كل شهر يوضع 30%');
  expect(within(month).queryByText('حصصك من مبيعات الشركات')).toBeNull();
  expect(await screen.findByText('لا تقارير مغلقة بعد')).toBeVisible();
});

test('a closed month links to its report, and shows company shares beside the share of the pool', async () => {
  answerWith([
    [getCurrentRevenueShare, { ...current, report: { ...current.report, companyAmount: usd(900) } }],
    [listRevenueReports, pageOf(reportOf({ companyAmount: usd(700) }))],
  ]);
  renderPage(<RevenueReportTab />);
  const link = await screen.findByRole('link', { name: 'أكتوبر 2026' });
  expect(link).toHaveAttribute('href', expect.stringContaining('2026-10'));
  expect(words(link.closest('li') as HTMLElement)).toMatch(/5 نقاط.*من صندوق \$300\.00.*\$7\.00.*\+\$1\.25/);
  expect(await screen.findByText('حصصك من مبيعات الشركات')).toBeVisible();
});

test('a report that cannot be loaded says so, and a retry loads the same month', async () => {
  answerWith([[getRevenueDetails, BROKEN]]);
  const { user } = renderPage(<RevenueDetails month="2026-10" />);
  await screen.findByText('تعذّر تحميل التقرير');
  answerWith([[getRevenueDetails, details()]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText('لا نقاط في هذا الشهر')).toBeVisible();
  expect(sentTo(getRevenueDetails)).toMatchObject([{ query: { month: '2026-10' } }]);
});

test('a report explains the way from fees to share, and names debts and leftovers only if there are any', async () => {
  answerWith([[getRevenueDetails, details()]]);
  const { unmount } = renderPage(<RevenueDetails month="2026-10" />);
  const how = await screen.findByRole('region', { name: 'كيف يُحسب هذا؟' });
  expect(within(how).getByText('مغلق')).toBeVisible();
  expect(within(how).getAllByRole('term').map(words)).toEqual([
    'رسوم المنصة في الشهر، بعد طرح ما أعادته الاستردادات',
    'يدخل الصندوق منها 30%',
    'الصندوق',
    'نقاطك من نقاط جميع الأعضاء',
    'نصيبك: الصندوق × نقاطك ÷ نقاط الجميع',
  ]);
  expect(words(how)).toContain('5 من 1,200');
  unmount();
  const { parts } = reportOf();
  const odd = reportOf({ status: 'open', parts: { ...parts, owed: usd(-5000), leftOver: usd(3) } });
  answerWith([[getRevenueDetails, details(odd)]]);
  renderPage(<RevenueDetails month="2026-10" />);
  const open = await screen.findByRole('region', { name: 'كيف يُحسب هذا؟' });
  expect(words(open)).toContain('تُطرح استردادات زادت على رسوم أشهر سابقة');
  expect(words(open)).toContain('بقي في الصندوق من شهر سابق');
  expect(words(open)).toContain('يتغير هذا كله حتى يُغلق الشهر.');
});

test('each line shows what was done, how it counts, what it earns and whether a limit was reached', async () => {
  const capped = line({
    _id: '2',
    source: 'reaction',
    count: 12,
    each: 1,
    points: 12,
    counted: 10,
    title: '',
  });
  const sales = line({
    _id: '3',
    source: 'company',
    postId: null,
    productId: idOf(2),
    companyId: idOf(3),
    company: 'دار قلم',
    title: 'دليل الخط',
    shareBps: 2500,
    count: 2,
    points: 0,
    counted: 0,
    each: 0,
  });
  answerWith([[getRevenueDetails, details(reportOf(), line(), capped, sales)]]);
  renderPage(<RevenueDetails month="2026-10" />);
  const list = within(await screen.findByRole('region', { name: 'سطرًا سطرًا' }));
  const rows = list.getAllByRole('listitem').map(words);
  expect(rows[0]).toMatch(/تعليق من 3 أعضاء.*كيف أرتّب يومي.*3 × 2 = 6.*\+\$0\.60/);
  expect(rows[1]).toMatch(/منشور بلا نص.*احتُسب منها 10 نقاط/);
  expect(rows[2]).toMatch(/عمليتا بيع.*دليل الخط.*من مبيعات دار قلم.*حصتك 25%/);
  expect(rows[2]).not.toContain('×');
  expect(list.getByRole('link', { name: 'كيف أرتّب يومي' })).toHaveAttribute('href', `/posts/${idOf(1)}`);
  expect(list.getByRole('link', { name: 'دليل الخط' })).toHaveAttribute('href', `/products/${idOf(2)}`);
});
