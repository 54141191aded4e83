import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountList } from '@/components/admin/books/account-list';
import { AccountPage } from '@/components/admin/books/account-page';
import { JournalPage } from '@/components/admin/books/journal-page';
import { SelfChecks } from '@/components/admin/books/self-checks';
import { TrialBalance } from '@/components/admin/books/trial-balance';
import {
  getJournal,
  getLedgerAccount,
  getTrialBalance,
  listLedgerAccounts,
  listPostings,
  listSelfChecks,
  runSelfCheck,
} from '@/lib/client/endpoints.gen';
import type { SelfCheck } from '@/lib/contract/books';
import { idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/admin/ledger' }));

const AT = '2026-11-20T10:00:00.000Z';
const seller = personOf(1, 'سارة');
const account = { _id: idOf(20), kind: 'available' as const, owner: seller, balance: usd(1700) };
const posting = {
  _id: '7',
  journalId: idOf(30),
  kind: 'sale',
  ref: 'order-1',
  amount: usd(-1700),
  at: AT,
};
const trial = (sum: number) => ({
  currencies: [
    {
      currency: 'USD',
      sum: usd(sum),
      kinds: [
        { kind: 'clearing', isHouse: true, accounts: 1, balance: usd(-2000) },
        { kind: 'available', isHouse: false, accounts: 1234, balance: usd(2000 + sum) },
      ],
    },
  ],
});
const check = (more: Partial<SelfCheck> = {}): SelfCheck => ({
  _id: idOf(40),
  ranAt: AT,
  durationMs: 12,
  isWhole: true,
  broken: 0,
  results: [{ check: 'journals_sum_to_zero', looked: 9, broken: 0, cases: [] }],
  ...more,
});
const wrong = check({
  _id: idOf(41),
  broken: 1,
  results: [
    {
      check: 'not_named_yet',
      looked: 9,
      broken: 1,
      cases: [{ subject: 'حساب سارة', found: '1700', expected: '1600' }],
    },
  ],
});
const retry = () => screen.findByRole('button', { name: 'إعادة المحاولة' });

beforeEach(() => vi.clearAllMocks());

test('a trial balance that cannot be loaded offers a retry, and empty books say that they are empty', async () => {
  answerWith([[getTrialBalance, BROKEN]]);
  const { user } = renderPage(<TrialBalance />);
  await screen.findByText('تعذّر تحميل الدفاتر');
  answerWith([[getTrialBalance, { currencies: [] }]]);
  await user.click(await retry());
  expect(await screen.findByText('لم يُكتب في الدفاتر شيء بعد')).toBeVisible();
});

test.each([
  [0, 'متوازن', '$0.00'],
  [1, 'غير متوازن', '$0.01'],
])('books that are off by %d say whether they balance', async (sum, says, total) => {
  answerWith([[getTrialBalance, trial(sum)]]);
  renderPage(<TrialBalance />);
  const books = within(await screen.findByRole('region', { name: /ميزان المراجعة/ }));
  expect(books.getByText(says, { exact: true })).toBeVisible();
  const rows = books.getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent(total);
  expect(rows[1]).toHaveTextContent('$20.00');
  expect(rows[2]).toHaveTextContent('1,234');
  expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/ledger/accounts?kind=clearing',
  );
});

test('when past checks cannot be loaded, the page does not say that none ran; a retry loads them', async () => {
  answerWith([[listSelfChecks, BROKEN]]);
  const { user } = renderPage(<SelfChecks />);
  await screen.findByText('تعذّر تحميل الفحوص السابقة');
  expect(screen.queryByText(/لم تُفحص بعد/)).toBeNull();
  answerWith([[listSelfChecks, pageOf()]]);
  await user.click(await retry());
  expect(await screen.findByText(/لم تُفحص بعد/)).toBeVisible();
});

test('a failed check names the case, the value found and the value expected', async () => {
  answerWith([[listSelfChecks, pageOf(wrong, check())]]);
  renderPage(<SelfChecks />);
  const list = within(await screen.findByRole('list', { name: 'فحص الدفاتر' }));
  expect(list.getByText('not_named_yet')).toBeVisible();
  expect(list.getByText('حالة واحدة لا تتطابق')).toBeVisible();
  expect(list.getByText('حساب سارة')).toBeVisible();
  expect(list.getByText('1700 ≠ 1600')).toBeVisible();
});

