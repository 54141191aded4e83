import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { GET as EPISODE } from '@/app/api/podcast-episodes/[id]/[lessonId]/[sound]/route';
import { GET as READ } from '@/app/api/podcast-feeds/[podcast]/route';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { getPodcastFeed, readPodcastFeed, renewPodcastFeed } from '@/lib/server/kinds/courses/podcast';
import { purchases } from '@/lib/server/kinds/courses/purchases';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, textOf } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { until } from '@/tests/setup/waits';
import { cleanWorld } from '@/tests/setup/world';

const BYTES = 4000;
const TITLE = 'حكايات المساء & «ألف ليلة» <وليلة>';

let buyer: Member;
let held: string;
let first: string;
let second: string;
cleanWorld(async () => {
  buyer = await makeMember();
  const series = await makeCourse(await makeMember(), { type: 'audio_series', texts: [] });
  const add = () => addFileLesson(series, { type: 'audio', bytes: BYTES, seconds: 3725 });
  first = (await add()).lessonId;
  second = (await add()).lessonId;
  const { ctx, id } = series;
  await putLessonText(ctx, id, first, { version: 0, text: textOf('عن الصياد.') });
  await updateLesson(ctx, id, first, { title: TITLE, chapters: [{ at: 90, title: 'الجرّة' }] });
  await updateLesson(ctx, id, second, { opens: { afterDays: 7, on: null } });
  held = await makeEntitlement(db(), buyer.id, id);
});

const member = (now = NOW) => ({ ...buyer.ctx, now });
const feedOf = async () => (await renewPodcastFeed(member(), held)).feedUrl?.split('/').at(-1) ?? '';
const textAt = async (feed: string, days = 0) =>
  (await readPodcastFeed({ ...guestCtx(db()), now: fromNow(days * DAY) }, feed)).text();
const parser = new Parser({ customFields: { item: [['psc:chapters', 'chapters']] } });
const read = async (feed: string, days = 0) => parser.parseString(await textAt(feed, days));
const statusOf = async (feed: string) =>
  (await READ(new Request('http://x/api/x'), { params: Promise.resolve({ podcast: feed }) })).status;

/** Asks for an episode at the address that the feed names. */
async function load(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const [id = '', lessonId = '', sound = ''] = new URL(address).pathname.split('/').slice(-3);
  const request = new Request(address, { method, headers });
  return EPISODE(request, { params: Promise.resolve({ id, lessonId, sound }) });
}
const firstAddress = async (feed: string) => (await read(feed)).items[0]?.enclosure?.url ?? '';

