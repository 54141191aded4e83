import { definePage } from '@/app/define-page';
import { PageColumns } from '@/components/layout/page-columns';
import { PostAside } from '@/components/posts/post-aside';
import { PostDetails } from '@/components/posts/post-details';
import { PostJsonLd } from '@/components/posts/post-json-ld';
import { commentsInput } from '@/hooks/comments/comments-cache';
import { listComments } from '@/lib/contract/comments';
import { listPostEvaluations } from '@/lib/contract/evaluations';
import { getPost } from '@/lib/contract/posts';
import { getUser } from '@/lib/contract/users';
import * as comments from '@/lib/server/comments/service';
import { listEvaluations } from '@/lib/server/evaluations/service';
import { getProfile } from '@/lib/server/members/profile';
import * as posts from '@/lib/server/posts/views';
import { firstPage } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { sharedImage } from '@/lib/shared/image';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'posts',
  params: getPost.params,
  access: getPageCtx,
  subject: ({ ctx, page, params }) => page.one(getPost, { params }, () => posts.getPost(ctx, params.id)),
  title: ({ t, subject: post }) => {
    const words = post.text || post.media[0]?.alt || t('page.imageOnly', { name: post.author.name });
    return `${isolate(post.author.name)}: ${isolate(firstWords(post.paid?.title ?? words, 60))}`;
  },
  head: ({ t, title, subject: { author, text, media, paid, ...post } }) =>
    publicPage({
      title,
      description: firstWords(text || media[0]?.alt || t('page.imageOnly', { name: author.name }), 200),
      path: paths.post(post._id),
      isListed: post.audience === 'public',
      card: {
        type: 'article',
        title: paid?.title ?? t('page.title', { name: isolate(author.name) }),
        publishedTime: post.createdAt,
        modifiedTime: post.editedAt ?? undefined,
        authors: [author.name],
        ...(media[0] ? { images: [{ ...sharedImage(media[0]), alt: media[0].alt }] } : {}),
      },
    }),
  messages: ['social', 'products', 'evaluations'],
  load: async ({ ctx, page, subject: post }) => {
    const subject = { type: 'posts' as const, id: post._id };
    // Those on a paid post are for its holders.
    const isOpen = post.paid?.isOpen ?? true;
    const [said] = await Promise.all([
      isOpen
        ? page.list(listComments, commentsInput(subject), () =>
            comments.listComments(ctx, subject, firstPage()),
          )
        : null,
      page.list(listPostEvaluations, { params: { id: post._id } }, () =>
        listEvaluations(ctx, { type: 'post', id: post._id }, firstPage()),
      ),
      page.one(getUser, { params: { id: post.author._id } }, () => getProfile(ctx, post.author._id)),
    ]);
    return said?.data ?? [];
  },
  view: async ({ t, subject: post, data: said }) => {
    const trail = [
      { name: t('explore:tabs.posts'), path: paths.explore('posts') },
      { name: post.author.name, path: paths.user(post.author._id) },
    ];
    return (
      <>
        {post.audience === 'public' ? (
          <PostJsonLd post={post} comments={said} trail={trail} site={await thisSite()} />
        ) : null}
        <PageColumns aside={<PostAside authorId={post.author._id} />}>
          <PostDetails id={post._id} />
        </PageColumns>
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
