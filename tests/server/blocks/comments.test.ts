import { describe, expect, it } from 'vitest';
import { blockUser, muteUser, unblockUser } from '@/lib/server/blocks/service';
import type { Subject } from '@/lib/server/comments/repo';
import { reportComment } from '@/lib/server/comments/review';
import { createComment, deleteComment, listComments } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { listEvaluations, putEvaluation } from '@/lib/server/evaluations/service';
import { getLesson } from '@/lib/server/kinds/courses/room';
import { getProduct } from '@/lib/server/making/service';
import { getNotifications } from '@/lib/server/notifications/service';
import { getPost } from '@/lib/server/posts/views';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { buy } from '@/tests/setup/trade';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const PAGE = { limit: 50 };
type Kind = Subject['type'];
let author: Member;
let troll: Member;
let reader: Member;
let apart: Member;
let quiet: Member;
let post: Subject;

cleanWorld(async () => {
  [author, troll, reader] = [await makeMember({ role: 'CREATOR' }), await makeMember(), await makeMember()];
  [apart, quiet] = [await makeMember(), await makeMember()];
  await blockUser(apart.ctx, troll.id);
  await muteUser(quiet.ctx, troll.id);
  post = await newPost(author);
});

const newPost = async (by: Member): Promise<Subject> => ({
  type: 'posts',
  id: (await makePost(db(), { authorId: by.id })).id,
});
const say = async (who: Member, text: string, parentId: string | null = null, on = post) =>
  (await createComment(who.ctx, on, { text, parentId }))._id;

/** A thread by the reader that the troll answers, and one by the troll that the reader answers. */
async function argue(on = post) {
  const first = await say(reader, 'أول', null, on);
  const answer = await say(troll, 'ردّ مزعج', first, on);
  const bad = await say(troll, 'مزعج', null, on);
  await say(reader, 'ردّ عليه', bad, on);
  return { first, answer, bad };
}

/** Something of the author that all others can comment on. */
async function newSubject(type: Kind): Promise<Subject> {
  if (type === 'posts') return newPost(author);
  const { id, lessonId } = await makeCourse(author);
  for (const { id: holder } of [troll, reader, apart, quiet]) await makeEntitlement(db(), holder, id);
  return { type, id: type === 'lessons' ? lessonId : id };
}

/** The number of comments that a reader is shown with a subject; nothing where the page shows none. */
async function countFor(who: Member | null, { type, id }: Subject): Promise<number | undefined> {
  const ctx = who?.ctx ?? guestCtx(db());
  if (type === 'posts') return (await getPost(ctx, id)).counts.comments;
  if (type === 'products') return (await getProduct(ctx, id)).commentsCount;
  const purchase = await db()
    .selectFrom('entitlements')
    .innerJoin('course_lessons', 'course_lessons.product_id', 'entitlements.product_id')
    .select('entitlements.id')
    .where('course_lessons.id', '=', id)
    .where('holder_id', '=', who?.id ?? null)
    .executeTakeFirst();
  return purchase && who ? ((await getLesson(who.ctx, purchase.id, id)).questionsCount ?? 0) : undefined;
}

/** What a reader finds under a subject: comments, folded ones, empty places. All counts must be those of the list. */
async function found(who: Member | null, on = post) {
  const ctx = who?.ctx ?? guestCtx(db());
  const { data: threads } = await listComments(ctx, on, PAGE);
  const rows = [...threads];
  for (const { _id: parentId, repliesCount, foldedRepliesCount } of threads) {
    const { data } = await listComments(ctx, on, { ...PAGE, parentId });
    const folded = data.filter(({ isFolded }) => isFolded).length;
    expect([repliesCount, foldedRepliesCount]).toEqual([data.length - folded, folded]);
    rows.push(...data);
  }
  const textsOf = (some: typeof rows) => some.flatMap(({ text }) => text ?? []).sort();
  const listed = textsOf(rows.filter(({ isFolded }) => !isFolded));
  const count = await countFor(who, on);
  if (count !== undefined) expect(count).toBe(listed.length);
  const folded = textsOf(rows.filter(({ isFolded }) => isFolded));
  return { listed, folded, empty: rows.filter(({ text }) => text === null).length };
}

const ALL = { listed: ['أول', 'ردّ عليه', 'ردّ مزعج', 'مزعج'].sort(), folded: [], empty: 0 };
const LEFT = { listed: ['أول', 'ردّ عليه'].sort(), folded: [], empty: 1 };
const FOLDED = { ...LEFT, folded: ['ردّ مزعج', 'مزعج'].sort(), empty: 0 };

