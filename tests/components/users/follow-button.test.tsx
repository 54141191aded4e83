import { HydrationBoundary } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PeopleList } from '@/components/users/people-list';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { exploreUsers, followUser, listFeed, unfollowUser } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { queryKey } from '@/lib/contract/query-key';
import type { PersonCard } from '@/lib/contract/users';
import { AUTHOR, cacheOf, pagesOf, samplePost } from '@/tests/components/posts/sample-post';
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
const params = { id: PERSON._id };

function renderPeople() {
  const state = cacheOf([
    [queryKey(exploreUsers, {}), pagesOf(PERSON)],
    [queryKey(listFeed, {}), pagesOf(samplePost())],
  ]);
  return renderPage(
    <HydrationBoundary state={state}>
      <PeopleList source={{ of: 'explore' }} empty={null} />
    </HydrationBoundary>,
  );
}

const followsAuthor = ({ queryClient }: ReturnType<typeof renderPeople>) =>
  queryClient.getQueryData<{ pages: { data: PostView[] }[] }>(queryKey(listFeed, {}))?.pages[0]?.data[0]
    ?.author.isFollowing;

beforeEach(() => {
  vi.mocked(call).mockReset();
  window.localStorage.setItem('token', 'a-token');
});

it('a follow that the server refuses is undone on the card and beside the posts', async () => {
  let refuse = (_error: ApiError) => {};
  vi.mocked(call).mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const view = renderPeople();
  await view.user.click(await screen.findByRole('button', { name: `متابعة ${AUTHOR.name}` }));
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('أتابع');
  expect(screen.getByText('3 متابعين')).toBeVisible();
  expect(followsAuthor(view)).toBe(true);
  refuse(new ApiError({ code: 'rate_limited', status: 429, detail: 'مهلًا' }));
  expect(await screen.findByText('مهلًا')).toBeVisible();
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('متابعة');
  expect(screen.getByText('متابعان')).toBeVisible();
  expect(followsAuthor(view)).toBe(false);
});

it('the button follows and unfollows, and shows the server’s count', async () => {
  vi.mocked(call)
    .mockResolvedValueOnce({ isFollowing: true, followersCount: 12 })
    .mockResolvedValueOnce({ isFollowing: false, followersCount: 11 });
  const { user } = renderPeople();
  await user.click(await screen.findByRole('button', { name: `متابعة ${AUTHOR.name}` }));
  expect(await screen.findByText('12 متابعًا')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `أتابع ${AUTHOR.name}` }));
  await waitFor(() => expect(screen.getByText('11 متابعًا')).toBeVisible());
  expect(vi.mocked(call).mock.calls).toEqual([
    [followUser, { params }],
    [unfollowUser, { params }],
  ]);
});
