import { beforeEach, describe, expect, it } from 'vitest';
import { deviceCookie, knownDevice } from '@/lib/server/auth/devices';
import { hashPassword } from '@/lib/server/auth/passwords';
import { signInWithPassword } from '@/lib/server/auth/service';
import { forgetTries } from '@/lib/server/auth/tries';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeUser } from '@/lib/server/db/demo/people-factory';
import { newId } from '@/lib/server/ids';

const PASSWORD = 'طائر أزرق فوق البحر';
let email: string;

beforeEach(async () => {
  email = `${newId()}@locked.example`;
  await makeUser(db(), { email, password_hash: await hashPassword(PASSWORD) });
  await db().deleteFrom('rate_limits').execute();
});

const cookieOf = async () => (await deviceCookie(new Headers(), email, new Date())).split(';', 1)[0] ?? '';
const signIn = (address: string, password = PASSWORD, cookie = '') =>
  signInWithPassword(
    guestCtx(db()),
    { email, password },
    { userAgent: '', address, deviceFor: (of) => knownDevice(new Headers({ cookie }), of) },
  );
const codeOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'in',
    (error) => error.code as string,
  );
/** Wrong passwords, as many as are let through at once, from as many addresses. */
const attack = (count: number, addressOf: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => codeOf(signIn(addressOf(n), 'a wrong password'))));
/** As if so many had been made. */
const countTries = (count: number) =>
  db().updateTable('rate_limits').set({ count }).where('key', '=', `signIn:${email}`).execute();

describe('when others guess an owner’s password wrong', () => {
  it('eleven times from one address, only that address is refused', async () => {
    const codes = await attack(12, () => '192.0.2.1');
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(2);
    expect(await codeOf(signIn('192.0.2.1'))).toBe('rate_limited');
    expect(await codeOf(signIn('192.0.2.2'))).toBe('in');
  });

  it('more than ten times from many addresses, the next try is slow', async () => {
    await attack(1, () => '192.0.2.1');
    await countTries(15);
    const began = Date.now();
    expect(await codeOf(signIn('192.0.2.99'))).toBe('in');
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
  });

  it('a hundred times from many addresses, a browser that the owner knows still lets them in', async () => {
    const cookie = await cookieOf();
    await attack(1, () => '192.0.2.1');
    await countTries(100);
    expect(await codeOf(signIn('192.0.2.99'))).toBe('rate_limited');
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
    expect(tries.filter((code) => code === 'rate_limited')).toHaveLength(2);
  });

  it('is not known for another account, nor by a forged or foreign cookie', async () => {
    const cookie = await cookieOf();
    const of = (sent: string, account: string) => knownDevice(new Headers({ cookie: sent }), account);
    expect(await of(cookie, email)).toEqual(expect.any(String));
    expect(await of(cookie, 'another@locked.example')).toBeNull();
    expect(await of(`${cookie.slice(0, -2)}xx`, email)).toBeNull();
    expect(await of('qeema.device=a.b.c', email)).toBeNull();
  });

  it('keeps its id and is known for all who signed in by it', async () => {
    const first = await cookieOf();
    const second = (
      await deviceCookie(new Headers({ cookie: first }), 'second@locked.example', new Date())
    ).split(';')[0];
    const known = (account: string) => knownDevice(new Headers({ cookie: second ?? '' }), account);
    expect(await known('second@locked.example')).toEqual(await known(email));
    expect(await known(email)).not.toBeNull();
  });
});
