import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { PostMenu } from '@/components/posts/post-menu';
import { getTipTerms } from '@/lib/client/endpoints.gen';
import { askToSignIn } from '@/lib/client/sign-in-ask';
import type { PostView } from '@/lib/contract/posts';
import { answerWith } from '@/tests/components/settings/answers';
import { sampleTerms } from '@/tests/components/tips/sample-tips';
import { renderPage } from '@/tests/setup/render';
import { AUTHOR, samplePost, VIEWER } from './sample-post';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));
vi.mock('@/lib/client/sign-in-ask', async (original) => ({
  ...(await original<typeof import('@/lib/client/sign-in-ask')>()),
  askToSignIn: vi.fn(),
}));

const TIP = { name: 'إكرامية لصاحب المنشور' };

function open(author: Partial<PostView['author']> = {}, viewer: typeof VIEWER | null = VIEWER) {
  answerWith([[getTipTerms, sampleTerms()]]);
  const post = samplePost({ author: { ...AUTHOR, isFollowing: false, isMe: false, ...author } });
  return renderPage(
    <ViewerProvider viewer={viewer}>
      <PostMenu post={post} anchor={document.body} onClose={vi.fn()} />
    </ViewerProvider>,
  );
}

it('neither one’s own post nor that of a member who is not an author offers a tip', () => {
  const { unmount } = open({ isMe: true });
  expect(screen.queryByRole('menuitem', TIP)).not.toBeInTheDocument();
  unmount();
  open({ role: 'MEMBER' });
  expect(screen.queryByRole('menuitem', TIP)).not.toBeInTheDocument();
});

it('a visitor is asked to sign in, and comes back to this post', async () => {
  const { user } = open({}, null);
  await user.click(screen.getByRole('menuitem', TIP));
  const { _id: postId } = samplePost();
  expect(askToSignIn).toHaveBeenCalledWith({ kind: 'tip', userId: AUTHOR._id, postId, name: AUTHOR.name });
});

it('a member gets the sheet of a tip', async () => {
  const { user } = open();
  await user.click(screen.getByRole('menuitem', TIP));
  expect(await screen.findByRole('button', { name: /^متابعة إلى الدفع/ })).toBeVisible();
});
