import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Write, writeTogether } from '@/lib/server/db/writes';
import { questionCountWrite, questionsOwner, questionTopic } from '@/lib/server/kinds/courses/questions';
import { withdraw } from '@/lib/server/notifications/withdraw';
import { commentablePostAuthor, postCommentsWrite } from '@/lib/server/posts/subject';
import { commentableOwner, productCommentsWrite } from '@/lib/server/products/subject';
import { hasComments, type Subject } from './repo';

/** Who may delete what others write under it; nobody under a product. */
export function postAuthor(subject: Subject, owner: string): string | null {
  return subject.type === 'products' ? null : owner;
}

const OWNER = { posts: commentablePostAuthor, products: commentableOwner, lessons: questionsOwner };
/** Who owns it, where the caller may see it. @throws AppError `not_found`, `not_entitled`, `not_open_yet` */
export const subjectOwner = (ctx: Ctx, { type, id }: Subject): Promise<string> => OWNER[type](ctx, id);

/** A subject gets one comment more, or one less. */
export const countWrite = ({ type, id }: Subject, by: 1 | -1): Write => COUNT[type](id, by);
const COUNT = { posts: postCommentsWrite, products: productCommentsWrite, lessons: questionCountWrite };

const ABOUT = { posts: 'postId', products: 'productId', lessons: 'lessonId' } as const;
/** What a notice about it names. */
export const about = ({ type, id }: Subject) => ({ subject: id, [ABOUT[type]]: id });
/** Notices about a lesson have words of their own, and those about an episode, too. */
export const topicOf = async (ctx: Ctx, { type, id }: Subject) =>
  type === 'lessons' ? { topic: await questionTopic(ctx, id) } : {};

/** A comment was deleted, or hidden: it counts no longer. */
export async function uncount(ctx: MemberCtx, subject: Subject, authorId: string): Promise<void> {
  await writeTogether(ctx.db, [countWrite(subject, -1)]);
  if (!(await hasComments(ctx.db, subject, authorId))) await withdrawNotices(ctx, subject, authorId);
  touchSubject(ctx, subject);
}

/** A comment that was hidden counts again. */
export async function countAgain(ctx: MemberCtx, subject: Subject): Promise<void> {
  await writeTogether(ctx.db, [countWrite(subject, 1)]);
  touchSubject(ctx, subject);
}

/** A member's last comment on a subject is gone: the notices about their comments go, too. */
async function withdrawNotices(ctx: MemberCtx, subject: Subject, actorId: string): Promise<void> {
  const topic = await topicOf(ctx, subject);
  const notified = [
    ...(['comment', 'reply'] as const).map((kind) => ({ kind, ...topic })),
    { kind: 'mention', topic: 'comment' } as const,
  ];
  await withdraw(ctx, { groups: notified.map((group) => ({ ...group, subject: subject.id })), actorId });
}

/** Kept pages that show it are made again. */
export function touchSubject(ctx: MemberCtx, subject: Subject): void {
  if (subject.type === 'lessons') return;
  const name = subject.type === 'posts' ? 'post' : 'product';
  ctx.afterCommit(() => touch([`${name}:${subject.id}`]));
}
