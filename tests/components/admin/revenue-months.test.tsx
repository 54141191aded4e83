import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RevenueMonths } from '@/components/admin/revenue/revenue-months';
import { ApiError } from '@/lib/client/api-error';
import { closeRevenueMonth, listRevenueMonths } from '@/lib/client/endpoints.gen';
import type { ClosedMonth } from '@/lib/contract/revenue-share';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { pageOf, usd } from '@/tests/components/admin/samples';
import { reportOf } from '@/tests/components/revenue/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const { parts, pool } = reportOf();
const next = (isOver: boolean) => ({
  month: '2026-10',
  closesAt: '2026-11-01T00:00:00.000Z',
  isOver,
  pool,
  parts,
});
const september: ClosedMonth = {
  _id: '2026-09',
  month: '2026-09',
  status: 'closed',
  pool: usd(12_345),
  parts,
  points: 900,
  members: 12,
  begunAt: '2026-10-01T00:10:00.000Z',
  closedAt: '2026-10-01T00:11:00.000Z',
};
const months = (isOver = true, ...closed: ClosedMonth[]) => ({ ...pageOf(...closed), next: next(isOver) });
const ask = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'أغلق أكتوبر 2026' }));
  return within(await screen.findByRole('alertdialog', { name: 'إغلاق أكتوبر 2026؟' }));
};

beforeEach(() => vi.clearAllMocks());

test('months that cannot be loaded say so and offer a retry', async () => {
  answerWith([[listRevenueMonths, BROKEN]]);
  const { user } = renderPage(<RevenueMonths />);
  await screen.findByText('تعذّر تحميل الأشهر');
  answerWith([[listRevenueMonths, months()]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText('لم يُغلق شهر بعد')).toBeVisible();
});

test('a month that still runs cannot be closed, and says from when it can be', async () => {
  answerWith([[listRevenueMonths, months(false)]]);
  renderPage(<RevenueMonths />);
  expect(await screen.findByRole('button', { name: 'أغلق أكتوبر 2026' })).toBeDisabled();
  expect(screen.getByText(/^يمكن إغلاقه من/)).toHaveTextContent('نوفمبر 2026');
});

test.each([
  [
    'is refused',
    new ApiError({ code: 'month_open', status: 409, detail: 'لم ينته الشهر.' }),
    /^لم ينته الشهر\.$/,
  ],
  ['gets no answer', new ApiError({}), /./],
])(
  'when closing a month %s, the dialog says why, and shows no error when it is opened again',
  async (_, error, says) => {
    answerWith([
      [listRevenueMonths, months()],
      [closeRevenueMonth, error],
    ]);
    const { user } = renderPage(<RevenueMonths />);
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'أغلق أكتوبر 2026' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(says);
    await user.click(dialog.getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await ask(user)).queryByRole('alert')).toBeNull();
  },
);

test('a month is closed only after a confirmation', async () => {
  answerWith([
    [listRevenueMonths, months(true, september)],
    [closeRevenueMonth, { ...september, _id: '2026-10', month: '2026-10' }],
  ]);
  const { user } = renderPage(<RevenueMonths />);
  const dialog = await ask(user);
  expect(sentTo(closeRevenueMonth)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'أغلق أكتوبر 2026' }));
  expect(await screen.findByText('أُغلق أكتوبر 2026')).toBeVisible();
  expect(sentTo(closeRevenueMonth)).toEqual([{ body: { month: '2026-10' } }]);
});

test('a closed month says how much was shared among how many members', async () => {
  answerWith([[listRevenueMonths, months(true, september, { ...september, _id: 'x', status: 'closing' })]]);
  renderPage(<RevenueMonths />);
  const list = within(await screen.findByRole('region', { name: 'الأشهر المغلقة' }));
  const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(stripBidiMarks(first ?? '')).toMatch(/سبتمبر 2026.*900 نقطة.*12 عضوًا.*\$1,000\.00.*\$123\.45.*مغلق/);
  expect(second).toContain('يُوزّع الآن');
});