describe('the private feed of a series', () => {
  it('holds words as they were typed, also what XML would read as a sign or may not hold', async () => {
    const typed = 'ما معنى &lt;b&gt; و&amp;amp; و&#0; و&#x41;؟';
    const { product_id: id } = await db()
      .selectFrom('course_lessons')
      .select('product_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const ofLesson = { title: typed, chapters: JSON.stringify([{ at: 0, title: typed }]) };
    await db().updateTable('course_lessons').set(ofLesson).where('id', '=', first).execute();
    await db()
      .updateTable('products')
      .set({ title: typed, description: `${typed}\uFFFE` })
      .where('id', '=', id)
      .execute();
    await db()
      .updateTable('lesson_texts')
      .set({ plain: `${typed}\uFFFF` })
      .where('lesson_id', '=', first)
      .execute();
    const { items, title, description } = await read(await feedOf());
    expect([title, description, items[0]?.title, items[0]?.content]).toEqual([typed, typed, typed, typed]);
    expect(items[0]?.chapters['psc:chapter'][0].$.title).toBe(typed);
  });

  it('opens in a reader of another make: titles, notes, lengths and sounds', async () => {
    const feed = await feedOf();
    const { items, ...channel } = await read(feed, 8);
    expect(channel).toMatchObject({ title: 'دورة الخط العربي', language: 'ar' });
    expect(items.map(({ title }) => title)).toEqual([TITLE, 'درس مرئي']);
    expect(items[0]).toMatchObject({
      guid: first,
      content: 'عن الصياد.',
      itunes: { duration: '3725', episode: '1' },
      enclosure: { type: 'audio/mpeg', length: String(BYTES) },
    });
    expect(items[0]?.enclosure?.url).toMatch(/\/api\/podcast-episodes\/.*\/[\w-]{32}\.mp3$/);
    const text = await textAt(feed, 8);
    expect(text).toContain('<itunes:block>Yes</itunes:block>');
    expect(text).toContain('<psc:chapter start="01:30" title="الجرّة"/>');
  });

  it('names an episode when its time comes, with that day, and the days in order', async () => {
    const feed = await feedOf();
    expect((await read(feed, 6)).items.map(({ guid }) => guid)).toEqual([first]);
    const [one, two] = (await read(feed, 8)).items;
    expect(two?.guid).toBe(second);
    const apart = Date.parse(two?.isoDate ?? '') - Date.parse(one?.isoDate ?? '');
    expect(apart).toBeGreaterThan(5 * DAY);
  });

  it('gives no episode before its time, whoever makes up its address', async () => {
    const feed = await feedOf();
    const address = (await read(feed, 8)).items[1]?.enclosure?.url ?? '';
    expect((await load(address)).status).toBe(403);
    const other = (await firstAddress(feed)).replace(first, second);
    expect((await load(other)).status).toBe(404);
  });

  it('sends sounds with ranges and their length, and counts that as use', async () => {
    const address = await firstAddress(await feedOf());
    const head = await load(address, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(BYTES)]);
    const part = await load(address, { range: 'bytes=0-1999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1999/${BYTES}`]);
    expect((await part.arrayBuffer()).byteLength).toBe(2000);
    const etag = head.headers.get('etag') ?? '';
    const rest = await load(address, { range: 'bytes=2000-', 'if-range': etag });
    expect((await rest.arrayBuffer()).byteLength).toBe(BYTES - 2000);
    const same = await load(address, { 'if-none-match': etag });
    expect([etag, rest.status, same.status]).toEqual([part.headers.get('etag'), 206, 304]);
    const used = async () => {
      const product = {
        id: held,
        lineId: null,
        productId: held,
        type: 'audio_series',
        grantedAt: NOW,
      };
      return (await purchases.usage(guestCtx(db()), [product])).get(held);
    };
    expect(await until(used, (use) => use?.done === 1)).toMatchObject({ of: 2, unit: 'episode' });
  });
});

describe('its address', () => {
  it('is the same until it is renewed; then it is not found, nor are those of its episodes', async () => {
    expect(await getPodcastFeed(member(), held)).toEqual({ feedUrl: null });
    const old = await feedOf();
    expect((await getPodcastFeed(member(), held)).feedUrl).toContain(old);
    const episode = await firstAddress(old);
    expect([await statusOf(old), (await load(episode)).status]).toEqual([200, 200]);
    const fresh = await feedOf();
    expect([await statusOf(old), (await load(episode)).status]).toEqual([404, 404]);
    expect((await load(await firstAddress(fresh))).status).toBe(200);
    expect(episode).not.toContain(old.slice(0, 32));
  });

  it.each(['suspended', 'revoked'] as const)('gives nothing while access is %s', async (status) => {
    const feed = await feedOf();
    const episode = await firstAddress(feed);
    await db().updateTable('entitlements').set({ status }).where('id', '=', held).execute();
    expect([await statusOf(feed), (await load(episode)).status]).toEqual([403, 403]);
    await expect(renewPodcastFeed(member(), held)).rejects.toMatchObject({ code: 'not_entitled' });
    await db().updateTable('entitlements').set({ status: 'active' }).where('id', '=', held).execute();
    expect(await statusOf(feed)).toBe(200);
  });

  it('gives nothing once its buyer has left', async () => {
    const feed = await feedOf();
    const episode = await firstAddress(feed);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', buyer.id).execute();
    expect([await statusOf(feed), (await load(episode)).status]).toEqual([403, 403]);
  });

  it('is made for audio series alone, and by their buyers', async () => {
    const course = await makeCourse(await makeMember());
    const other = await makeEntitlement(db(), buyer.id, course.id);
    await expect(renewPodcastFeed(member(), other)).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await makeMember();
    await expect(renewPodcastFeed(stranger.ctx, held)).rejects.toMatchObject({ code: 'not_found' });
  });
});
