import 'server-only';
import type { Mention } from '@/lib/contract/fields';
import type { MemberCtx } from '@/lib/server/ctx';
import { type Notice, notifyAll } from '@/lib/server/notifications/service';
import { peopleByHandle } from '@/lib/server/users/service';
import { splitText } from '@/lib/shared/rich-text';

/** Where a text mentions more people than this, only the first are notified: so nobody can write to everybody. */
const MOST = 10;

/**
 * The people that a text mentions with @handle, each once and in order; not closed or suspended accounts, nor people in
 * a block with the author.
 */
export async function mentionsOf(ctx: MemberCtx, text: string): Promise<Mention[]> {
  const handles = splitText(text).flatMap((token) => (token.kind === 'mention' ? token.handle : []));
  const wanted = [...new Set(handles)].slice(0, MOST);
  const people = await peopleByHandle(ctx, wanted);
  return wanted.flatMap((handle) => {
    const _id = people.get(handle);
    return _id ? { _id, handle } : [];
  });
}

/**
 * Notifies those who were mentioned, in the caller's transaction; the author is not notified.
 * @param told people who may read the text and have no notice about it yet
 */
export async function notifyMentioned(
  ctx: MemberCtx,
  readers: readonly string[],
  about: Pick<Notice, 'postId' | 'productId' | 'topic' | 'subject'>,
): Promise<void> {
  const by = { kind: 'mention' as const, actorId: ctx.viewer.id, ...about };
  await notifyAll(
    ctx,
    readers.map((to) => ({ to, ...by })),
  );
}
