import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestCommentForm } from '@/components/comments/guest-comment-form';
import { asking } from '@/components/session/asking';
import { SignInAsker } from '@/components/session/sign-in-asker';
import { WaitingAct } from '@/components/session/waiting-act';
import { FollowButton } from '@/components/users/follow-button';
import { PENDING_ACT } from '@/lib/client/act-store';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { addCartLine, followUser, getPost, putReaction, savePost } from '@/lib/client/endpoints.gen';
import { keepAct, type PendingAct, takeAct } from '@/lib/client/pending-act';
import type { Wanted } from '@/lib/client/sign-in-ask';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/refresh-token', () => ({ refreshToken: vi.fn(async () => null) }));
vi.mock('next/navigation', () => ({ usePathname: () => '/posts/1' }));

const SARA = '01900000-0000-7000-8000-000000000001';
const HUDA = '01900000-0000-7000-8000-000000000002';
const THING = '01900000-0000-7000-8000-000000000003';
const HERE = '/explore?tab=users';

const follow: PendingAct = { kind: 'follow', userId: SARA, name: 'سارة' };
const kept = () => window.sessionStorage.getItem(PENDING_ACT);

beforeEach(() => {
  vi.mocked(call).mockReset();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', HERE);
  // jsdom cannot navigate, and logs that.
  document.body.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
});