test('a check started now says when it fails, and the next one shows what it found', async () => {
  answerWith([
    [listSelfChecks, pageOf(check())],
    [runSelfCheck, BROKEN],
  ]);
  const { user } = renderPage(<SelfChecks />);
  const button = await screen.findByRole('button', { name: 'افحص الآن' });
  await user.click(button);
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  answerWith([
    [listSelfChecks, pageOf(wrong, check())],
    [runSelfCheck, wrong],
  ]);
  await user.click(button);
  expect(await screen.findAllByText('حالة واحدة لا تتطابق')).not.toHaveLength(0);
  expect(sentTo(runSelfCheck)).toHaveLength(1);
});

test('the account list offers a retry after an error, says when a kind has no accounts, and changes the kind', async () => {
  answerWith([[listLedgerAccounts, BROKEN]]);
  const { user } = renderPage(<AccountList filter={{ kind: 'pool' }} />);
  await screen.findByText('تعذّر تحميل الدفاتر');
  answerWith([[listLedgerAccounts, pageOf()]]);
  await user.click(await retry());
  expect(await screen.findByText('لا حسابات من هذا النوع')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'نوع الحساب' }));
  await user.click(await screen.findByRole('option', { name: 'كل الأنواع' }));
  expect(push).toHaveBeenCalledWith('/admin/ledger/accounts', { scroll: false });
});

test('an account links to its owner and each posting to its journal; postings that cannot be loaded say so', async () => {
  answerWith([
    [getLedgerAccount, account],
    [listPostings, BROKEN],
  ]);
  const { user } = renderPage(<AccountPage id={account._id} />);
  expect(await screen.findByRole('link', { name: 'سارة' })).toHaveAttribute(
    'href',
    `/admin/people/${seller._id}`,
  );
  await screen.findByText('تعذّر تحميل الدفاتر');
  answerWith([
    [getLedgerAccount, account],
    [listPostings, pageOf(posting)],
  ]);
  await user.click(await retry());
  const row = await screen.findByRole('link', { name: /order-1/ });
  expect(row).toHaveAttribute('href', `/admin/ledger/journals/${posting.journalId}`);
  expect(row).toHaveTextContent(/[-−]\$17\.00/);
});

test('an account says when it has no postings, and when it cannot be loaded', async () => {
  answerWith([
    [getLedgerAccount, { ...account, owner: null, kind: 'fees' }],
    [listPostings, pageOf()],
  ]);
  const { unmount } = renderPage(<AccountPage id={account._id} />);
  expect(await screen.findByText('لا قيود في هذا الحساب بعد')).toBeVisible();
  expect(screen.getByText('المنصة')).toBeVisible();
  unmount();
  answerWith([
    [getLedgerAccount, BROKEN],
    [listPostings, BROKEN],
  ]);
  renderPage(<AccountPage id={account._id} />);
  expect(await screen.findByText('تعذّر تحميل الدفاتر')).toBeVisible();
});

test('a journal shows every posting with its sign, and says when it cannot be loaded', async () => {
  answerWith([[getJournal, BROKEN]]);
  const { user } = renderPage(<JournalPage id={idOf(30)} />);
  await screen.findByText('تعذّر تحميل الدفاتر');
  const { balance: _, ...of } = account;
  const house = { _id: idOf(21), kind: 'clearing' as const, owner: null };
  const postings = [
    { _id: '1', account: house, amount: usd(-1700) },
    { _id: '2', account: of, amount: usd(1700) },
  ];
  answerWith([[getJournal, { _id: idOf(30), kind: 'sale', ref: 'order-1', at: AT, postings }]]);
  await user.click(await retry());
  expect(await screen.findByRole('heading', { level: 1, name: 'بيع' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'القيود' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.match(/[-−+]\$[\d.]+/)?.[0])).toEqual(['-$17.00', '+$17.00']);
});
