import { beforeAll, describe, expect, it } from 'vitest';
import { GET as profileRoute } from '@/app/api/users/[id]/route';
import { POST as companySetupRoute } from '@/app/api/users/companySetup/route';
import { GET as myProfileRoute } from '@/app/api/users/me/profile/route';
import { POST as profileSetupRoute } from '@/app/api/users/profileSetup/route';
import { PATCH as updateRoute } from '@/app/api/users/update/route';
import type { MyProfile } from '@/lib/contract/profiles';
import type { CurrentUser, Profile } from '@/lib/contract/users';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { callRoute } from '@/tests/setup/call-route';
import { loadCities } from '@/tests/setup/cities';
import { inYears } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { COMMITS, cleanWorld } from '@/tests/setup/world';

const RIYADH = { _id: '108410' };
const CAIRO = { _id: '360630' };

let person: Member;
let company: Member;
let other: Member;

beforeAll(async () => {
  await loadCities();
  other = await makeMember();
});
cleanWorld(async () => {
  person = await makeMember();
  company = await makeMember({ name: 'مدار', account_type: 'COMPANY' });
});

const PERSON = {
  profilePicId: null,
  dateOfBirth: '1995-04-02',
  gender: 'female',
  industryId: '62',
  country: 'SA',
  city: RIYADH,
  socialLinks: [{ label: 'إكس', url: 'x.com/sara' }],
};
const COMPANY = {
  profilePicId: null,
  name: 'مدار',
  handle: 'madar_space',
  headline: 'استوديو ألعاب',
  bio: 'نصنع ألعابًا عربية.',
  companySize: '11-50',
  foundedOn: '2015-03-20',
  industryId: '62',
  tags: ['ألعاب', '#برمجة', 'ألعاب'],
  country: 'EG',
  city: { name: 'العبور الجديدة' },
  socialLinks: [],
};

const finish = (body: object, token = person.token) =>
  callRoute<CurrentUser>(profileSetupRoute, { body, token });
const finishCompany = (body: object, token = company.token) =>
  callRoute<CurrentUser>(companySetupRoute, { body, token });
const update = (body: object, token = person.token) =>
  callRoute<CurrentUser>(updateRoute, { body, token, method: 'PATCH' });
const mine = async (token: string, locale = 'ar') =>
  (await callRoute<MyProfile>(myProfileRoute, { token, headers: { 'x-locale': locale } })).payload;
const seen = async (id: string, token?: string) =>
  (await callRoute<Profile>(profileRoute, { params: { id }, ...(token ? { token } : {}) })).payload;
