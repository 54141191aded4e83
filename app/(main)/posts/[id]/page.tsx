import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PageColumns } from '@/components/layout/page-columns';
import { PostAside } from '@/components/posts/post-aside';
import { PostDetails } from '@/components/posts/post-details';
import { PostJsonLd } from '@/components/posts/post-json-ld';
import { commentsInput } from '@/hooks/comments/comments-cache';
import { listComments } from '@/lib/contract/comments';
import { listPostEvaluations } from '@/lib/contract/evaluations';
import { getPost } from '@/lib/contract/posts';
import { getUser } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as comments from '@/lib/server/comments/service';
import { listEvaluations } from '@/lib/server/evaluations/service';
import { getProfile } from '@/lib/server/members/profile';
import * as posts from '@/lib/server/posts/views';
import { firstPage } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { sharedImage } from '@/lib/shared/image';
import { paths } from '@/lib/shared/paths';

type PostPageProps = { params: Promise<{ id: string }> };

/** Metadata and page show the same post, read once. */
const load = cache(async (id: string) => {
  if (!getPost.params.safeParse({ id }).success) notFound();
  const page = prefetch();
  const ctx = await getPageCtx();
  const post = await page.one(getPost, { params: { id } }, () => posts.getPost(ctx, id));
  return { ctx, page, post };
});

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { post } = await load((await params).id);
  const { t } = await getTranslation('posts');
  const { author, text, media, paid } = post;
  const words = text || media[0]?.alt || t('page.imageOnly', { name: author.name });
  const title = `${isolate(author.name)}: ${isolate(firstWords(paid?.title ?? words, 60))}`;
  return publicPage({
    title,
    description: firstWords(words, 200),
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
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { ctx, page, post } = await load((await params).id);
  const subject = { type: 'posts' as const, id: post._id };
  const { t } = await getTranslation('explore');
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
  const trail = [
    { name: t('tabs.posts'), path: paths.explore('posts') },
    { name: post.author.name, path: paths.user(post.author._id) },
  ];
  return (
    <Messages of={['social', 'products', 'evaluations']}>
      <HydrationBoundary state={page.state()}>
        {post.audience === 'public' ? (
          <PostJsonLd post={post} comments={said?.data ?? []} trail={trail} site={await thisSite()} />
        ) : null}
        <PageColumns aside={<PostAside authorId={post.author._id} />}>
          <PostDetails id={post._id} />
        </PageColumns>
      </HydrationBoundary>
    </Messages>
  );
}
