import 'server-only';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { questionsOwner, questionTopic, questionWrite } from '@/lib/server/kinds/courses/questions';
import { withdraw } from '@/lib/server/notifications/withdraw';
import { commentablePostAuthor, postCommentWrite } from '@/lib/server/posts/subject';
import { commentableOwner, productCommentWrite } from '@/lib/server/products/subject';
import type { Subject } from './repo';

/** Who may delete what others write under it; nobody under a product. */
export function postAuthor(subject: Subject, owner: string): string | null {
  return subject.type === 'products' ? null : owner;
}

const OWNER = { posts: commentablePostAuthor, products: commentableOwner, lessons: questionsOwner };
/**
 * Returns the owner of a subject that the caller may see.
 * @throws AppError `not_found`, `not_entitled`, `not_open_yet`
 */
export const subjectOwner = (ctx: Ctx, { type, id }: Subject): Promise<string> => OWNER[type](ctx, id);

/** A subject gets one comment more. */
export const countWrite = ({ type, id }: Subject): Write => COUNT[type](id);
const COUNT = { posts: postCommentWrite, products: productCommentWrite, lessons: questionWrite };

const ABOUT = { posts: 'postId', products: 'productId', lessons: 'lessonId' } as const;
/** What a notice about it names. */
export const about = ({ type, id }: Subject) => ({ subject: id, [ABOUT[type]]: id });
/** Notices about a lesson have words of their own, and those about an episode, too. */
export const topicOf = async (ctx: Ctx, { type, id }: Subject) =>
  type === 'lessons' ? { topic: await questionTopic(ctx, id) } : {};

/** Nobody reads what a member wrote there: the notices about their comments are withdrawn. */
export async function withdrawNotices(
  ctx: Ctx,
  subjects: readonly Subject[],
  actorId: string,
): Promise<void> {
  const groups = await Promise.all(
    subjects.map(async (subject) => {
      const topic = await topicOf(ctx, subject);
      return [
        { kind: 'comment' as const, ...topic, subject: subject.id },
        { kind: 'reply' as const, ...topic, subject: subject.id },
        { kind: 'mention' as const, topic: 'comment' as const, subject: subject.id },
      ];
    }),
  );
  await withdraw(ctx, { groups: groups.flat(), actorId });
}

/** Kept pages that show it are made again. */
export function touchSubject(ctx: Ctx, subject: Subject): void {
  if (subject.type === 'lessons') return;
  const name = subject.type === 'posts' ? 'post' : 'product';
  ctx.afterCommit(() => touch([`${name}:${subject.id}`]));
}
