import type { PostView } from '@/lib/contract/posts';
import { imageSrc } from '@/lib/shared/image';
import { jsonForScript } from '@/lib/shared/json-ld';
import { paths } from '@/lib/shared/paths';
import { excerpt } from '@/lib/shared/rich-text';

type PostJsonLdProps = {
  post: PostView;
  /** The site's public address, without a slash at the end. */
  origin: string;
};

/** The post for search engines (schema.org/SocialMediaPosting). */
export function PostJsonLd({ post, origin }: PostJsonLdProps) {
  const { author, counts, media } = post;
  const url = `${origin}${paths.post(post._id)}`;
  const interactions = {
    LikeAction: counts.reactionsTotal,
    CommentAction: counts.comments,
    ShareAction: counts.shares,
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': url,
    url,
    headline: excerpt(post.text, 110) || media[0]?.alt || author.name,
    articleBody: post.text,
    datePublished: post.createdAt,
    ...(post.editedAt ? { dateModified: post.editedAt } : {}),
    author: {
      '@type': author.accountType === 'COMPANY' ? 'Organization' : 'Person',
      name: author.name,
      url: `${origin}${paths.user(author._id)}`,
    },
    ...(media.length > 0 ? { image: media.map((image) => `${origin}${imageSrc(image, 1280)}`) } : {}),
    interactionStatistic: Object.entries(interactions).map(([type, count]) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${type}`,
      userInteractionCount: count,
    })),
  };
  // A block of data, not a script: the policy on scripts does not concern it.
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}
