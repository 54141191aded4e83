import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/files/[id]/image/[width]/route';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeCover, makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { findImage, isShownTo } from '@/lib/server/images/repo-images';
import { getProduct, publishProduct, updateProduct } from '@/lib/server/making/service';
import { deletePost } from '@/lib/server/posts/service';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { planOf } from '@/tests/setup/plan-of';
import { cookieOf } from '@/tests/setup/session-cookie';

let owner: Member;
let stranger: Member;
let operator: Member;

beforeAll(async () => {
  owner = await makeMember({ role: 'CREATOR' });
  stranger = await makeMember();
  operator = await makeMember({ role: 'ADMIN' });
});

const look = (id: string, who?: Member, headers: Record<string, string> = {}) =>
  callRoute(GET, { params: { id, width: '160' }, token: who?.token, headers });
/** The statuses for a guest, for a member who may not see the picture, for an operator and for the owner. */
const statuses = async (id: string) =>
  Promise.all([undefined, stranger, operator, owner].map(async (who) => (await look(id, who)).status));
const TO_OWNER = [404, 404, 200, 200];
const TO_ALL = [200, 200, 200, 200];

/** A product with a cover and one more picture. */
async function productWithPictures(status: 'draft' | 'published' = 'draft') {
  const { id } = await makeProduct(db(), owner, { status });
  const more = await makeCover(db(), owner.id);
  await updateProduct(owner.ctx, id, { gallery: [{ fileId: more, alt: '' }] });
  const cover = (await getProduct(owner.ctx, id)).cover?._id ?? '';
  return { id, pictures: [cover, more] };
}

describe('only its owner and operators see a picture', () => {
  it('while nothing shows it', async () => {
    expect(await statuses(await makeCover(db(), owner.id))).toEqual(TO_OWNER);
  });

  it('of a draft; everyone sees it while the product is published, and no longer after it is unpublished', async () => {
    const { id, pictures } = await productWithPictures();
    for (const picture of pictures) expect(await statuses(picture)).toEqual(TO_OWNER);
    await publishProduct(owner.ctx, id, true);
    for (const picture of pictures) expect(await statuses(picture)).toEqual(TO_ALL);
    await publishProduct(owner.ctx, id, false);
    for (const picture of pictures) expect(await statuses(picture)).toEqual(TO_OWNER);
  });

  it('of a product that was taken down or whose seller is suspended', async () => {
    const { id, pictures } = await productWithPictures('published');
    await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', id).execute();
    for (const picture of pictures) expect(await statuses(picture)).toEqual(TO_OWNER);
    const seller = await makeMember({ role: 'CREATOR' });
    const sold = await makeProduct(db(), seller);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', seller.id).execute();
    const { cover_id } = await db()
      .selectFrom('products')
      .select('cover_id')
      .where('id', '=', sold.id)
      .executeTakeFirstOrThrow();
    expect((await look(cover_id ?? '')).status).toBe(404);
  });

  it('of a hidden post', async () => {
    const fileId = await makeCover(db(), owner.id);
    const post = await makePost(db(), { authorId: owner.id, media: [{ fileId, alt: '' }] });
    expect(await statuses(fileId)).toEqual(TO_ALL);
    await db().updateTable('posts').set({ status: 'hidden' }).where('id', '=', post.id).execute();
    expect(await statuses(fileId)).toEqual(TO_OWNER);
  });

  it('but no operator who has not passed the second factor', async () => {
    const unproven = await makeMember({ role: 'ADMIN' });
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', unproven.id)
      .execute();
    expect((await look(await makeCover(db(), owner.id), unproven)).status).toBe(404);
  });
});

describe('a picture that is not public', () => {
  it('is shown by the cookie of its owner’s session, because an `img` carries no token', async () => {
    const id = await makeCover(db(), owner.id);
    const statusFor = async (member: Member) => {
      const { sessionId } = await makeSession(db(), member.id);
      return (await look(id, undefined, { cookie: await cookieOf(sessionId) })).status;
    };
    expect([await statusFor(owner), await statusFor(stranger)]).toEqual([200, 404]);
  });

  it('is shown to buyers of the product, even after it is unpublished, and to nobody once it is taken down', async () => {
    const { id, pictures } = await productWithPictures('published');
    const buyer = await makeMember();
    await makeEntitlement(db(), buyer.id, id);
    await publishProduct(owner.ctx, id, false);
    for (const picture of pictures) expect((await look(picture, buyer)).status).toBe(200);
    await db().updateTable('products').set({ status: 'suspended' }).where('id', '=', id).execute();
    for (const picture of pictures) expect((await look(picture, buyer)).status).toBe(404);
  });

  it('of a post for followers is shown to followers', async () => {
    const fileId = await makeCover(db(), owner.id);
    await makePost(db(), { authorId: owner.id, audience: 'followers', media: [{ fileId, alt: '' }] });
    const follower = await makeMember();
    expect((await look(fileId, follower)).status).toBe(404);
    await follow(follower.ctx, owner.id);
    expect((await look(fileId, follower)).status).toBe(200);
    expect(await statuses(fileId)).toEqual(TO_OWNER);
  });

  it('is kept by no cache, even when a browser asks whether its copy is still valid', async () => {
    const id = await makeCover(db(), owner.id);
    const { headers } = await look(id, owner);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toContain('Cookie');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    const refused = await look(id, undefined, { 'if-none-match': headers.get('etag') ?? '' });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });
});

describe('a public picture', () => {
  let id: string;
  beforeEach(async () => {
    id = await makeCover(db(), owner.id);
  });

  it.each(['profile_pic_id', 'cover_id'] as const)('is one that is a member’s %s', async (column) => {
    await db()
      .updateTable('users')
      .set({ [column]: id })
      .where('id', '=', owner.id)
      .execute();
    expect(await statuses(id)).toEqual(TO_ALL);
    await db()
      .updateTable('users')
      .set({ [column]: null })
      .where('id', '=', owner.id)
      .execute();
  });

  it('is kept by browsers for a year, and by shared caches for an hour', async () => {
    await makePost(db(), { authorId: owner.id, media: [{ fileId: id, alt: '' }] });
    for (const who of [undefined, owner]) {
      expect((await look(id, who)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, s-maxage=3600, immutable',
      );
    }
  });

  it('is deleted with the post that showed it', async () => {
    const post = await makePost(db(), { authorId: owner.id, media: [{ fileId: id, alt: '' }] });
    await deletePost(owner.ctx, post.id);
    expect(await statuses(id)).toEqual([404, 404, 404, 404]);
  });
});

it('whether a picture is public, or shown to one member, is found by indexes alone', async () => {
  const file = newId();
  for (const ask of [() => findImage(db(), file), () => isShownTo(db(), file, owner.id)])
    expect(await planOf(ask)).not.toContain('Seq Scan');
});
