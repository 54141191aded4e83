import { HydrationBoundary } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CommentForm } from '@/components/comments/comment-form';
import { CommentSection } from '@/components/comments/comment-section';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { commentsInput } from '@/hooks/comments/comments-cache';
import { giveKeptComment } from '@/hooks/comments/use-kept-comment';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createComment, listComments, listFeed } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { queryKey } from '@/lib/contract/query-key';
import { cacheOf, pagesOf, sampleComment, samplePost, VIEWER } from '@/tests/components/posts/sample-post';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => '/posts/1' }));

const SUBJECT = { type: 'posts' as const, id: samplePost()._id };

function renderSection(
  viewer: typeof VIEWER | null = VIEWER,
  comment = sampleComment(),
  locale: 'ar' | 'en' = 'ar',
) {
  const state = cacheOf([
    [queryKey(listComments, commentsInput(SUBJECT)), pagesOf(comment)],
    [queryKey(listFeed, {}), pagesOf(samplePost())],
  ]);
  return renderPage(
    <HydrationBoundary state={state}>
      <ViewerProvider viewer={viewer}>
        <CommentSection subject={SUBJECT} />
      </ViewerProvider>
    </HydrationBoundary>,
    { locale },
  );
}

const commentsCount = ({ queryClient }: ReturnType<typeof renderSection>) =>
  queryClient.getQueryData<{ pages: { data: PostView[] }[] }>(queryKey(listFeed, {}))?.pages[0]?.data[0]
    ?.counts.comments;

beforeEach(() => {
  vi.mocked(call).mockReset();
  window.localStorage.clear();
  window.localStorage.setItem('token', 'a-token');
});

describe('the menu of a comment', () => {
  it('reports it once, after asking', async () => {
    vi.mocked(call).mockResolvedValue({ done: true });
    const { user } = renderSection(VIEWER, sampleComment({ can: { delete: false, report: true } }));
    const openMenu = () => user.click(screen.getByRole('button', { name: /خيارات|المزيد|قائمة/ }));
    await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'أبلغ الإدارة' }));
    expect(call).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'أبلغ الإدارة' }));
    await waitFor(() => expect(screen.getByText(/وصل بلاغك/)).toBeVisible());
    expect(vi.mocked(call).mock.calls[0]?.[0]).toMatchObject({ id: 'reportComment' });
    await openMenu();
    await screen.findByRole('menuitem', { name: /اكتم|كتم/ });
    expect(screen.queryByRole('menuitem', { name: 'أبلغ الإدارة' })).toBeNull();
  });

  it('says to its author that it is hidden, and offers no answer', () => {
    renderSection(VIEWER, sampleComment({ isHidden: true }));
    expect(screen.getByText('أخفته الإدارة، ولا يراه غيرك.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'رد' })).toBeNull();
  });
});

