import { definePage } from '@/app/define-page';
import { HiddenPosts } from '@/components/admin/posts/hidden-posts';
import { HideForm } from '@/components/admin/posts/hide-form';
import { IdParams } from '@/lib/contract/fields';
import { listHiddenPosts } from '@/lib/contract/hidden-posts';
import { listHiddenPage } from '@/lib/server/moderation/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  query: ({ hide }) => ({ postId: IdParams.safeParse({ id: hide }).data?.id }),
  access: ({ query }) => requireMember(paths.adminPosts(query.postId), 'ADMIN'),
  title: ({ t }) => t('pages.posts.title'),
  load: ({ ctx, page }) => page.list(listHiddenPosts, {}, (query) => listHiddenPage(ctx, query)),
  subtitle: ({ t }) => t('pages.posts.hint'),
  view: ({ query }) => (
    <>
      <HideForm postId={query.postId} />
      <HiddenPosts />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