const rowOf = (id: string) =>
  db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('finishing the profile setup is refused', () => {
  it('for a visitor', async () => {
    expect((await finish(PERSON, '')).status).toBe(401);
  });

  it.each([
    ['a role', { role: 'ADMIN' }, '_'],
    ['an account type', { accountType: 'COMPANY' }, '_'],
    ['a name', { name: 'سارة العتيبي' }, '_'],
    ['no date of birth', { dateOfBirth: undefined }, 'dateOfBirth'],
    ['a date of birth that does not exist', { dateOfBirth: '1995-02-30' }, 'dateOfBirth'],
    ['a date of birth before 1900', { dateOfBirth: '1899-12-31' }, 'dateOfBirth'],
    ['a date of birth in the future', { dateOfBirth: inYears(1) }, 'dateOfBirth'],
    ['a child of twelve', { dateOfBirth: inYears(-13, 1) }, 'dateOfBirth'],
    ['a gender that is not offered', { gender: 'x' }, 'gender'],
    ['an unknown industry', { industryId: '04' }, 'industryId'],
    ['an industry that is not a code', { industryId: "62' or true" }, 'industryId'],
    ['an unknown country', { country: 'ZZ' }, 'country'],
    ['an unknown city', { city: { _id: '999999999' } }, 'city'],
    ['a city of another country', { city: CAIRO }, 'city'],
    ['a city with a broken id', { city: { _id: 'x' } }, 'city'],
    ['a city name of hidden marks', { city: { name: '\u202E\u2066 \u2069' } }, 'city'],
    ['no city', { city: null }, 'city'],
    [
      'nine links',
      { socialLinks: Array.from({ length: 9 }, (_, i) => ({ url: `x.com/${i}` })) },
      'socialLinks',
    ],
  ])('for %s', async (_, change, field) => {
    const { status, problem } = await finish({ ...PERSON, ...change });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})[0]).toMatch(new RegExp(`^${field}`));
    expect((await rowOf(person.id)).role).toBe('MEMBER');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://x.com/sara',
    'https://sara:secret@x.com',
    'https://x.com:8443/',
    'https://localhost/',
    'https://192.168.0.1/',
    'https://[::1]/',
    'https://x.com/a b',
    'x',
    '',
  ])('for the link %j', async (url) => {
    const { status, problem } = await finish({ ...PERSON, socialLinks: [{ label: '', url }] });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual(['socialLinks.0.url']);
  });

  it('for the same link twice, even when it is spelled differently', async () => {
    const socialLinks = [{ url: 'https://x.com/sara' }, { url: 'X.com/sara' }];
    const { problem } = await finish({ ...PERSON, socialLinks });
    expect(problem.errors).toEqual({ 'socialLinks.1.url': 'validation:linkTwice' });
  });

  it('for another member’s picture, and nothing is saved', async () => {
    const theirs = await makeImage(db(), other.id);
    expect((await finish({ ...PERSON, profilePicId: theirs.id })).status).toBe(404);
    expect(await rowOf(person.id)).toMatchObject({ role: 'MEMBER', industry_id: null, country: null });
  });

  it('for a company, and the company setup is refused for a person', async () => {
    expect((await finish(PERSON, company.token)).status).toBe(403);
    expect((await finishCompany(COMPANY, person.token)).status).toBe(403);
    expect((await rowOf(company.id)).role).toBe('MEMBER');
    expect((await rowOf(person.id)).role).toBe('MEMBER');
  });
});