describe('a folded comment', () => {
  const folded = () => sampleComment({ isFolded: true, can: { delete: true, report: false } });

  it.each([
    ['ar', { show: 'عرض التعليق', hide: 'طيّ التعليق', reply: 'رد', why: /^طُوي لأنك حظرت/ }],
    [
      'en',
      { show: 'Show comment', hide: 'Fold comment', reply: 'Reply', why: /^Folded because you blocked/ },
    ],
  ] as const)('is folded, cannot be answered, and opens by a button (%s)', async (locale, words) => {
    const { user } = renderSection(VIEWER, folded(), locale);
    const { text } = folded();
    expect(screen.getByText(words.why)).toBeVisible();
    expect(screen.queryByText(text ?? '')).toBeNull();
    expect(screen.queryByRole('button', { name: words.reply })).toBeNull();
    const button = screen.getByRole('button', { name: words.show });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByText(text ?? '')).toBeVisible();
    expect(screen.getByRole('button', { name: words.hide })).toHaveAttribute('aria-expanded', 'true');
  });

  it('is deleted by the author, and was not counted', async () => {
    vi.mocked(call).mockResolvedValue({ done: true });
    const view = renderSection(VIEWER, folded());
    await view.user.click(screen.getByRole('button', { name: 'حذف' }));
    await view.user.click(await screen.findByRole('button', { name: 'حذف', hidden: false }));
    await waitFor(() => expect(screen.queryByText(/^طُوي/)).toBeNull());
    expect(commentsCount(view)).toBe(2);
  });

  it('is reached among the answers, where no other answer is left', () => {
    renderSection(VIEWER, sampleComment({ repliesCount: 0, foldedRepliesCount: 2 }));
    expect(screen.getByRole('button', { name: 'عرض ردّين مطويّين' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the comment form', () => {
  it('lets a visitor write, and invites them to sign in and come back', () => {
    renderSection(null);
    expect(screen.getByLabelText('اكتب تعليقًا').closest('form')).toHaveAttribute('action', '/login');
    expect(screen.getByRole('link', { name: 'سجّل الدخول لتشارك في النقاش' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fposts%2F1',
    );
  });

  it('has the text that was typed before signing in, once', async () => {
    const view = renderSection();
    act(() => giveKeptComment(view.queryClient, SUBJECT, 'كتبته قبل الدخول'));
    const field = await screen.findByDisplayValue('كتبته قبل الدخول');
    expect(field).toHaveFocus();
    await view.user.clear(field);
    view.rerenderPage(<p />);
    view.rerenderPage(
      <ViewerProvider viewer={VIEWER}>
        <CommentForm subject={SUBJECT} />
      </ViewerProvider>,
    );
    expect(screen.getByLabelText('اكتب تعليقًا')).toHaveValue('');
  });

  it('does not send a comment of only spaces, or one that is too long', async () => {
    const { user } = renderSection();
    const field = screen.getByLabelText('اكتب تعليقًا');
    await user.type(field, '   ');
    expect(screen.getByRole('button', { name: 'أرسل التعليق' })).toBeDisabled();
    await user.click(field);
    await user.paste('ا'.repeat(2001));
    await user.click(screen.getByRole('button', { name: 'أرسل التعليق' }));
    expect(screen.getByRole('alert')).toHaveTextContent('التعليق أطول من الحد المسموح');
    expect(field).toHaveAccessibleDescription('التعليق أطول من الحد المسموح');
    expect(call).not.toHaveBeenCalled();
  });

  it('gives the text back after a refusal, says why, and takes the comment off the list and the count', async () => {
    let refuse = (_error: ApiError) => {};
    vi.mocked(call).mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    const view = renderSection();
    const field = screen.getByLabelText('اكتب تعليقًا');
    await view.user.type(field, 'رأيي');
    await view.user.click(screen.getByRole('button', { name: 'أرسل التعليق' }));
    expect(await screen.findByText('يُرسل…')).toBeVisible();
    expect(field).toHaveValue('');
    expect(commentsCount(view)).toBe(3);
    refuse(new ApiError({ code: 'rate_limited', status: 429, detail: 'مهلًا، حاول بعد قليل' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('مهلًا، حاول بعد قليل');
    expect(field).toHaveValue('رأيي');
    expect(field).toHaveFocus();
    expect(screen.queryByText('يُرسل…')).toBeNull();
    expect(commentsCount(view)).toBe(2);
  });

  it('shows the stored comment once after Ctrl+Enter, and counts it', async () => {
    const stored = sampleComment({
      _id: crypto.randomUUID(),
      text: 'رأيي',
      can: { delete: true, report: false },
    });
    vi.mocked(call).mockResolvedValueOnce(stored);
    const view = renderSection();
    await view.user.type(screen.getByLabelText('اكتب تعليقًا'), 'رأيي');
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: 'حذف' })).toBeVisible();
    expect(screen.getAllByText('رأيي')).toHaveLength(1);
    expect(call).toHaveBeenCalledWith(createComment, {
      params: { type: 'posts' },
      query: { subjectId: SUBJECT.id },
      body: { text: 'رأيي', parentId: null },
    });
    expect(commentsCount(view)).toBe(3);
  });
});

describe('a comment that was not sent', () => {
  const typed = () => screen.getByLabelText('اكتب تعليقًا');

  it('comes back to its writer, and to nobody else', async () => {
    const first = renderSection();
    await first.user.type(typed(), 'رأيي الذي لم يكتمل');
    first.unmount();
    const other = renderSection({ ...VIEWER, _id: crypto.randomUUID() });
    expect(typed()).toHaveValue('');
    other.unmount();
    const again = renderSection();
    expect(typed()).toHaveValue('رأيي الذي لم يكتمل');
    await again.user.clear(typed());
    again.unmount();
    renderSection();
    expect(typed()).toHaveValue('');
  });
});

describe('answers to a comment', () => {
  it('are written and shown under their comment', async () => {
    const parent = sampleComment();
    const stored = sampleComment({ _id: crypto.randomUUID(), text: 'صحيح', parentId: parent._id });
    vi.mocked(call).mockImplementation(async (endpoint) =>
      endpoint.id === createComment.id ? stored : { data: [stored], nextCursor: null },
    );
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'رد' }));
    const field = screen.getByLabelText('اكتب ردًا');
    expect(field).toHaveFocus();
    await user.type(field, 'صحيح');
    await user.click(screen.getByRole('button', { name: 'أرسل الرد' }));
    await waitFor(() => expect(screen.getByText('صحيح')).toBeVisible());
    expect(screen.getByRole('button', { name: 'إخفاء الردود' })).toBeVisible();
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { parentId: parent._id } });
  });
});

it('a comment that is gone keeps the place of its answers', async () => {
  renderSection(VIEWER, sampleComment({ author: null, text: null, repliesCount: 2 }));
  expect(await screen.findByText('هذا التعليق غير متاح')).toBeVisible();
  expect(screen.getByRole('button', { name: 'عرض ردّين' })).toBeVisible();
});
