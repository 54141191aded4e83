import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { PostTips } from '@/components/tips/post-tips';
import { getUser } from '@/lib/client/endpoints.gen';
import { askToSignIn } from '@/lib/client/sign-in-ask';
import type { PostView } from '@/lib/contract/posts';
import { AUTHOR, samplePost, VIEWER } from '@/tests/components/posts/sample-post';
import { sampleProfile } from '@/tests/components/profile/sample-profile';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { PAYER } from './sample-tips';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in-ask', async (original) => ({
  ...(await original<typeof import('@/lib/client/sign-in-ask')>()),
  askToSignIn: vi.fn(),
}));

const WORDS: PostView['tipWords'] = [
  { _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0701', word: 'تعلمت منه', from: PAYER },
  { _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0702', word: 'شكرًا', from: null },
];

async function show(
  takesTips: boolean,
  change: Partial<PostView> = {},
  viewer: typeof VIEWER | null = VIEWER,
) {
  answerWith([[getUser, sampleProfile({ takesTips })]]);
  const page = renderPage(
    <ViewerProvider viewer={viewer}>
      <PostTips post={samplePost(change)} />
    </ViewerProvider>,
  );
  await vi.waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  return page;
}

it('an author who takes no tips is offered none, and words that they show stay', async () => {
  const { container } = await show(false);
  expect(container).toBeEmptyDOMElement();
  await show(false, { tipWords: WORDS });
  expect(screen.queryByRole('button', { name: 'إعطاء إكرامية' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'كلمات مع إكراميات' })).toBeVisible();
});

it('authors are not asked for a tip to themselves', async () => {
  const { container } = await show(true, { author: { ...AUTHOR, isFollowing: false, isMe: true } });
  expect(container).toBeEmptyDOMElement();
});

it('a word has its payer’s name where they want it, and no name where they do not', async () => {
  await show(true, { tipWords: WORDS });
  const [named, unnamed] = screen.getAllByRole('listitem');
  expect(within(named as HTMLElement).getByRole('link', { name: PAYER.name })).toBeVisible();
  expect(unnamed).toHaveTextContent('بلا اسم');
  expect(within(unnamed as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});

it('a visitor is asked to sign in for a tip to this post', async () => {
  const { user } = await show(true, {}, null);
  const link = screen.getByRole('link', { name: 'إعطاء إكرامية' });
  const { _id: postId } = samplePost();
  expect(link).toHaveAttribute('href', `/login?callbackUrl=${encodeURIComponent(`/posts/${postId}`)}`);
  await user.click(link);
  expect(askToSignIn).toHaveBeenCalledWith({ kind: 'tip', userId: AUTHOR._id, postId, name: AUTHOR.name });
});
