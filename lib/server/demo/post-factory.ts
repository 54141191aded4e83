import 'server-only';
import { clock } from '@/lib/server/clock';
import { insertComment, type Subject } from '@/lib/server/comments/repo';
import { countWrite } from '@/lib/server/comments/subject';
import type { Db } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { hashtagsOf } from '@/lib/server/posts/hashtags';
import { hotness } from '@/lib/server/posts/hotness';
import { insertMedia, insertPost, insertTags, type Medium } from '@/lib/server/posts/repo';

let made = 0;

interface GivenPost {
  authorId: string;
  text?: string;
  audience?: 'public' | 'followers';
  productId?: string | null;
  media?: readonly Medium[];
  /** when it was published; posts of the same moment are sorted by the order in which they are made */
  at?: Date;
}

/**
 * Makes a post with its tags, pictures, popularity and its author's counter, without the checks and notices of
 * services.
 */
export async function makePost(db: Db, given: GivenPost): Promise<{ id: string; authorId: string }> {
  const { authorId, audience = 'public', productId = null, media = [] } = given;
  const now = given.at ?? clock.now();
  const text = given.text ?? `منشور رقم ${++made}`;
  const tags = hashtagsOf(text);
  const id = given.at ? newId(given.at) : newId();
  await insertPost(db, { id, authorId, text, tags, audience, productId, hot: hotness(0, now), now });
  await insertTags(db, id, tags);
  await insertMedia(db, id, media);
  return { id, authorId };
}

/** Makes a comment, or the answer to one, and moves the subject's counter. */
export async function makeComment(
  db: Db,
  given: { subject: Subject; authorId: string; text?: string; parentId?: string | null; at?: Date },
): Promise<{ id: string }> {
  const { subject, authorId, parentId = null } = given;
  const id = given.at ? newId(given.at) : newId();
  const text = given.text ?? `تعليق رقم ${++made}`;
  const comment = { id, subject, authorId, parentId, text, now: given.at ?? clock.now() };
  await insertComment(db, comment, countWrite(subject));
  return { id };
}
