import { reportComment } from '@/lib/server/comments/review';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { NO_ID } from '@/tests/setup/make-member';
import { makeFile, publishPaid } from '@/tests/setup/paid-posts';
import type { Person } from './people';
import { byId, type Make } from './target';

const author = (owner: Person) => ({
  ctx: ctxOf(db(), { id: owner.id, role: 'CREATOR' }),
});

/** A paid post of the owner's: one that everybody sees, and one for followers. */
export const paidPost: Make = async ({ owner }) => {
  const { _id } = await publishPaid(author(owner));
  return byId(_id, (await publishPaid(author(owner), { audience: 'followers' }))._id);
};

/** A paid post of the owner's, to be changed by its author alone. */
export const ownPaidPost: Make = async ({ owner }) => {
  const { _id } = await publishPaid(author(owner));
  return byId(_id, _id);
};

/** A file of a locked part: only its author and its buyers have it. */
export const lockedFile: Make = async ({ owner }) => {
  const { id: fileId } = await makeFile(author(owner));
  const locked = { text: 'سر', media: [], files: [fileId] };
  const { _id: id } = await publishPaid(author(owner), { locked });
  return { own: { id, fileId }, hidden: { id, fileId }, missing: { id: NO_ID, fileId: NO_ID } };
};

async function ratingOf(post: { id: string }, authorId: string): Promise<string> {
  const id = newId();
  const given = { post_id: post.id, author_id: authorId, rating: 4, text: 'نافع' };
  await db()
    .insertInto('evaluations')
    .values({ id, ...given, created_at: NOW, updated_at: NOW })
    .execute();
  return id;
}

/** A rating of somebody else's post; and one of a post for followers. */
export const evaluation: Make = async ({ owner, member, stranger }) => {
  const open = await makePost(db(), { authorId: stranger.id });
  const closed = await makePost(db(), { authorId: owner.id, audience: 'followers' });
  return byId(await ratingOf(open, member.id), await ratingOf(closed, member.id));
};

/** A rating of the owner's post: nobody else answers it. */
export const answerable: Make = async ({ owner, member }) => {
  const id = await ratingOf(await makePost(db(), { authorId: owner.id }), member.id);
  return byId(id, id);
};

/** Somebody else's comment under the owner's post, reported or not. */
const reportable: Make = async ({ owner }) => {
  const subject = {
    type: 'posts' as const,
    id: (await makePost(db(), { authorId: owner.id, audience: 'followers' })).id,
  };
  const { id } = await makeComment(db(), { subject, authorId: (await makeUser(db())).id });
  const type = 'posts';
  return { own: { type, id }, hidden: { type, id }, missing: { type, id: NO_ID } };
};
/** It was reported to the operators. */
const reportedComment: Make = async (people) => {
  const { id = '' } = (await reportable(people)).own;
  await reportComment(ctxOf(db(), { id: people.owner.id, role: 'MEMBER' }), 'posts', id);
  return byId(id, null);
};

export const COMMENT_TARGETS: Record<string, Make> = {
  reportComment: reportable,
  judgeComment: reportedComment,
};
