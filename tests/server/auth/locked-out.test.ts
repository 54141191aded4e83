import { beforeEach, describe, expect, it } from 'vitest';
import { type Credentials, deviceCookie, knownDevice } from '@/lib/server/auth/devices';
import { hashPassword } from '@/lib/server/auth/passwords';
import { renewDevice, signInWithPassword } from '@/lib/server/auth/service';
import { forgetTries } from '@/lib/server/auth/tries';
import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';

const PASSWORD = 'طائر أزرق فوق البحر';
let email: string;
let account: Credentials;

beforeEach(async () => {
  email = `${newId()}@locked.example`;
  const password_hash = await hashPassword(PASSWORD);
  account = { id: (await makeUser(db(), { email, password_hash })).id, password_hash };
  await db().deleteFrom('rate_limits').execute();
});

const pairOf = (line: string | null) => line?.split(';', 1)[0] ?? '';
const cookieOf = async () => pairOf(await deviceCookie(new Headers(), account, NOW));
const signIn = (address: string, password = PASSWORD, cookie = '') =>
  signInWithPassword(
    guestCtx(db()),
    { email, password },
    { userAgent: '', address, deviceFor: (of) => knownDevice(new Headers({ cookie }), of, NOW) },
  );
const codeOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'in',
    (error) => error.code as string,
  );
/** Wrong passwords, all at once, each from the address that `addressOf` gives. */
const attack = (count: number, addressOf: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => codeOf(signIn(addressOf(n), 'a wrong password'))));
const isKnown = async (cookie: string, of = account) =>
  (await knownDevice(new Headers({ cookie }), of, NOW)) !== null;
/** As if this many tries had been made. */
const countTries = (count: number) =>
  db().updateTable('rate_limits').set({ count }).where('key', '=', `signIn:${email}`).execute();

describe('when others guess an owner’s password wrong', () => {
  it('eleven times from one address, only that address is refused', async () => {
    const codes = await attack(12, () => '192.0.2.1');
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(2);
    expect(await codeOf(signIn('192.0.2.1'))).toBe('too_many_tries');
    expect(await codeOf(signIn('192.0.2.2'))).toBe('in');
  });

  it('more than ten times from many addresses, the next try is slow', async () => {
    await attack(1, () => '192.0.2.1');
    await countTries(15);
    const began = performance.now();
    expect(await codeOf(signIn('192.0.2.99'))).toBe('in');
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
  });

  it('a hundred times from many addresses, a browser that the owner knows still lets them in', async () => {
    const cookie = await cookieOf();
    await attack(1, () => '192.0.2.1');
    await countTries(100);
    expect(await codeOf(signIn('192.0.2.99'))).toBe('too_many_tries');
    expect(await codeOf(signIn('192.0.2.99', PASSWORD, cookie))).toBe('in');
  });

  it('a hundred times, the link of a letter lets them in again', async () => {
    await attack(1, () => '192.0.2.1');
    await countTries(100);
    await forgetTries(db(), email);
    expect(await codeOf(signIn('192.0.2.1'))).toBe('in');
  });
});

describe('a browser that is known', () => {
  it('has ten wrong tries of its own', async () => {
    const cookie = await cookieOf();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(signIn('192.0.2.1', 'a wrong password', cookie))),
    );
    expect(tries.filter((code) => code === 'too_many_tries')).toHaveLength(2);
  });

  it('is not known for another account, nor by a forged or foreign cookie', async () => {
    const cookie = await cookieOf();
    expect(await isKnown(cookie)).toBe(true);
    expect(await isKnown(cookie, { ...account, id: newId() })).toBe(false);
    expect(await knownDevice(new Headers({ cookie }), undefined, NOW)).toBeNull();
    expect(await isKnown(`${cookie.slice(0, -3)}AAA`)).toBe(false);
    expect(await isKnown('qeema.device=a.b.c')).toBe(false);
  });

  it('keeps its id and is known for all who signed in by it', async () => {
    const first = await cookieOf();
    const other = { id: newId(), password_hash: null };
    const second = pairOf(await deviceCookie(new Headers({ cookie: first }), other, NOW));
    const known = (of: Credentials) => knownDevice(new Headers({ cookie: second }), of, NOW);
    expect(await known(other)).toEqual(await known(account));
    expect(await known(account)).not.toBeNull();
  });

  it('is forgotten after the password changes, except the one that still has a session', async () => {
    const [changing, other] = [await cookieOf(), await cookieOf()];
    const signedIn = ctxOf(db(), { id: account.id, role: 'MEMBER' });
    account = { ...account, password_hash: await hashPassword('ستة قوارب في البحر') };
    const { password_hash } = account;
    await db().updateTable('users').set({ password_hash }).where('id', '=', account.id).execute();
    expect([await isKnown(changing), await isKnown(other)]).toEqual([false, false]);
    const renewed = pairOf(await renewDevice(signedIn, new Headers({ cookie: changing })));
    expect([await isKnown(renewed), await isKnown(other)]).toEqual([true, false]);
    expect(await renewDevice(signedIn, new Headers({ cookie: renewed }))).toBeNull();
  });
});
