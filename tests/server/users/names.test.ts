import { beforeAll, expect, it } from 'vitest';
import { GET as myProfileRoute } from '@/app/api/users/me/profile/route';
import { PATCH as updateRoute } from '@/app/api/users/update/route';
import type { MyProfile } from '@/lib/contract/profiles';
import type { CurrentUser } from '@/lib/contract/users';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let person: Member;
let company: Member;

beforeAll(async () => {
  person = await makeMember();
  company = await makeMember({ name: 'مدار', account_type: 'COMPANY' });
});

const update = (body: object, token = person.token) =>
  callRoute<CurrentUser>(updateRoute, { body, token, method: 'PATCH' });
const mine = async () => (await callRoute<MyProfile>(myProfileRoute, { token: person.token })).payload;

it('the profile counts the length of names and texts as a reader does, with room for harakat', async () => {
  const letter = 'مَّ';
  const long = { name: letter.repeat(80), headline: letter.repeat(120), bio: letter.repeat(600) };
  expect((await update(long)).status).toBe(200);
  expect(await mine()).toMatchObject(long);
  expect((await update({ bio: letter.repeat(601) })).problem.errors).toEqual({ bio: 'validation:tooLong' });
});

it('a company may have digits as its name, but a person may not', async () => {
  expect((await update({ name: '365' }, company.token)).status).toBe(200);
  expect((await update({ name: '365' })).problem.errors).toEqual({ name: 'validation:fullName' });
});