describe('finishing the profile setup', () => {
  it('saves the answers, makes the member a creator and records it', async () => {
    const picture = await makeImage(db(), person.id);
    const { status, payload } = await finish({ ...PERSON, profilePicId: picture.id });
    expect(status).toBe(200);
    expect(payload.role).toBe('CREATOR');
    expect(payload.profilePic).toContain(picture.id);
    expect(await mine(person.token)).toMatchObject({
      dateOfBirth: '1995-04-02',
      gender: 'female',
      industryId: '62',
      country: 'SA',
      city: { _id: '108410', name: 'الرياض' },
      socialLinks: [{ label: 'إكس', url: 'https://x.com/sara' }],
    });
    expect((await mine(person.token, 'en')).city?.name).toBe('Riyadh');
    const entry = await db()
      .selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .where('subject_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor: person.id, action: 'role_changed', details: { to: 'CREATOR' } });
  });

  it(
    'accepts a member who turns thirteen today, makes one creator when sent twice, and leaves an operator as is',
    COMMITS,
    async () => {
      const youngest = await makeMember();
      expect((await finish({ ...PERSON, dateOfBirth: inYears(-13) }, youngest.token)).status).toBe(200);
      const answers = await Promise.all([finish(PERSON), finish(PERSON)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const admin = await makeMember({ role: 'ADMIN' });
      expect((await finish(PERSON, admin.token)).payload.role).toBe('ADMIN');
      const entries = await db()
        .selectFrom('audit_log')
        .select('seq')
        .where('subject_id', 'in', [person.id, admin.id])
        .execute();
      expect(entries).toHaveLength(1);
    },
  );

  it('shows other members neither age nor gender', async () => {
    await finish(PERSON);
    for (const token of [undefined, other.token]) {
      const profile = await seen(person.id, token);
      expect(profile).toMatchObject({
        industry: { _id: '62', name: { en: 'Computer programming and consultancy' } },
        country: 'SA',
        city: 'Riyadh',
        socialLinks: [{ url: 'https://x.com/sara' }],
        company: null,
      });
      expect(JSON.stringify(profile)).not.toMatch(/1995|female|gender|birth/i);
    }
  });
});

describe('finishing the company setup', () => {
  it.each([
    ['a name of hidden marks', { name: '\u200B\u202E' }, 'name'],
    ['no headline', { headline: ' ' }, 'headline'],
    ['no description', { bio: '' }, 'bio'],
    ['a size that is not offered', { companySize: '12' }, 'companySize'],
    ['a founding date in the future', { foundedOn: inYears(0, 3) }, 'foundedOn'],
    ['no tags', { tags: [] }, 'tags'],
    ['a tag with a space', { tags: ['ألعاب عربية'] }, 'tags.0'],
    ['a tag with a no-break space', { tags: ['ألعاب\u00A0عربية'] }, 'tags.0'],
    ['a tag of hidden marks', { tags: ['\u200B\u2066'] }, 'tags.0'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, index) => `وسم${index}`) }, 'tags'],
    ['a handle in Cyrillic', { handle: 'mаdar' }, 'handle'],
    ['a reserved handle', { handle: 'admin' }, 'handle'],
    ['a date of birth', { dateOfBirth: '1990-01-01' }, '_'],
    ['a role', { role: 'ADMIN' }, '_'],
  ])('refuses %s', async (_, change, field) => {
    const { status, problem } = await finishCompany({ ...COMPANY, ...change });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect((await rowOf(company.id)).role).toBe('MEMBER');
  });

  it('refuses a handle that looks like a taken one', async () => {
    await makeMember({ handle: 'qalam_house' });
    const { status, problem } = await finishCompany({ ...COMPANY, handle: 'qa1am_house' });
    expect(status).toBe(409);
    expect(problem.errors).toEqual({ handle: 'validation:handleTaken' });
  });

  it('gives a handle to one of two companies that want it at once', COMMITS, async () => {
    const rival = await makeMember({ account_type: 'COMPANY' });
    const wanted = { ...COMPANY, handle: 'wanted_by_both' };
    const answers = await Promise.all([finishCompany(wanted), finishCompany(wanted, rival.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('makes a creator and shows size, year and tags, but not the founding day', async () => {
    const { status, payload } = await finishCompany(COMPANY);
    expect(status).toBe(200);
    expect(payload).toMatchObject({ role: 'CREATOR', handle: 'madar_space', name: 'مدار' });
    expect((await mine(company.token)).foundedOn).toBe('2015-03-20');
    expect(await seen(company.id)).toMatchObject({
      company: { size: '11-50', foundedYear: 2015, tags: ['ألعاب', 'برمجة'] },
      city: 'العبور الجديدة',
    });
  });
});

describe('changing the profile details', () => {
  it.each([
    ['a company size for a person', { companySize: '2-10' }, 'companySize'],
    ['tags for a person', { tags: ['تصميم'] }, 'tags'],
    ['an age of twelve', { dateOfBirth: inYears(-12) }, 'dateOfBirth'],
    ['a city of another country', { city: RIYADH, country: 'EG' }, 'city'],
  ])('refuses %s', async (_, change, field) => {
    const { status, problem } = await update(change);
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it('refuses a gender for a company, and never changes a role', async () => {
    expect((await update({ gender: 'male' }, company.token)).problem.errors).toEqual({
      gender: 'validation:personOnly',
    });
    expect((await update({ role: 'CREATOR' })).status).toBe(422);
    await update({ dateOfBirth: '1995-04-02', industryId: '62', country: 'SA', city: RIYADH });
    expect((await rowOf(person.id)).role).toBe('MEMBER');
  });

  it('removes the city when the country changes, and lets the member clear every field', async () => {
    await finish(PERSON);
    expect((await update({ country: 'EG' })).status).toBe(200);
    expect(await mine(person.token)).toMatchObject({ country: 'EG', city: null });
    await update({ city: CAIRO });
    expect((await mine(person.token)).city?.name).toBe('القاهرة');
    const cleared = { country: null, dateOfBirth: null, industryId: null, socialLinks: [] };
    await update({ ...cleared, gender: 'not_specified' });
    expect(await mine(person.token)).toMatchObject({ ...cleared, city: null });
  });
});
