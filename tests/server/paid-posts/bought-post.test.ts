import { describe, expect, it } from 'vitest';
import { GET as AVIF } from '@/app/api/files/[id]/image/[width]/avif/route';
import { GET as IMAGE } from '@/app/api/files/[id]/image/[width]/route';
import { eraseLeavers } from '@/lib/server/account/erase';
import { blockUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { storeRenditions } from '@/lib/server/files/service';
import { follow, unfollow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { openLockedFile, readLocked } from '@/lib/server/paid-posts/locked-post';
import { emptyDeletedPosts, updatePost } from '@/lib/server/posts/service';
import { refundSale } from '@/lib/server/refunds/decide';
import { requestRefund } from '@/lib/server/refunds/request';
import { suspend } from '@/lib/server/suspensions/service';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { buyPaid, makeFile, publishPaid } from '@/tests/setup/paid-posts';
import { lineOf, sendGranted, stateOf } from '@/tests/setup/reversals';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

let author: Member;
let reader: Member;
let image: string;
let file: string;

cleanWorld(async () => {
  [author, reader] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
  const renditions = { width: 640, height: 480, list: [{ width: 640, data: Buffer.from('صورة') }] };
  image = (await storeRenditions(author.ctx, 'a.webp', renditions))._id;
  file = (await makeFile(author)).id;
});

const publish = (audience: 'public' | 'followers' = 'public') => {
  const locked = { text: 'سر', media: [{ fileId: image, alt: '' }], files: [file] };
  return publishPaid(author, { audience, locked });
};
const look = (route: typeof IMAGE, headers: Record<string, string> = {}) =>
  callRoute(route, { params: { id: image, width: '640' }, token: reader.token, headers });
const refund = async (orderId: string) => {
  const given = { amount: 500, answer: '' };
  await refundSale(author.ctx, await lineOf(orderId), given, newId(), { asOperator: false });
  await sendGranted();
};

describe('a member who bought a post keeps its text, pictures and files', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['when they block its author', () => blockUser(reader.ctx, author.id)],
    ['when its author blocks them', () => blockUser(author.ctx, reader.id)],
    [
      'when its author is suspended',
      async () => suspend((await makeMember({ role: 'ADMIN' })).ctx, author.id, 'سبب'),
    ],
    [
      'when its author is no creator any more',
      () => db().updateTable('users').set({ role: 'MEMBER' }).where('id', '=', author.id).execute(),
    ],
    [
      'when the account of its author is deleted',
      async () => {
        const since = fromNow(-20 * DAY);
        const leaving = { status: 'deletion_requested', deletion_requested_at: since };
        await db().updateTable('users').set(leaving).where('id', '=', author.id).execute();
        await eraseLeavers(guestCtx(db()));
        const row = db().selectFrom('users').select('status').where('id', '=', author.id);
        expect(await row.executeTakeFirst()).toEqual({ status: 'deleted' });
        await emptyDeletedPosts(guestCtx(db()));
      },
    ],
  ])('%s', async (_, happens) => {
    const { _id } = await publish();
    await buyPaid(reader, _id);
    await happens();
    expect(await readLocked(reader.ctx, _id)).toMatchObject({ text: 'سر', media: [{ _id: image }] });
    expect((await look(IMAGE)).status).toBe(200);
    expect(await openLockedFile(reader.ctx, reader.ctx.viewer, _id, file)).toMatchObject({
      name: 'دليل.txt',
    });
  });

  it('when they unfollow, or it is only for followers from then on', async () => {
    await follow(reader.ctx, author.id);
    const { _id } = await publish('followers');
    await buyPaid(reader, _id);
    await unfollow(reader.ctx, author.id);
    expect((await readLocked(reader.ctx, _id)).text).toBe('سر');
    const open = await publishPaid(author);
    await buyPaid(reader, open._id);
    await updatePost(author.ctx, open._id, { audience: 'followers' });
    expect((await readLocked(reader.ctx, open._id)).text).toContain('المدفوع');
  });
});

describe('after a refund', () => {
  it('a copied address of a picture is 404 in every form, also for a browser that has it', async () => {
    const { _id } = await publish();
    const orderId = await buyPaid(reader, _id);
    const before = await look(IMAGE);
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const etag = before.headers.get('etag') ?? '';
    await refund(orderId);
    for (const route of [IMAGE, AVIF]) {
      expect((await look(route)).status).toBe(404);
      expect((await look(route, { 'if-none-match': etag })).status).toBe(404);
      expect((await look(route, { 'if-none-match': '*' })).status).toBe(404);
    }
  });

  it('a post that is bought again and read is not refunded by itself, however often', async () => {
    const { _id } = await publish();
    for (let time = 0; time < 3; time++) {
      const orderId = await buyPaid(reader, _id);
      await readLocked(reader.ctx, _id);
      await requestRefund(reader.ctx, orderId, { reason: 'changed_mind', note: '' }, newId());
      expect(await stateOf(orderId)).toMatchObject({ refunds: ['requested'], access: 'active' });
      await refund(orderId);
      await expect(readLocked(reader.ctx, _id)).rejects.toMatchObject({ code: 'not_entitled' });
    }
  });
});

it('of a refund and a first reading at the same moment, only one comes true', COMMITS, async () => {
  for (let round = 0; round < 8; round++) {
    const { _id } = await publishPaid(author);
    const orderId = await buyPaid(reader, _id);
    const [read] = await Promise.allSettled([
      round % 2 === 0 ? readLocked(reader.ctx, _id) : openOnce(_id),
      requestRefund(reader.ctx, orderId, { reason: 'changed_mind', note: '' }, newId()),
    ]);
    const wasRead = read.status === 'fulfilled';
    expect(await stateOf(orderId)).toMatchObject({ refunds: [wasRead ? 'requested' : 'granted'] });
  }
});

/** Reads on another connection, a moment later. */
async function openOnce(postId: string) {
  await new Promise((next) => setImmediate(next));
  return readLocked(reader.ctx, postId);
}
