import { Readable } from 'node:stream';
import { createComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { storeProductFile, storeRenditions } from '@/lib/server/files/service';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { updatePost } from '@/lib/server/posts/service';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { showFactor } from '@/tests/setup/make-member';
import { buyPaid, publishPaid } from '@/tests/setup/paid-posts';
import { lineOf, sendGranted } from '@/tests/setup/reversals';
import type { Person } from './people';

/** Found by nobody but those who may read the locked part: the texts of each of its fields. */
export const CANARY = {
  text: 'كناريالنص',
  tag: 'كناريالوسم',
  link: 'canary-link.example',
  mention: 'canary_mentioned',
  alt: 'كناريالوصف',
  fileName: 'كناريالملف',
  fileContent: 'كناريالمحتوى',
  picture: 'canary-picture-bytes',
  pictureName: 'كناريالصورة',
  edition: 'كناريالطبعة',
} as const;

/** What everybody may know of the post. */
export const TITLE = 'زعفرانيةالعنوان';

export interface Reader extends Person {
  order: string;
  line: string;
  entitlement: string;
}

async function makePerson(role: 'MEMBER' | 'CREATOR' | 'ADMIN', email: string): Promise<Person> {
  const confirmed = { email, email_verified_at: NOW };
  const { id } = await makeUser(db(), { role, ...confirmed });
  const session = await makeSession(db(), id);
  if (role === 'ADMIN') await showFactor(session.sessionId);
  return { id, ...session };
}

const as = (person: Person, role = 'MEMBER') => ctxOf(db(), { id: person.id, role });

/**
 * A paid post with a word of its own in each field of its locked part, also in the edition before the last, and
 * everybody who stands to it in another way.
 */
export async function makeLockedWorld() {
  const [author, stranger, follower, buyer, refunded, operator] = await Promise.all([
    makePerson('CREATOR', 'author@canary.example'),
    makePerson('MEMBER', 'stranger@canary.example'),
    makePerson('MEMBER', 'follower@canary.example'),
    makePerson('MEMBER', 'buyer@canary.example'),
    makePerson('MEMBER', 'refunded@canary.example'),
    makePerson('ADMIN', 'operator@canary.example'),
  ]);
  await makeUser(db(), { handle: CANARY.mention, name: 'عضو مذكور' });
  const ctx = as(author, 'CREATOR');
  await follow(as(follower), author.id);
  const renditions = { width: 640, height: 480, list: [{ width: 640, data: Buffer.from(CANARY.picture) }] };
  const { _id: image } = await storeRenditions(ctx, `${CANARY.pictureName}.webp`, renditions);
  const content = Readable.from([Buffer.from(CANARY.fileContent)]);
  const { _id: file } = await storeProductFile(ctx, `${CANARY.fileName}.txt`, content);
  const words = `${CANARY.text} #${CANARY.tag} @${CANARY.mention} https://${CANARY.link}/a`;
  const media = [{ fileId: image, alt: CANARY.alt }];
  const { _id: post } = await publishPaid(
    { ctx },
    { title: TITLE, locked: { text: CANARY.edition, media, files: [file] } },
  );

  const buy = async (person: Person): Promise<Reader> => {
    const order = await buyPaid({ ctx: as(person) }, post);
    const line = await lineOf(order);
    const { id: entitlement } = await db()
      .selectFrom('entitlements')
      .select('id')
      .where('order_line_id', '=', line)
      .executeTakeFirstOrThrow();
    return { ...person, order, line, entitlement };
  };
  const readers = { buyer: await buy(buyer), refunded: await buy(refunded) };
  await updatePost(ctx, post, { paid: { locked: { text: words, media, files: [file] } } });
  await putEvaluation(as(buyer), { type: 'post', id: post }, { rating: 5, text: 'رأي المشتري' });
  const subject = { type: 'posts' as const, id: post };
  const { _id: comment } = await createComment(as(buyer), subject, { text: 'تعليق', parentId: null });
  await refundSale(ctx, readers.refunded.line, { amount: 500, answer: '' }, newId(), { asOperator: false });
  await sendGranted();
  const late = fromNow(40 * DAY);
  const asked = { lineId: readers.buyer.line, reason: 'other' as const, note: '' };
  const { refunds } = await requestRefund({ ...as(buyer), now: late }, readers.buyer.order, asked, newId());
  const { id: evaluation } = await db()
    .selectFrom('evaluations')
    .select('id')
    .where('post_id', '=', post)
    .executeTakeFirstOrThrow();
  const keys = await db()
    .selectFrom('files')
    .select(['storage_key', 'sha256'])
    .where('id', 'in', [image, file])
    .execute();
  return {
    ...{ author, stranger, follower, operator, ...readers },
    ...{ post, image, file, comment, evaluation, request: refunds[0]?._id ?? '' },
    /** in no answer to those who may not read the locked part */
    secrets: [
      ...Object.values({ ...CANARY, mention: `@${CANARY.mention}` }),
      ...[image, file],
      ...keys.flatMap(({ storage_key, sha256 }) => [storage_key, sha256]),
    ],
  };
}
export type LockedWorld = Awaited<ReturnType<typeof makeLockedWorld>>;
