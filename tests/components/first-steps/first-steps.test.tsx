import { HydrationBoundary } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FirstSteps } from '@/components/first-steps/first-steps';
import { FirstStepsCard } from '@/components/first-steps/first-steps-card';
import { FIRST_SUGGESTIONS } from '@/components/first-steps/first-steps-queries';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getFirstSteps,
  getMe,
  listInterests,
  listSuggestedUsers,
  putFirstSteps,
  updateMe,
} from '@/lib/client/endpoints.gen';
import type { FirstSteps as Standing } from '@/lib/contract/first-steps';
import { queryKey } from '@/lib/contract/query-key';
import { AUTHOR, cacheOf, pagesOf } from '@/tests/components/posts/sample-post';
import { renderPage } from '@/tests/setup/render';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/welcome' }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
// Asks the server for a new token, which these tests are not about.

const ME = { ...AUTHOR, bio: '', interests: [], profilePic: null };
const PERSON = {
  ...AUTHOR,
  _id: 'p1',
  name: 'ليلى بن يوسف',
  bio: '',
  followersCount: 2,
  isFollowing: false,
  isMe: false,
  reason: { kind: 'interest', by: null, interest: { _id: 'a', name: { ar: 'الطبخ', en: 'Cooking' } } },
};
const INTERESTS = ['الطبخ', 'التصميم', 'البرمجة', 'اللغات'].map((ar, index) => ({
  _id: `i${index}`,
  name: { ar, en: ar },
}));

function show(ui: React.ReactNode, at: Standing['at']) {
  const state = cacheOf([
    [queryKey(getFirstSteps, {}), { at, offered: true }],
    [queryKey(getMe, {}), ME],
    [queryKey(listInterests, {}), { data: INTERESTS }],
    [queryKey(listSuggestedUsers, FIRST_SUGGESTIONS), pagesOf(PERSON)],
  ]);
  return renderPage(<HydrationBoundary state={state}>{ui}</HydrationBoundary>);
}

const steps = <FirstSteps />;
const next = () => screen.getByRole('button', { name: 'التالي' });
const wentTo = (at: string) => expect(call).toHaveBeenCalledWith(putFirstSteps, { body: { at } });

beforeEach(() => {
  router.push.mockReset();
  window.sessionStorage.clear();
  window.localStorage.setItem('token', 'a-token');
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (endpoint, input) => {
    if (endpoint === listSuggestedUsers) return { data: [PERSON], nextCursor: null } as never;
    if (endpoint !== putFirstSteps) return { ...ME, interests: ['i0', 'i1', 'i2'] } as never;
    const { at } = (input as unknown as { body: Standing }).body;
    return { at, offered: at !== 'finished' && at !== 'dismissed' } as never;
  });
});

it('a member must choose three interests to go on, and sees how many are missing', async () => {
  const { user } = show(steps, 'interests');
  await user.click(screen.getByRole('button', { name: 'الطبخ' }));
  await user.click(next());
  expect(screen.getByText('اختر اهتمامين آخرين').closest('[class*=error]')).toBeVisible();
  expect(call).not.toHaveBeenCalledWith(updateMe, expect.anything());
});

it('a step that the server refuses stays open and says why', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError({ code: 'rate_limited', status: 429, detail: 'مهلًا' }));
  const { user } = show(steps, 'interests');
  await user.click(screen.getByRole('button', { name: 'تخطَّ' }));
  expect(await screen.findByText('مهلًا')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('بمَ تهتم؟');
});

it('interests are chosen by keyboard, kept after a reload and saved to the account', async () => {
  const { user, unmount } = show(steps, 'interests');
  screen.getByRole('button', { name: 'الطبخ' }).focus();
  await user.keyboard(' {Tab}{Enter}');
  unmount();
  const again = show(steps, 'interests');
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2));
  await again.user.click(screen.getByRole('button', { name: 'البرمجة' }));
  expect(screen.queryByRole('button', { name: 'تخطَّ' })).toBeNull();
  await again.user.click(next());
  await waitFor(() => wentTo('people'));
  expect(call).toHaveBeenCalledWith(updateMe, { body: { interests: ['i0', 'i1', 'i2'] } });
  expect(window.sessionStorage).toHaveLength(0);
  expect(await screen.findByRole('heading', { level: 1, name: 'من تتابع؟' })).toHaveFocus();
});

it('the people step says why it suggests a person, and leads back to the interests', async () => {
  const { user } = show(steps, 'people');
  expect(screen.getByRole('listitem')).toHaveTextContent('اهتمام مشترك: الطبخ');
  await user.click(screen.getByRole('button', { name: 'الخطوة السابقة' }));
  await waitFor(() => wentTo('interests'));
  expect(await screen.findByRole('heading', { level: 1, name: 'بمَ تهتم؟' })).toBeVisible();
});

it('the last step leads to the home page', async () => {
  const { user } = show(steps, 'photo');
  expect(screen.getByText('الخطوة 3 من 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'تخطَّ' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
  wentTo('finished');
});

it('a card offers the first steps until the member dismisses it', async () => {
  const { user } = show(<FirstStepsCard />, 'people');
  expect(screen.getByRole('region', { name: 'أكمل خطواتك الأولى' })).toHaveTextContent('بقيت خطوتان.');
  expect(screen.getByRole('link', { name: 'تابع من حيث توقفت' })).toHaveAttribute('href', '/welcome');
  await user.click(screen.getByRole('button', { name: 'لا تعرضها مجددًا' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  wentTo('dismissed');
});
