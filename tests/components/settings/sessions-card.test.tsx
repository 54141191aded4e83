import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionsCard } from '@/components/settings/sessions-card';
import { logout } from '@/lib/client/auth';
import { endSession, endSessions, listSessions } from '@/lib/client/endpoints.gen';
import type { SessionView } from '@/lib/contract/account';
import { renderPage } from '@/tests/setup/render';
import { answerWith, BROKEN, later, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/auth', () => ({ logout: vi.fn() }));
vi.mock('@/hooks/session/use-member-gate', () => ({
  useMemberGate: () => async (act: () => void) => act(),
  leaveToSignIn: vi.fn(),
}));

const HERE: SessionView = {
  _id: '01900000-0000-7000-8000-000000000001',
  isCurrent: true,
  browser: 'Chrome',
  system: 'Linux',
  isMobile: false,
  address: '127.0.0.1',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
};
const THERE: SessionView = {
  ...HERE,
  _id: '01900000-0000-7000-8000-000000000002',
  isCurrent: false,
  browser: 'Safari',
  system: 'iOS',
  address: '203.0.113.7',
};
const BOTH = { data: [HERE, THERE] };
const EVERYWHERE = 'تسجيل الخروج من كل مكان';
const question = (name: string) => screen.findByRole('alertdialog', { name });

beforeEach(() => vi.mocked(logout).mockReset().mockResolvedValue(undefined));

test('a session list that cannot be loaded says so', async () => {
  answerWith([[listSessions, BROKEN]]);
  renderPage(<SessionsCard />);
  expect(await screen.findByText('تعذّر تحميل الجلسات')).toBeVisible();
});

test('each session shows its address left to right, and only other sessions can be ended one by one', async () => {
  answerWith([
    [listSessions, BOTH],
    [endSession, {}],
  ]);
  const { user } = renderPage(<SessionsCard />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0] as HTMLElement).getByText('هذه الجلسة')).toBeVisible();
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('203.0.113.7')).toHaveAttribute('dir', 'ltr');
  await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^إنهاء جلسة/ }));
  expect(await screen.findByText('انتهت الجلسة')).toBeVisible();
  expect(sentTo(endSession)).toEqual([{ params: { id: THERE._id } }]);
});

test('when ending the other sessions fails, the dialog says so and the member stays signed in', async () => {
  answerWith([
    [listSessions, BOTH],
    [endSessions, BROKEN],
  ]);
  const { user } = renderPage(<SessionsCard />);
  await user.click(await screen.findByRole('button', { name: 'إنهاء الجلسات الأخرى' }));
  const dialog = await question('أتريد إنهاء كل الجلسات الأخرى؟');
  await user.click(within(dialog).getByRole('button', { name: 'إنهاء الجلسات الأخرى' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('حدث خطأ عندنا.');
  expect(logout).not.toHaveBeenCalled();
});

test('other sessions are ended after a question, which stays open until the server answers', async () => {
  const { answer, come } = later({});
  answerWith([
    [listSessions, BOTH],
    [endSessions, answer],
  ]);
  const { user } = renderPage(<SessionsCard />);
  await user.click(await screen.findByRole('button', { name: 'إنهاء الجلسات الأخرى' }));
  const dialog = await question('أتريد إنهاء كل الجلسات الأخرى؟');
  await user.click(within(dialog).getByRole('button', { name: 'إنهاء الجلسات الأخرى' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'إلغاء' })).toBeDisabled());
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  come();
  expect(await screen.findByText('انتهت الجلسات الأخرى')).toBeVisible();
  expect(sentTo(endSessions)).toEqual([{ body: { scope: 'others' } }]);
  expect(logout).not.toHaveBeenCalled();
});

test('signing out everywhere also ends this session', async () => {
  answerWith([
    [listSessions, { data: [HERE] }],
    [endSessions, {}],
  ]);
  const { user } = renderPage(<SessionsCard />);
  const button = await screen.findByRole('button', { name: EVERYWHERE });
  expect(screen.queryByRole('button', { name: 'إنهاء الجلسات الأخرى' })).not.toBeInTheDocument();
  await user.click(button);
  const dialog = await question('أتريد تسجيل الخروج من كل مكان؟');
  await user.click(within(dialog).getByRole('button', { name: EVERYWHERE }));
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(sentTo(endSessions)).toEqual([{ body: { scope: 'all' } }]);
});

test('Escape closes the question, returns the focus to the button and ends nothing', async () => {
  answerWith([[listSessions, { data: [HERE] }]]);
  const { user } = renderPage(<SessionsCard />);
  const button = await screen.findByRole('button', { name: EVERYWHERE });
  button.focus();
  await user.keyboard('{Enter}');
  await question('أتريد تسجيل الخروج من كل مكان؟');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  expect(sentTo(endSessions)).toEqual([]);
});
