import { beforeAll, describe, expect, it } from 'vitest';
import { GET as STREAM } from '@/app/api/lesson-files/[token]/[part]/route';
import { GET } from '@/app/api/lesson-files/[token]/route';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { courses } from '@/lib/server/kinds/courses/kind';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLink } from '@/lib/server/kinds/courses/links';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, storeFile } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { cookieOf } from '@/tests/setup/session-cookie';
import { addStream } from '@/tests/setup/stream';
import { until } from '@/tests/setup/waits';

const BYTES = 5000;
let maker: Member;
let buyer: Member;
let stranger: Member;
let cookie: string;

/** A member as their browser is signed in. */
async function signedIn() {
  const member = await makeMember();
  const { sessionId } = await makeSession(db(), member.id);
  const ctx = { ...member.ctx, viewer: { ...member.ctx.viewer, sessionId } };
  return { member: { ...member, ctx }, cookie: await cookieOf(sessionId) };
}

beforeAll(async () => {
  maker = await makeMember({ role: 'CREATOR' });
  ({ member: buyer, cookie } = await signedIn());
  stranger = await makeMember();
});

async function bought() {
  const course = await makeCourse(maker);
  const film = await addFileLesson(course, { bytes: BYTES });
  const entitlementId = await makeEntitlement(db(), buyer.id, course.id);
  return { ...course, ...film, entitlementId };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const linkOf = (
  { entitlementId, lessonId, fileId }: Pick<Bought, 'entitlementId' | 'lessonId' | 'fileId'>,
  isPlayed = true,
  ctx = buyer.ctx,
) => createLink(ctx, { by: 'purchase', id: entitlementId, lessonId, fileId }, isPlayed);

const load = (url: string, headers: Record<string, string> = { cookie }, method = 'GET') =>
  GET(new Request(`http://localhost${url}`, { headers, method }), {
    params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }),
  });

const usedOf = async ({ entitlementId, id }: Bought) => {
  const held = { id: entitlementId, lineId: null, productId: id, type: 'full_course', grantedAt: NOW };
  return (await courses.purchases.usage(buyer.ctx, [held])).get(entitlementId)?.done;
};

/** Resolves once so many bytes of a film are counted as sent: the count follows the answer. */
const untilCounted = ({ entitlementId }: Bought, bytes: number) =>
  until(
    () =>
      db()
        .selectFrom('lesson_uses')
        .select('bytes')
        .where('entitlement_id', '=', entitlementId)
        .executeTakeFirst(),
    (use) => Number(use?.bytes) === bytes,
  );