describe('a guest whose action needs an account', () => {
  const showGuest = (wanted?: Wanted) =>
    renderPage(
      <>
        <SignInAsker userId={null} />
        <FollowButton userId={SARA} name="سارة" isFollowing={false} />
        {wanted ? (
          <a href="/login" {...asking(wanted)}>
            اشترِ
          </a>
        ) : null}
        <GuestCommentForm subject={{ type: 'posts', id: THING }} isAnswer={false} />
      </>,
    );
  const press = async (wanted?: Wanted) => {
    const view = showGuest(wanted);
    const name = wanted ? 'اشترِ' : 'متابعة سارة';
    await view.user.click(screen.getByRole(wanted ? 'link' : 'button', { name }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  it('reads what signing in is for, with the name; nothing is done or stored yet', async () => {
    const { dialog } = await press();
    expect(dialog).toHaveAccessibleName(/^سجّل الدخول لتتابع .?سارة.?$/);
    expect(dialog).toHaveAccessibleDescription(/سنعيدك إلى هنا/);
    expect(call).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
  });

  it('chooses «not now»: nothing is stored, and the focus goes back', async () => {
    const { user } = await press();
    await user.click(screen.getByRole('button', { name: 'ليس الآن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept()).toBeNull();
    expect(screen.getByRole('button', { name: 'متابعة سارة' })).toHaveFocus();
  });

  it.each([
    ['انضم إلى قيمة', '/auth/register'],
    ['لديّ حساب، سجّل الدخول', '/login'],
  ])(
    'presses «%s»: the action is stored in the tab, not in the address, which leads back here',
    async (name, path) => {
      const { user } = await press();
      const way = screen.getByRole('link', { name });
      expect(way).toHaveAttribute('href', `${path}?callbackUrl=${encodeURIComponent(HERE)}`);
      await user.click(way);
      expect(takeAct({ userId: HUDA, address: HERE })).toEqual(follow);
    },
  );

  it('buys and is led to the checkout, where nothing is done automatically', async () => {
    const { user } = await press({ kind: 'buy', productId: THING, name: 'دليل' });
    const way = screen.getByRole('link', { name: 'انضم إلى قيمة' });
    expect(way).toHaveAttribute(
      'href',
      `/auth/register?callbackUrl=${encodeURIComponent(`/checkout?product=${THING}`)}`,
    );
    await user.click(way);
    expect(kept()).toBeNull();
  });

  it('writes a comment: the text is kept', async () => {
    const { user } = showGuest();
    await user.type(screen.getByLabelText('اكتب تعليقًا'), ' فكرة جميلة ');
    await user.click(screen.getByRole('button', { name: 'أرسل التعليق' }));
    await user.click(await screen.findByRole('link', { name: 'انضم إلى قيمة' }));
    expect(takeAct({ userId: HUDA, address: HERE })).toEqual({
      kind: 'comment',
      type: 'posts',
      subjectId: THING,
      text: 'فكرة جميلة',
    });
  });

  it('follows the invitation without writing: nothing is stored, and they come back here', async () => {
    const { user } = showGuest();
    await user.click(screen.getByRole('link', { name: 'سجّل الدخول لتشارك في النقاش' }));
    const dialog = await screen.findByRole('dialog', { name: 'سجّل الدخول لتشارك في النقاش' });
    expect(dialog).toHaveAccessibleDescription('سنعيدك بعدها إلى هذه الصفحة.');
    await user.click(screen.getByRole('link', { name: 'انضم إلى قيمة' }));
    expect(kept()).toBeNull();
  });

  it('reads on without signing in: the action is forgotten', () => {
    keepAct({ act: follow, back: HERE, by: null });
    showGuest();
    expect(kept()).toBeNull();
  });
});

describe('a visitor who comes back signed in', () => {
  const comeBack = (act: PendingAct, back = HERE, by: string | null = null, userId = HUDA) => {
    keepAct({ act, back, by });
    return renderPage(<SignInAsker userId={userId} />);
  };
  const counts = { counts: {}, mine: {} };

  it.each<[PendingAct, object, object, RegExp]>([
    [follow, followUser, { params: { id: SARA } }, /^أنت الآن تتابع .?سارة.?$/],
    [{ kind: 'save', postId: THING, name: '' }, savePost, { params: { id: THING } }, /محفوظاتك/],
    [
      { kind: 'react', postId: THING, reaction: 'love', name: '' },
      putReaction,
      { params: { id: THING }, body: { name: 'love' } },
      /سُجّل تفاعلك/,
    ],
    [{ kind: 'cart', productId: THING, name: '' }, addCartLine, { body: { productId: THING } }, /في سلتك/],
    [
      { kind: 'comment', type: 'posts', subjectId: THING, text: 'نص' },
      getPost,
      { params: { id: THING } },
      /تعليقك/,
    ],
  ])('has it done once, and is told: %o', async (act, endpoint, input, words) => {
    vi.mocked(call).mockResolvedValue({ ...counts, isFollowing: true, followersCount: 1 });
    const { unmount } = comeBack(act);
    expect(await screen.findByText(words)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(endpoint, input);
    unmount();
    renderPage(<SignInAsker userId={HUDA} />);
    expect(kept()).toBeNull();
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['it is gone meanwhile', 'not_found', 404, undefined, 'لم يعد هذا الحساب متاحًا، فلم تتم المتابعة'],
    ['the server refuses', 'conflict', 409, 'لا يمكن ذلك.', 'لا يمكن ذلك.'],
    ['the session is over again', 'unauthenticated', 401, 'x', /تعذّر إكمال ما بدأته/],
  ] as const)('reads a clear message when %s', async (_, code, status, detail, words) => {
    vi.mocked(call).mockRejectedValue(new ApiError({ code, status, detail }));
    comeBack(follow);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('reads that it is their own account, and no request is made', async () => {
    comeBack(follow, HERE, null, SARA);
    expect(await screen.findByText('هذا حسابك أنت، ولا حاجة إلى متابعته')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['it was wanted on another page', '/posts/1', null],
    ['it was wanted by another member, whose session had ended', HERE, SARA],
  ])('does nothing when %s', async (_, back, by) => {
    comeBack(follow, back, by);
    await waitFor(() => expect(kept()).toBeNull());
    expect(call).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a visitor on the sign-in page', () => {
  it('reads what will be done after signing in, and can cancel it', async () => {
    keepAct({ act: follow, back: HERE, by: null });
    const { user } = renderPage(<WaitingAct />);
    expect(await screen.findByText(/^بعد دخولك تتم متابعة .?سارة.?\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'لا أريد ذلك' }));
    expect(screen.queryByText(/بعد دخولك/)).toBeNull();
    expect(kept()).toBeNull();
  });

  it('reads nothing when no action waits, or the stored value is not an action', async () => {
    const { rerenderPage } = renderPage(<WaitingAct />);
    window.sessionStorage.setItem(PENDING_ACT, '{"act":{"kind":"deleteAccount"}}');
    rerenderPage(<WaitingAct key="again" />);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a member whose session has ended is asked to sign in again, not to join, and the action stays theirs', async () => {
  const { user } = renderPage(
    <>
      <SignInAsker userId={SARA} />
      <FollowButton userId={HUDA} name="هدى" isFollowing={false} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'متابعة هدى' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('link', { name: 'انضم إلى قيمة' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'سجّل الدخول من جديد' }));
  expect(kept()).toContain(`"by":"${SARA}"`);
});
