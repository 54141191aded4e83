import { HydrationBoundary } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PersonMenu } from '@/components/users/person-menu';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  blockUser,
  exploreUsers,
  listComments,
  listFeed,
  listUserPosts,
  muteUser,
  unmuteUser,
} from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import type { PersonCard } from '@/lib/contract/users';
import {
  AUTHOR,
  cacheOf,
  pagesOf,
  sampleComment,
  samplePost,
  VIEWER,
} from '@/tests/components/posts/sample-post';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const PERSON: PersonCard = {
  ...AUTHOR,
  bio: '',
  followersCount: 2,
  isFollowing: false,
  isMe: false,
  reason: null,
};
const params = { id: AUTHOR._id };
const COMMENTS = queryKey(listComments, { params: { type: 'posts' }, query: { subjectId: AUTHOR._id } });
const KEYS = {
  feed: queryKey(listFeed, {}),
  own: queryKey(listUserPosts, { params }),
  people: queryKey(exploreUsers, {}),
  comments: COMMENTS,
};

function renderMenu() {
  const state = cacheOf([
    [KEYS.feed, pagesOf(samplePost())],
    [KEYS.own, pagesOf(samplePost())],
    [KEYS.people, pagesOf(PERSON)],
    [KEYS.comments, pagesOf(sampleComment())],
  ]);
  return renderPage(
    <HydrationBoundary state={state}>
      <PersonMenu person={AUTHOR} />
    </HydrationBoundary>,
  );
}

/** The menu is loaded at the first press. */
const FIRST_PRESS = { timeout: 15_000 };

type View = ReturnType<typeof renderMenu>;

const left = ({ queryClient }: View, key: readonly unknown[]) =>
  queryClient.getQueryData<{ pages: { data: unknown[] }[] }>(key)?.pages[0]?.data.length;

async function choose({ user }: View, item: string) {
  await user.click(screen.getByRole('button', { name: `خيارات حساب ${AUTHOR.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }, FIRST_PRESS));
}

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.mocked(call).mockReset();
  window.localStorage.setItem('token', 'a-token');
});

it('a member sees no menu for their own account', () => {
  renderPage(<PersonMenu person={{ ...VIEWER, isMe: true }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('blocking asks first, and the dialog stays open and says why when it is refused', async () => {
  const view = renderMenu();
  await choose(view, 'حظر هذا الحساب');
  const dialog = await screen.findByRole('alertdialog');
  expect(call).not.toHaveBeenCalled();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ code: 'rate_limited', status: 429, detail: 'مهلًا' }));
  await view.user.click(within(dialog).getByRole('button', { name: 'حظر' }));
  expect(await within(dialog).findByText('مهلًا')).toBeVisible();
  expect(left(view, KEYS.feed)).toBe(1);
});

it('a blocked person disappears from every list at once', async () => {
  const view = renderMenu();
  await choose(view, 'حظر هذا الحساب');
  vi.mocked(call).mockResolvedValueOnce({ isBlocked: true });
  await view.user.click(await screen.findByRole('button', { name: 'حظر' }));
  await waitFor(() => expect(left(view, KEYS.feed)).toBe(0));
  expect(vi.mocked(call).mock.calls[0]).toEqual([blockUser, { params }]);
  for (const key of Object.values(KEYS)) expect(left(view, key)).toBe(0);
  expect(await screen.findByText(/^حُظر/)).toBeVisible();
});

it('a muted person disappears from the feed and people lists, but not their own posts; muting can be undone', async () => {
  const view = renderMenu();
  vi.mocked(call).mockResolvedValueOnce({ isMuted: true });
  await choose(view, 'كتم هذا الحساب');
  await waitFor(() => expect(left(view, KEYS.feed)).toBe(0));
  expect(left(view, KEYS.people)).toBe(0);
  expect(left(view, KEYS.own)).toBe(1);
  vi.mocked(call).mockResolvedValueOnce({ isMuted: false });
  await view.user.click(await screen.findByRole('button', { name: 'تراجع' }));
  expect(await screen.findByText(/^أُلغي كتم/)).toBeVisible();
  expect(vi.mocked(call).mock.calls.map(([endpoint]) => endpoint)).toEqual([muteUser, unmuteUser]);
  expect(view.queryClient.getQueryState(KEYS.feed)?.isInvalidated).toBe(true);
});