describe('a link to a lesson’s file', () => {
  it('is given to nobody who may not open the lesson, and for none of other lessons’ files', async () => {
    const [mine, other] = [await bought(), await bought()];
    await expect(linkOf(mine, true, stranger.ctx)).rejects.toMatchObject({ code: 'not_found' });
    await expect(linkOf({ ...mine, fileId: other.fileId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(linkOf({ ...mine, lessonId: other.lessonId })).rejects.toMatchObject({ code: 'not_found' });
    const own = await storeFile(mine.ctx, 'خاص.pdf');
    await expect(linkOf({ ...mine, fileId: own })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('opens nothing to a guest, to somebody else, or to another session of the same member', async () => {
    const { url } = await linkOf(await bought());
    const other = await signedIn();
    const again = await cookieOf((await makeSession(db(), buyer.id)).sessionId);
    for (const cookie of ['', other.cookie, again]) expect((await load(url, { cookie })).status).toBe(403);
    expect((await load(`${url}x`)).status).toBe(403);
  });

  it.each(['suspended', 'revoked'])(
    'opens nothing any more once the purchase is %s, in no way',
    async (status) => {
      const course = await bought();
      const { url } = await linkOf(course);
      expect((await load(url)).status).toBe(200);
      await db().updateTable('entitlements').set({ status }).where('id', '=', course.entitlementId).execute();
      for (const [headers, method] of [
        [{ cookie }, 'GET'],
        [{ cookie, range: 'bytes=100-' }, 'GET'],
        [{ cookie }, 'HEAD'],
      ] as const)
        expect((await load(url, headers, method)).status).toBe(403);
    },
  );

  it('lasts a minute for a download, and a sitting for a film that is played', async () => {
    const course = await bought();
    const now = fromNow(-61_000);
    const [download, film] = await Promise.all(
      [false, true].map((isPlayed) => linkOf(course, isPlayed, { ...buyer.ctx, now })),
    );
    expect((await load(download?.url ?? '')).status).toBe(403);
    expect((await load(film?.url ?? '', { cookie, range: 'bytes=100-199' })).status).toBe(206);
  });
});

describe('the answer to a link', () => {
  it('plays a film in the page by ranges, and downloads everything else, with nothing kept by caches', async () => {
    const course = await bought();
    const film = await load((await linkOf(course)).url, { cookie, range: 'bytes=0-9' });
    expect([film.status, film.headers.get('content-range')]).toEqual([206, `bytes 0-9/${BYTES}`]);
    expect(film.headers.get('content-disposition')).toMatch(/^inline/);
    expect(film.headers.get('cache-control')).toBe('private, no-store');
    expect(film.headers.get('content-security-policy')).toContain('sandbox');
    const file = await load((await linkOf(course, false)).url);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    const fileId = await storeFile(course.ctx, 'صفحة.html');
    await updateLesson(course.ctx, course.id, course.lessonId, { files: [{ fileId, name: 'صفحة.html' }] });
    const page = await load((await linkOf({ ...course, fileId })).url);
    expect(page.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('counts as use what was sent, from a tenth of the film on', async () => {
    const course = await bought();
    const { url } = await linkOf(course);
    /** @param bytes that are counted by then */
    const part = async (range: string, bytes: number) => {
      await (await load(url, { cookie, range })).arrayBuffer();
      await untilCounted(course, bytes);
      return usedOf(course);
    };
    expect(await part('bytes=0-99', 100)).toBe(0);
    await load(url, { cookie }, 'HEAD');
    expect(await part('bytes=100-199', 200)).toBe(0);
    expect(await part('bytes=1000-1399', 600)).toBe(1);
  });

  it('counts a film’s lesson as used when something that is handed out with it is downloaded', async () => {
    const course = await bought();
    const fileId = await storeFile(course.ctx, 'تمارين.pdf');
    await updateLesson(course.ctx, course.id, course.lessonId, { files: [{ fileId, name: 'تمارين.pdf' }] });
    const { url } = await linkOf({ ...course, fileId }, false);
    await load(url, { cookie }, 'HEAD');
    expect(await usedOf(course)).toBe(0);
    await load(url);
    expect(await usedOf(course)).toBe(1);
  });
});

describe('the copies of a film', () => {
  const part = (url: string, name: string, headers: Record<string, string> = { cookie }) =>
    STREAM(new Request(`http://localhost${url}/${name}`, { headers }), {
      params: Promise.resolve({ token: url.split('/').at(-1) ?? '', part: name }),
    });
  const streamed = async () => {
    const course = await bought();
    expect(await linkOf(course)).toMatchObject({ stream: null, isPlayable: true });
    await addStream(course.fileId);
    const link = await linkOf(course);
    expect(link.stream).toEqual({ sides: [360], hasSound: true });
    return { ...course, url: link.url };
  };
  const PARTS = ['main.m3u8', '360.m3u8', '360.mp4', 'audio.m3u8', 'audio.mp4'];

  it('open nothing to a guest, to somebody else, by a link for a download, or once the purchase is revoked', async () => {
    const course = await streamed();
    const other = await signedIn();
    const download = (await linkOf(course, false)).url;
    for (const name of PARTS) {
      for (const cookie of ['', other.cookie])
        expect((await part(course.url, name, { cookie })).status).toBe(403);
      expect((await part(download, name)).status).toBe(404);
    }
    await db()
      .updateTable('entitlements')
      .set({ status: 'revoked' })
      .where('id', '=', course.entitlementId)
      .execute();
    for (const name of PARTS) expect((await part(course.url, name)).status).toBe(403);
  });

  it('are not there for another part, or for what is handed out with the lesson', async () => {
    const course = await streamed();
    for (const name of ['720.m3u8', '720.mp4']) expect((await part(course.url, name)).status).toBe(404);
    for (const name of ['..', 'source', '360.ts']) expect((await part(course.url, name)).status).toBe(404);
    const fileId = await storeFile(course.ctx, 'آخر.mp4');
    await addStream(fileId);
    await updateLesson(course.ctx, course.id, course.lessonId, { files: [{ fileId, name: 'آخر.mp4' }] });
    expect((await part((await linkOf({ ...course, fileId })).url, 'main.m3u8')).status).toBe(404);
  });

  it('are playlists and ranges that no cache keeps', async () => {
    const { url } = await streamed();
    const main = await part(url, 'main.m3u8');
    expect(main.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(main.headers.get('cache-control')).toBe('private, no-store');
    expect(await main.text()).toContain('360.m3u8');
    const film = await part(url, '360.mp4', { cookie, range: 'bytes=10-19' });
    expect([film.status, film.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    expect(film.headers.get('cache-control')).toBe('private, no-store');
  });

  it('count as use as the film does: a tenth of a small copy is a tenth of the film', async () => {
    const course = await streamed();
    const load = async (range: string, bytes: number) => {
      await (await part(course.url, '360.mp4', { cookie, range })).arrayBuffer();
      await untilCounted(course, bytes);
      return usedOf(course);
    };
    expect(await load('bytes=0-49', 250)).toBe(0);
    expect(await load('bytes=50-109', 550)).toBe(1);
  });
});

describe('a preview', () => {
  it('plays for guests while its course is on the market', async () => {
    const course = await bought();
    const { ctx, id, lessonId, fileId } = course;
    const guest = { ...ctx, viewer: null };
    const ask = () => createLink(guest, { by: 'product', id, lessonId, fileId }, true);
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    await updateLesson(ctx, id, lessonId, { isPreview: true });
    const { url } = await ask();
    expect((await load(url, {})).status).toBe(200);
    await db().updateTable('products').set({ status: 'unpublished' }).where('id', '=', id).execute();
    expect((await load(url, {})).status).toBe(404);
  });
});
