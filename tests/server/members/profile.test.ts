import { beforeAll, describe, expect, it } from 'vitest';
import { GET as profileRoute } from '@/app/api/users/[id]/route';
import { GET as usersRoute } from '@/app/api/users/route';
import { PATCH as updateRoute } from '@/app/api/users/update/route';
import type { CurrentUser, PersonCard, Profile } from '@/lib/contract/users';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let sara: Member;
let other: Member;

beforeAll(async () => {
  sara = await makeMember({ name: 'سارة العتيبي', handle: 'sara', bio: 'قديمة' });
  other = await makeMember();
});

const update = (body: unknown, token = sara.token) =>
  callRoute<CurrentUser>(updateRoute, { body, token, method: 'PATCH' });

describe('a change of the member’s profile is refused', () => {
  it('for a visitor', async () => {
    expect((await update({ bio: 'x' }, '')).status).toBe(401);
  });

  it.each([
    ['digits alone as a name', { name: '365' }, 'name'],
    ['a name of hidden marks', { name: '\u202E\u2066 \u2069' }, 'name'],
    ['a long headline', { headline: 'س'.repeat(121) }, 'headline'],
    ['an unknown language', { locale: 'fr' }, 'locale'],
    ['unknown digits', { digits: 'roman' }, 'digits'],
    ['an unknown calendar', { calendar: 'maya' }, 'calendar'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an unknown colour mode', { colorMode: 'pink' }, 'colorMode'],
    ['an unknown interest', { interests: ['design', 'nonsense'] }, 'interests'],
    ['too many interests', { interests: Array(31).fill('design') }, 'interests'],
    ['a broken picture id', { profilePicId: '1' }, 'profilePicId'],
    ['a role', { role: 'ADMIN' }, '_'],
    ['an account type', { accountType: 'COMPANY' }, '_'],
    ['counters', { followers_count: 10 }, '_'],
  ])('for %s', async (_, body, field) => {
    const { status, problem } = await update(body);
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it('for another member’s picture or a missing one, and nothing changes', async () => {
    const theirs = await makeImage(db(), other.id);
    for (const picture of [{ profilePicId: theirs.id }, { coverId: theirs.id }, { coverId: NO_ID }]) {
      expect((await update({ ...picture, bio: 'جديدة' })).status).toBe(404);
    }
    const { payload } = await callRoute<Profile>(profileRoute, { params: { id: sara.id } });
    expect(payload).toMatchObject({ bio: 'قديمة', profilePic: null, cover: null });
  });
});

describe('a change of the member’s profile', () => {
  it('saves the chosen digits, calendar and colours, and the time zone of the member’s clock', async () => {
    const chosen = {
      digits: 'arab',
      calendar: 'islamic-umalqura',
      colorMode: 'dark',
      timeZone: 'Africa/Cairo',
    };
    expect((await update(chosen)).payload).toMatchObject(chosen);
    expect((await update({ colorMode: null })).payload).toMatchObject({ ...chosen, colorMode: null });
  });

  it('saves the fields that are sent and leaves the rest', async () => {
    const [picture, cover] = [await makeImage(db(), sara.id), await makeImage(db(), sara.id)];
    const { status, payload } = await update({
      name: ' سارة \u202Eبنت\u202C  محمد ',
      headline: 'مصممة تجارب',
      profilePicId: picture.id,
      coverId: cover.id,
      interests: ['design', 'design', 'writing'],
    });
    expect(status).toBe(200);
    expect(payload).toMatchObject({ name: 'سارة بنت محمد', headline: 'مصممة تجارب', bio: 'قديمة' });
    expect(payload.profilePic).toContain(picture.id);
    const profile = (await callRoute<Profile>(profileRoute, { params: { id: sara.id } })).payload;
    expect(profile.cover).toMatchObject({ _id: cover.id, width: 1280, height: 960 });
    expect(profile.picture).toMatchObject({ _id: picture.id, width: 1280, height: 960 });
    const row = await db()
      .selectFrom('users')
      .select('interests')
      .where('id', '=', sara.id)
      .executeTakeFirstOrThrow();
    expect(row.interests).toEqual(['design', 'writing']);
  });

  it('can remove a picture, and the member is found under the new name', async () => {
    expect((await update({ profilePicId: null, coverId: null })).payload.profilePic).toBeNull();
    const { payload } = await callRoute<{ data: PersonCard[] }>(usersRoute, { query: { prefix: 'محمد' } });
    expect(payload.data.map(({ handle }) => handle)).toEqual(['sara']);
  });
});
