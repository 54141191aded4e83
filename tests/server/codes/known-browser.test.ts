import { beforeEach, expect, it } from 'vitest';
import { knownBrowser, rememberBrowser } from '@/lib/server/codes/known-browser';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { replacePhone } from '@/lib/server/users/identity';
import { DAY } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

let made = 0;
let phone = '';
let owner: Member;

beforeEach(async () => {
  phone = `+9665014${String(60_000 + ++made)}`;
  owner = await makeMember({ phone });
});

const at = (days: number) => guestCtx(db(), fromNow(days * DAY));
async function rememberFor(number: string, cookie = '', days = 0): Promise<string> {
  const line = await rememberBrowser(at(days), new Headers({ cookie }), number);
  return line?.split(';', 1)[0] ?? '';
}
const isKnown = async (cookie: string, days = 0) =>
  (await knownBrowser(at(days), new Headers({ cookie }), phone)) !== null;

it('a browser is known for a number for 30 days after a right code', async () => {
  const cookie = await rememberFor(phone);
  expect([await isKnown(cookie, 29), await isKnown(cookie, 31)]).toEqual([true, false]);
});

it('each right code makes it known for 30 days more, but only for the number that it was sent to', async () => {
  const cookie = await rememberFor(phone);
  const other = await rememberFor(`+9665015${String(60_000 + made)}`, cookie, 20);
  expect([await isKnown(other, 29), await isKnown(other, 31)]).toEqual([true, false]);
  const renewed = await rememberFor(phone, cookie, 20);
  expect(await isKnown(renewed, 49)).toBe(true);
});

it('all browsers of a number are forgotten when another account confirms it', async () => {
  const cookies = [await rememberFor(phone), await rememberFor(phone)];
  await replacePhone(owner.ctx, owner.id, `+9665016${String(60_000 + made)}`);
  expect(await Promise.all(cookies.map((cookie) => isKnown(cookie)))).toEqual([false, false]);
  const next = await makeMember();
  await replacePhone(next.ctx, next.id, phone);
  expect(await Promise.all(cookies.map((cookie) => isKnown(cookie)))).toEqual([false, false]);
  expect(await isKnown(await rememberFor(phone))).toBe(true);
});
