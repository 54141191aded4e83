import { imageNode, memberNode, type Node, pageUrl, type Site } from '@/components/structured-data/nodes';
import { PageJsonLd, type PlaceOnSite } from '@/components/structured-data/page-json-ld';
import type { CommentView } from '@/lib/contract/comments';
import type { PostView } from '@/lib/contract/posts';
import { firstWords } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

// The page shows all comments; a few are enough here.
const MOST_COMMENTS = 10;
const LONGEST_COMMENT = 500;

type PostJsonLdProps = PlaceOnSite & {
  post: PostView;
  /** as the page shows them, the newest first */
  comments: readonly CommentView[];
};

/** Describes a post, and the pages that lead to it, for search engines (schema.org/SocialMediaPosting). */
export function PostJsonLd({ post, comments, trail, site }: PostJsonLdProps) {
  const { author, counts, media } = post;
  const path = paths.post(post._id);
  const headline = post.paid?.title ?? (firstWords(post.text, 110) || media[0]?.alt || author.name);
  const interactions = {
    LikeAction: counts.reactionsTotal,
    CommentAction: counts.comments,
    ShareAction: counts.shares,
  };
  const said = comments.flatMap((comment) => commentNode(site, comment)).slice(0, MOST_COMMENTS);
  const node: Node = {
    '@type': 'SocialMediaPosting',
    '@id': `${site.origin}${path}`,
    url: pageUrl(site, path),
    headline,
    articleBody: post.text,
    ...(post.paid ? paidNode : {}),
    datePublished: post.createdAt,
    dateModified: post.editedAt ?? post.createdAt,
    author: memberNode(site, author),
    ...(media.length > 0 ? { image: media.map((image) => imageNode(site, image)) } : {}),
    commentCount: counts.comments,
    ...(said.length > 0 ? { comment: said } : {}),
    interactionStatistic: Object.entries(interactions).map(([type, count]) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${type}`,
      userInteractionCount: count,
    })),
  };
  return <PageJsonLd node={node} self={{ name: headline, path }} site={site} trail={trail} />;
}

/** Search engines are told which part of the page is paid for (schema.org/isAccessibleForFree). */
const paidNode = {
  isAccessibleForFree: false,
  hasPart: [
    { '@type': 'WebPageElement', isAccessibleForFree: true, cssSelector: '.q-free-part' },
    { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.q-locked-part' },
  ],
};

/** A deleted comment is left out. */
function commentNode(site: Site, { author, text, createdAt }: CommentView): Node[] {
  if (text === null || author === null) return [];
  return [
    {
      '@type': 'Comment',
      author: memberNode(site, author),
      text: firstWords(text, LONGEST_COMMENT),
      datePublished: createdAt,
    },
  ];
}
