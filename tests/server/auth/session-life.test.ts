import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GET as webLogoutRoute } from '@/app/api/auth/logout/route';
import { GET as tokenRoute } from '@/app/api/auth/token/route';
import { POST as logoutRoute } from '@/app/api/users/logout/route';
import { GET as meRoute } from '@/app/api/users/me/route';
import { POST as registerRoute } from '@/app/api/users/register/route';
import { signInWithPassword } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { callRoute } from '@/tests/setup/call-route';
import { cookieOf } from '@/tests/setup/session-cookie';

const meta = { userAgent: 'test', address: '10.0.0.1' };
const password = 'طائر-أزرق-2026';
const registration = (email: string) => ({ name: 'سارة العتيبي', email, password, locale: 'ar' });

describe('registering', () => {
  it.each([
    ['digits alone as a name', { name: '365' }, 'name'],
    ['a wrong e-mail', { email: 'sara@' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'password123' }, 'password'],
    ['a role that the caller sets', { role: 'ADMIN' }, undefined],
  ])('refuses or ignores %s', async (_, wrong, field) => {
    const { status, problem } = await callRoute(registerRoute, {
      body: { ...registration('a@example.com'), ...wrong },
    });
    if (field) {
      expect(status).toBe(422);
      expect(Object.keys(problem.errors ?? {})).toContain(field);
      return;
    }
    const row = await db()
      .selectFrom('users')
      .select('role')
      .where('email', '=', 'a@example.com')
      .executeTakeFirst();
    expect(row?.role).toBe('MEMBER');
  });

  it('makes one account from twenty requests at once, and all get the same status', async () => {
    const body = registration('one@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => callRoute(registerRoute, { body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const rows = await db().selectFrom('users').select('id').where('email', '=', 'one@example.com').execute();
    expect(rows).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('gives the same refusal for a wrong password and an unknown e-mail', async () => {
    await callRoute(registerRoute, { body: registration('known@example.com') });
    for (const given of [
      { email: 'known@example.com', password: 'wrong password' },
      { email: 'unknown@example.com', password },
    ]) {
      await expect(signInWithPassword(guestCtx(db()), given, meta)).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    }
  });

  it('is stopped after ten wrong tries for one account', async () => {
    const given = { email: 'flooded@example.com', password: 'wrong password' };
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        signInWithPassword(guestCtx(db()), given, { ...meta, address: '10.0.0.2' }),
      ),
    );
    const codes = tries.map((one) => (one.status === 'rejected' ? one.reason.code : 'in'));
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(2);
  });
});

it('a member with the right password may sign in more than ten times', async () => {
  await callRoute(registerRoute, { body: registration('often@example.com') });
  const given = { email: 'often@example.com', password };
  for (let time = 0; time < 12; time++) await signInWithPassword(guestCtx(db()), given, meta);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sessions s
    join users u on u.id = s.user_id where u.email = ${given.email}`.execute(db());
  expect(rows[0]?.count).toBe(12);
});

describe('a session', () => {
  it('gives tokens for its cookie, and at logout ends for the cookie and the token', async () => {
    await callRoute(registerRoute, { body: registration('life@example.com') });
    const { sessionId, userId } = await signInWithPassword(
      guestCtx(db()),
      { email: 'life@example.com', password },
      meta,
    );
    const cookie = await cookieOf(sessionId);

    const minted = await callRoute<{ token: string; user: { _id: string } }>(tokenRoute, {
      headers: { cookie },
    });
    expect(minted.payload.user._id).toBe(userId);
    expect((await callRoute(meRoute, { token: minted.payload.token })).status).toBe(200);

    const before = await callRoute<{ ended: boolean }>(webLogoutRoute, { headers: { cookie } });
    expect(before.payload.ended).toBe(false);
    expect(before.headers.get('set-cookie')).toBeNull();

    expect((await callRoute(logoutRoute, { token: minted.payload.token, method: 'POST' })).status).toBe(200);
    expect((await callRoute(meRoute, { token: minted.payload.token })).status).toBe(401);
    expect((await callRoute(tokenRoute, { headers: { cookie } })).status).toBe(401);

    const after = await callRoute<{ ended: boolean }>(webLogoutRoute, { headers: { cookie } });
    expect(after.payload.ended).toBe(true);
    expect(after.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('cannot read the member’s own account with its cookie alone', async () => {
    const { sessionId } = await makeSession(db(), (await makeUser(db())).id);
    expect((await callRoute(meRoute, { headers: { cookie: await cookieOf(sessionId) } })).status).toBe(401);
  });

  it('gives no token and no logout to another site', async () => {
    const { sessionId } = await makeSession(db(), (await makeUser(db())).id);
    const cookie = await cookieOf(sessionId);
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      { origin: 'https://qeema.example.evil' },
    ];
    for (const headers of foreign) {
      expect((await callRoute(tokenRoute, { headers: { cookie, ...headers } })).problem.code).toBe(
        'cross_origin',
      );
      expect((await callRoute(webLogoutRoute, { headers: { cookie, ...headers } })).problem.code).toBe(
        'cross_origin',
      );
    }
  });

  it('ends at once when its account is suspended', async () => {
    const user = await makeUser(db());
    const { token } = await makeSession(db(), user.id);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    expect((await callRoute(meRoute, { token })).status).toBe(401);
  });
});
