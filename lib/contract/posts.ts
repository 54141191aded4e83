import { z } from 'zod';
import { REACTIONS } from './choices';
import { endpoint } from './endpoint';
import { Rating } from './evaluations';
import { Done, Id, IdParams, Image, line, Mention, PageQuery, Person, page, prose, Time } from './fields';
import { PaidInput, PaidPart } from './paid-posts';
import { ProductCard } from './products';

export type ReactionName = (typeof REACTIONS)[number];
/** Other names that a reaction may arrive with (decisions, Reactions). */
export const REACTION_ALIASES = {
  dontknow: 'unclear',
  hardquestion: 'surprise',
  gotanswer: 'perfect',
  sad: 'unclear',
} as const;

export const ReactionInput = z
  .enum([...REACTIONS, ...(Object.keys(REACTION_ALIASES) as (keyof typeof REACTION_ALIASES)[])])
  .transform(
    (name): ReactionName =>
      name in REACTION_ALIASES
        ? REACTION_ALIASES[name as keyof typeof REACTION_ALIASES]
        : (name as ReactionName),
  );

export const Audience = z.enum(['public', 'followers']);

export const PostCounts = z.object({
  reactions: z.record(z.enum(REACTIONS), z.int()),
  reactionsTotal: z.int(),
  comments: z.int(),
  saves: z.int(),
  shares: z.int(),
});

/** A word with a tip that its author shows to everybody. */
export const TipWord = z.object({
  _id: Id,
  word: z.string(),
  /** null where the payer wants no name to be shown */
  from: Person.nullable(),
});
export type TipWord = z.output<typeof TipWord>;

export const PostView = z.object({
  _id: Id,
  author: Person.extend({ isFollowing: z.boolean(), isMe: z.boolean() }),
  text: z.string(),
  /** of a post whose other part is sold; else null */
  paid: PaidPart.nullable(),
  tags: z.array(z.string()),
  mentions: z.array(Mention),
  audience: Audience,
  media: z.array(Image.extend({ alt: z.string() })),
  product: ProductCard.nullable(),
  /** words with tips for it that its author shows, the newest ones; lists have none */
  tipWords: z.array(TipWord),
  /** the stars that members gave */
  rating: Rating,
  counts: PostCounts,
  mine: z.object({ reaction: z.enum(REACTIONS).nullable(), saved: z.boolean(), shared: z.boolean() }),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  /** why the post is shown, if the viewer does not follow its author */
  reason: z.object({ kind: z.enum(['popular', 'interest']) }).nullable(),
  createdAt: Time,
  editedAt: Time.nullable(),
});
export type PostView = z.output<typeof PostView>;

const PostMediaInput = z
  .array(z.object({ fileId: Id, alt: line(300, 0).default('') }))
  .max(4, 'validation:tooManyImages');
const PostBody = z.object({
  text: prose(5000).default(''),
  media: PostMediaInput.default([]),
  audience: Audience.default('public'),
  productId: Id.nullable().default(null),
  /** a title and a locked part with its price; of creators only, and beside a free text */
  paid: PaidInput.nullable().default(null),
});

export const createPost = endpoint({
  id: 'createPost',
  method: 'POST',
  path: '/posts',
  access: 'member',
  body: PostBody.strict().refine(
    (post) => post.text !== '' || (post.media.length > 0 && post.paid === null),
    { path: ['text'], message: 'validation:required' },
  ),
  response: PostView,
  status: 201,
  errors: ['forbidden', 'not_found', 'rate_limited'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const updatePost = endpoint({
  id: 'updatePost',
  method: 'PATCH',
  path: '/posts/{id}/update',
  access: 'owner',
  params: IdParams,
  body: z
    .object({ text: prose(5000), media: PostMediaInput, audience: Audience, paid: PaidInput.partial() })
    .partial()
    .strict(),
  response: PostView,
  touches: ['getLockedPart'],
});

export const deletePost = endpoint({
  id: 'deletePost',
  method: 'DELETE',
  path: '/posts/{id}',
  access: 'owner',
  params: IdParams,
  response: Done,
});

const list = <const I extends string, const A extends 'guest' | 'member'>(
  id: I,
  path: `/${string}`,
  access: A,
) => endpoint({ id, method: 'GET', path, access, query: PageQuery, response: page(PostView) });

export const listFeed = list('listFeed', '/posts/feed', 'member');
export const listPosts = list('listPosts', '/posts', 'guest');
export const listGuestPosts = list('listGuestPosts', '/posts/guest', 'guest');
export const listMyPosts = list('listMyPosts', '/posts/mine', 'member');
export const listSavedPosts = list('listSavedPosts', '/posts/saved', 'member');
export const explorePosts = list('explorePosts', '/posts/explorePosts', 'guest');

export const listUserPosts = endpoint({
  id: 'listUserPosts',
  method: 'GET',
  path: '/posts/{id}',
  access: 'guest',
  params: IdParams,
  query: PageQuery,
  response: page(PostView),
});

export const getPost = endpoint({
  id: 'getPost',
  method: 'GET',
  path: '/posts/post/{id}',
  access: 'guest',
  params: IdParams,
  response: PostView,
});

export const getGuestPost = endpoint({
  id: 'getGuestPost',
  method: 'GET',
  path: '/posts/{id}/guest',
  access: 'guest',
  params: IdParams,
  response: PostView,
});

const Mine = z.object({ counts: PostCounts, mine: PostView.shape.mine });

export const putReaction = endpoint({
  id: 'putReaction',
  method: 'PUT',
  path: '/posts/{id}/reaction',
  access: 'member',
  params: IdParams,
  body: z.object({ name: ReactionInput }).strict(),
  response: Mine,
});

export const deleteReaction = endpoint({
  id: 'deleteReaction',
  method: 'DELETE',
  path: '/posts/{id}/reaction',
  access: 'member',
  params: IdParams,
  response: Mine,
});

const act = <const I extends string>(id: I, path: `/${string}`, touches: readonly string[] = []) =>
  endpoint({
    id,
    method: 'POST',
    path,
    access: 'member',
    params: IdParams,
    response: Mine,
    touches,
  });

export const savePost = act('savePost', '/posts/{id}/save', ['listSavedPosts']);
export const unsavePost = act('unsavePost', '/posts/{id}/unsave', ['listSavedPosts']);
export const sharePost = act('sharePost', '/posts/{id}/share');
