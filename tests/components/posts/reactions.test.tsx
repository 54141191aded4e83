import { HydrationBoundary } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReactionButton } from '@/components/posts/reaction-button';
import { usePosts } from '@/hooks/posts/use-posts';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { deleteReaction, explorePosts, getExplore, listFeed, putReaction } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { queryKey } from '@/lib/contract/query-key';
import { renderPage } from '@/tests/setup/render';
import { cacheOf, pagesOf, samplePost } from './sample-post';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));
vi.mock('@/lib/client/refresh-token', () => ({ refreshToken: vi.fn(async () => null) }));

const POST = samplePost();
const { _id: id } = POST;

function Feed() {
  const { items } = usePosts({ of: 'feed' });
  const [post] = items;
  return post ? (
    <>
      <ReactionButton post={post} />
      <output>{post.counts.reactionsTotal}</output>
    </>
  ) : null;
}

function renderFeed(locale: 'ar' | 'en' = 'ar') {
  const state = cacheOf([
    [queryKey(listFeed, {}), pagesOf(POST)],
    [queryKey(explorePosts, {}), pagesOf(samplePost())],
    [queryKey(getExplore, {}), { products: [], users: [], posts: [samplePost()] }],
  ]);
  return renderPage(
    <HydrationBoundary state={state}>
      <Feed />
    </HydrationBoundary>,
    { locale },
  );
}

/** The counts in every cached copy of the post. */
function cachedTotals({ queryClient }: ReturnType<typeof renderFeed>): number[] {
  const pages = [listFeed, explorePosts].map(
    (list) => queryClient.getQueryData<ReturnType<typeof pagesOf<typeof POST>>>(queryKey(list, {}))?.pages[0],
  );
  const mixed = queryClient.getQueryData<{ posts: (typeof POST)[] }>(queryKey(getExplore, {}));
  return [...pages.map((page) => page?.data[0]), mixed?.posts[0]].map(
    (post) => post?.counts.reactionsTotal ?? -1,
  );
}

beforeEach(() => {
  vi.mocked(call).mockReset();
  vi.mocked(leaveFor).mockReset();
  window.localStorage.setItem('token', 'a-token');
});

describe('a reaction', () => {
  it('that the server refuses is taken back in every list, and the reason is shown', async () => {
    let refuse = (_error: ApiError) => {};
    vi.mocked(call).mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    const view = renderFeed();
    await view.user.click(await screen.findByRole('button', { name: 'تفاعل' }));
    await waitFor(() => expect(cachedTotals(view)).toEqual([9, 9, 9]));
    expect(screen.getByRole('button', { name: 'ممتاز' })).toHaveAttribute('aria-pressed', 'true');
    refuse(new ApiError({ code: 'rate_limited', status: 429, detail: 'على مهلك' }));
    expect(await screen.findByText('على مهلك')).toBeVisible();
    expect(cachedTotals(view)).toEqual([8, 8, 8]);
    expect(screen.getByRole('button', { name: 'تفاعل' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('returns to the confirmed state when only the last of two quick taps fails', async () => {
    const loved = samplePost({ mine: { ...POST.mine, reaction: 'perfect' } });
    const confirmed = { counts: { ...POST.counts, reactionsTotal: 9 }, mine: loved.mine };
    vi.mocked(call)
      .mockImplementationOnce(async () => confirmed)
      .mockRejectedValueOnce(new ApiError({ code: 'internal', status: 500, detail: 'خطأ' }));
    const view = renderFeed();
    await view.user.click(await screen.findByRole('button', { name: 'تفاعل' }));
    await view.user.click(await screen.findByRole('button', { name: 'ممتاز' }));
    await screen.findByText('خطأ');
    expect(cachedTotals(view)).toEqual([9, 9, 9]);
    expect(screen.getByRole('button', { name: 'ممتاز' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('sends a visitor to sign in and back, and changes nothing', async () => {
    window.localStorage.clear();
    const view = renderFeed();
    await view.user.click(await screen.findByRole('button', { name: 'تفاعل' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/login?callbackUrl=%2F'));
    expect(call).not.toHaveBeenCalled();
    expect(cachedTotals(view)).toEqual([8, 8, 8]);
  });
});

describe('the reaction tray by keyboard', () => {
  it('opens on Enter, moves by arrows in the reading direction, chooses, and gives the focus back', async () => {
    const answer = { counts: POST.counts, mine: { ...POST.mine, reaction: 'unclear' as const } };
    vi.mocked(call).mockResolvedValue(answer);
    const { user } = renderFeed();
    const button = await screen.findByRole('button', { name: 'تفاعل' });
    button.focus();
    await user.keyboard('{Enter}');
    const tray = screen.getByRole('toolbar', { name: 'اختر تفاعلك' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(tray).getAllByRole('button')).toHaveLength(6);
    expect(within(tray).getByRole('button', { name: 'ممتاز' })).toHaveFocus();
    // In Arabic, left is next.
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(within(tray).getByRole('button', { name: 'غير واضح' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(call).toHaveBeenCalledWith(putReaction, { params: { id }, body: { name: 'unclear' } });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('moves the other way in English, wraps around, and closes on Escape', async () => {
    const { user } = renderFeed('en');
    const button = await screen.findByRole('button', { name: 'React' });
    button.focus();
    await user.keyboard('{Enter}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Love' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Clap' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(button).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
  });

  it('removes the member’s reaction when it is chosen again', async () => {
    const mine = { ...POST.mine, reaction: 'love' as const };
    vi.mocked(call).mockResolvedValue({ counts: POST.counts, mine: POST.mine });
    const view = renderPage(<ReactionButton post={samplePost({ mine })} />);
    screen.getByRole('button', { name: 'أحببته' }).focus();
    await view.user.keyboard('{Enter}');
    const chosen = within(screen.getByRole('toolbar')).getByRole('button', { name: 'أحببته' });
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    expect(chosen).toHaveFocus();
    await view.user.keyboard('{Enter}');
    expect(call).toHaveBeenCalledWith(deleteReaction, { params: { id } });
  });
});

it('the reaction tray opens when the mouse rests on the button for 300 ms, but not for a finger', () => {
  vi.useFakeTimers();
  try {
    renderPage(<ReactionButton post={POST} />);
    const button = screen.getByRole('button', { name: 'تفاعل' });
    const rest = (pointerType: string, ms: number) => {
      fireEvent.pointerOver(button, { pointerType });
      act(() => void vi.advanceTimersByTime(ms));
    };
    rest('touch', 1000);
    rest('mouse', 250);
    expect(screen.queryByRole('toolbar')).toBeNull();
    act(() => void vi.advanceTimersByTime(60));
    expect(screen.getByRole('toolbar')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
