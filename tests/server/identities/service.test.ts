import { beforeEach, describe, expect, it } from 'vitest';
import { isLive } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { type Claims, signInWithIdentity } from '@/lib/server/identities/service';
import { MINUTE } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';

beforeEach(async () => {
  await db().deleteFrom('rate_limits').execute();
});

const META = { userAgent: 'test', address: '127.0.0.1' };
let made = 0;

function claims(given: Partial<Claims> = {}): Claims {
  const number = ++made;
  return {
    iss: 'https://id.example',
    sub: `subject-${number}`,
    email: `person${number}@id.example`,
    email_verified: true,
    name: 'ليان الحربي',
    ...given,
  };
}

const signIn = (given: Claims) => signInWithIdentity(guestCtx(db()), given, META);
const account = (id: string) =>
  db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const everything = async () => {
  const tables = ['users', 'identities', 'sessions'] as const;
  return Promise.all(tables.map((table) => db().selectFrom(table).selectAll().execute()));
};

async function signedIn(given: Claims): Promise<{ userId: string; sessionId: string }> {
  const result = await signIn(given);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

describe('nobody is signed in, and nothing is changed', () => {
  const VERIFIED = NOW;
  const refusals: [string, string, () => Promise<Claims>][] = [
    [
      'when the provider says that the e-mail is not verified',
      'google_unverified',
      async () => claims({ email_verified: false }),
    ],
    [
      'when the provider does not say whether the e-mail is verified',
      'google_unverified',
      async () => claims({ email_verified: undefined }),
    ],
    [
      'when the provider says that the e-mail is verified, but as a text',
      'google_unverified',
      async () => claims({ email_verified: 'true' }),
    ],
    ['without an e-mail', 'google_unverified', async () => claims({ email: undefined })],
    ['when the e-mail is not a text', 'google_unverified', async () => claims({ email: ['a@id.example'] })],
    [
      'when the e-mail is not verified and belongs to an account',
      'google_unverified',
      async () => {
        const { email } = await makeUser(db(), { email: 'owner1@id.example', email_verified_at: VERIFIED });
        return claims({ email, email_verified: false });
      },
    ],
    [
      'when our account with the e-mail has never confirmed it',
      'google_unconfirmed',
      async () => claims({ email: (await makeUser(db(), { email: 'owner2@id.example' })).email }),
    ],
    [
      'when the account with the e-mail is suspended',
      'account_closed',
      async () => {
        const given = { email: 'owner3@id.example', email_verified_at: VERIFIED, status: 'suspended' };
        return claims({ email: (await makeUser(db(), given)).email });
      },
    ],
    [
      'when the account joined to the identity is suspended',
      'account_closed',
      async () => {
        const known = claims();
        const { userId } = await signedIn(known);
        await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute();
        return known;
      },
    ],
  ];

  it.each(refusals)('%s', async (_, reason, prepare) => {
    const given = await prepare();
    const before = await everything();
    expect(await signIn(given)).toEqual({ refused: reason });
    expect(await everything()).toEqual(before);
  });

  it('after a hundred sign-ins from one address in a quarter of an hour', async () => {
    await db()
      .insertInto('rate_limits')
      .values({
        key: 'signIn:127.0.0.1',
        window_start: new Date(Math.floor(NOW.getTime() / (15 * MINUTE)) * (15 * MINUTE)),
        count: 100,
      })
      .execute();
    await expect(signIn(claims())).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

it('a new person gets a plain member account with name, handle and verified e-mail', async () => {
  const { userId, sessionId } = await signedIn(
    claims({ email: 'Layan.H@ID.example', name: '  ليان\u202E الحربي ', role: 'ADMIN' } as Partial<Claims>),
  );
  expect(await account(userId)).toMatchObject({
    email: 'layan.h@id.example',
    name: 'ليان الحربي',
    handle: 'layan_h',
    role: 'MEMBER',
    account_type: 'INDIVIDUAL',
    password_hash: null,
    phone: null,
    locale: 'ar',
    email_verified_at: expect.any(Date),
  });
  expect(await isLive(guestCtx(db()), sessionId)).toBe(true);
});

it('a person without a usable name is named after the first part of the e-mail', async () => {
  for (const name of [undefined, '', '\u200B', 7, 'س'.repeat(400)]) {
    const { userId } = await signedIn(claims({ email: `nameless${made}@id.example`, name }));
    expect((await account(userId)).name).toMatch(/^nameless\d+$/);
  }
});

it('the same person comes back to the same account, even with another e-mail', async () => {
  const first = claims();
  const { userId, sessionId } = await signedIn(first);
  const again = await signedIn({ ...first, email: 'moved@id.example' });
  expect(again.userId).toBe(userId);
  expect(again.sessionId).not.toBe(sessionId);
  const unverified = await signedIn({ ...first, email: 'moved@id.example', email_verified: false });
  expect(unverified.userId).toBe(userId);
  expect((await account(userId)).email).toBe(first.email);
});

it('a person with an e-mail that both sides have verified gets the existing account', async () => {
  const owner = await makeUser(db(), { email: 'owner4@id.example', email_verified_at: NOW });
  const given = claims({ email: 'Owner4@id.example' });
  expect((await signedIn(given)).userId).toBe(owner.id);
  expect((await signedIn(given)).userId).toBe(owner.id);
  const joined = await db().selectFrom('identities').selectAll().where('user_id', '=', owner.id).execute();
  expect(joined).toMatchObject([{ issuer: given.iss, subject: given.sub, email: 'owner4@id.example' }]);
});

it('the same subject from another issuer gets another account', async () => {
  const given = claims();
  const { userId } = await signedIn(given);
  const other = await signedIn({ ...given, iss: 'https://other.example', email: 'else@id.example' });
  expect(other.userId).not.toBe(userId);
});

it('a new person who signs in from ten windows at once gets one account', async () => {
  const given = claims();
  const results = await Promise.all(Array.from({ length: 10 }, () => signedIn(given)));
  expect(new Set(results.map(({ userId }) => userId)).size).toBe(1);
  expect(new Set(results.map(({ sessionId }) => sessionId)).size).toBe(10);
});