describe('under the post of a member who blocked its commenter', () => {
  it('nobody answers or reports the comment, or deletes it but the two', async () => {
    const { bad } = await argue();
    await blockUser(author.ctx, troll.id);
    await expect(say(reader, 'رد', bad)).rejects.toMatchObject({ code: 'not_found' });
    await expect(say(author, 'رد', bad)).rejects.toMatchObject({ code: 'not_found' });
    for (const { ctx } of [reader, author])
      await expect(reportComment(ctx, 'posts', bad)).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteComment(reader.ctx, 'posts', bad)).rejects.toMatchObject({ code: 'not_found' });
    await expect(found(troll)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('it is folded for the author also where that is a company', async () => {
    await db().updateTable('users').set({ account_type: 'COMPANY' }).where('id', '=', author.id).execute();
    await argue();
    await blockUser(author.ctx, troll.id);
    expect(await found(author)).toEqual(FOLDED);
  });

  it('its author is not named to others where the answers keep its place', async () => {
    const { bad } = await argue();
    await blockUser(author.ctx, troll.id);
    const { data } = await listComments(reader.ctx, post, PAGE);
    const place = data.find(({ _id }) => _id === bad);
    expect(place).toMatchObject({
      author: null,
      text: null,
      repliesCount: 1,
      can: { delete: false, report: false },
    });
    for (const trace of [troll.id, troll.handle]) expect(JSON.stringify(place)).not.toContain(trace);
    const mine = (await listComments(author.ctx, post, PAGE)).data.find(({ _id }) => _id === bad);
    expect(mine).toMatchObject({ isFolded: true, can: { delete: true, report: false } });
  });

  it.each([
    ['the author of the post', () => author],
    ['its own author', () => troll],
  ])('is deleted by %s without another count, and does not come back', async (_, by) => {
    const { bad, answer } = await argue();
    await blockUser(author.ctx, troll.id);
    await deleteComment(by().ctx, 'posts', bad);
    await deleteComment(by().ctx, 'posts', answer);
    expect(await found(null)).toEqual(LEFT);
    await unblockUser(author.ctx, troll.id);
    expect(await found(null)).toEqual(LEFT);
  });

  it('comments under posts of others stay, for all but the two', async () => {
    const theirs = await newPost(reader);
    await say(troll, 'هنا', null, theirs);
    await say(author, 'وهنا', null, theirs);
    await blockUser(author.ctx, troll.id);
    expect((await found(null, theirs)).listed).toEqual(['هنا', 'وهنا']);
    expect((await found(author, theirs)).listed).toEqual(['وهنا']);
    expect((await found(troll, theirs)).listed).toEqual(['هنا']);
  });

  it('notices about it are withdrawn, and none are written about answers', async () => {
    await argue();
    const noticed = async (who: Member) =>
      (await getNotifications(who.ctx, PAGE)).data.map(({ kind, from }) => [kind, from?._id]);
    expect(await noticed(reader)).toEqual([['reply', troll.id]]);
    expect(await noticed(troll)).toEqual([['reply', reader.id]]);
    await blockUser(author.ctx, troll.id);
    expect(await noticed(reader)).toEqual([]);
    expect(await noticed(troll)).toEqual([]);
    expect(await noticed(author)).toEqual([['comment', reader.id]]);
  });
});

describe.each([
  { type: 'posts', forOthers: LEFT, forAuthor: FOLDED },
  { type: 'products', forOthers: ALL, forAuthor: LEFT },
  { type: 'lessons', forOthers: ALL, forAuthor: LEFT },
] as const)('under $type the number of comments is that of the list', ({ type, forOthers, forAuthor }) => {
  it('for every reader, before a block, under it and after it', async () => {
    const subject = await newSubject(type);
    await argue(subject);
    const everybody = type === 'lessons' ? [reader] : [reader, null];
    const isAsBefore = async () => {
      for (const who of [...everybody, author, troll]) expect(await found(who, subject)).toEqual(ALL);
      for (const who of [apart, quiet]) expect(await found(who, subject)).toEqual(LEFT);
    };
    await isAsBefore();
    await blockUser(author.ctx, troll.id);
    for (const who of everybody) expect(await found(who, subject)).toEqual(forOthers);
    for (const who of [apart, quiet]) expect(await found(who, subject)).toEqual(LEFT);
    expect(await found(author, subject)).toEqual(forAuthor);
    await expect(found(troll, subject)).rejects.toMatchObject({ code: 'not_found' });
    await unblockUser(author.ctx, troll.id);
    await isAsBefore();
  });
});

describe('the number of comments is also that of the list', () => {
  it('where the commenter blocked the author of the post, who finds nothing folded', async () => {
    await argue();
    await blockUser(troll.ctx, author.id);
    for (const who of [null, reader, author]) expect(await found(who)).toEqual(LEFT);
  });

  it('when a comment and a block arrive at the same moment', COMMITS, async () => {
    for (let round = 0; round < 6; round++) {
      const acts = [say(troll, 'سريع'), blockUser(author.ctx, troll.id)];
      await Promise.allSettled(round % 2 ? acts : acts.reverse());
      expect((await found(null)).listed).toEqual([]);
      await unblockUser(author.ctx, troll.id);
      await found(null);
    }
  });
});

it('a seller who blocks a buyer changes neither ratings nor questions that others see, nor the notice of a sale', async () => {
  const { seller, buyer, product } = await makeShop();
  await buy(buyer.token, product);
  const subject: Subject = { type: 'products', id: product.id };
  const rated = { type: 'product', id: product.id } as const;
  await putEvaluation(buyer.ctx, rated, { rating: 1, text: 'لا يعمل' });
  const question = await say(buyer, 'متى الإصدار التالي؟', null, subject);
  await say(reader, 'وأنا أسأل', question, subject);
  const seen = async () => [
    await found(null, subject),
    await found(reader, subject),
    await listEvaluations(reader.ctx, rated, { limit: 20, sort: 'newest' }),
    (await getProduct(reader.ctx, product.id)).rating,
    (await getNotifications(seller.ctx, PAGE)).data.filter(({ kind }) => kind === 'sale').length,
  ];
  const before = await seen();
  await blockUser(seller.ctx, buyer.id);
  expect(await seen()).toEqual(before);
  expect(await found(seller, subject)).toEqual({ listed: ['وأنا أسأل'], folded: [], empty: 1 });
});
