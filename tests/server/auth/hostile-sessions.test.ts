import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as balanceRoute } from '@/app/api/finance/balance/route';
import { GET as outboxRoute } from '@/app/api/outbox/route';
import { GET as meRoute } from '@/app/api/users/me/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { revokeSessionsOf } from '@/lib/server/auth/repo';
import { listLiveSessions } from '@/lib/server/auth/repo-sessions';
import { signInWithPassword } from '@/lib/server/auth/service';
import { mintToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { guestCtx, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import type { AppError } from '@/lib/server/errors';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';

const password = 'طائر-أزرق-2026';
const meta = { userAgent: 'test', address: '198.51.100.1' };

/** Whether a statement waits for a lock that another transaction holds. */
async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  return rows.length > 0;
}

function setUser(id: string, change: { role?: string; status?: string }) {
  return db().updateTable('users').set(change).where('id', '=', id).execute();
}

describe('the rights of a token are read again at each request', () => {
  it('a creator who loses the role may not see the balance, and a new operator needs a second factor', async () => {
    const user = await makeUser(db(), { role: 'CREATOR' });
    const { token } = await makeSession(db(), user.id);
    expect((await callRoute(balanceRoute, { token })).status).toBe(200);
    await setUser(user.id, { role: 'MEMBER' });
    expect((await callRoute(balanceRoute, { token })).problem.code).toBe('forbidden');
    await setUser(user.id, { role: 'ADMIN' });
    expect((await callRoute(outboxRoute, { token })).problem.code).toBe('second_factor_required');
  });

  it.each(['suspended', 'deleted'])('an account that is %s has no rights in any session', async (status) => {
    const user = await makeUser(db(), {});
    const sessions = await Promise.all([makeSession(db(), user.id), makeSession(db(), user.id)]);
    await setUser(user.id, { status });
    for (const { token, sessionId } of sessions) {
      expect((await callRoute(meRoute, { token })).status).toBe(401);
      const fresh = (await mintToken(sessionId, NOW)).token;
      expect((await callRoute(meRoute, { token: fresh })).status).toBe(401);
    }
  });

  it('the end of one session does not end another', async () => {
    const user = await makeUser(db(), {});
    const [one, two] = await Promise.all([makeSession(db(), user.id), makeSession(db(), user.id)]);
    await db().updateTable('sessions').set({ revoked_at: NOW }).where('id', '=', one.sessionId).execute();
    expect((await callRoute(meRoute, { token: one.token })).status).toBe(401);
    expect((await callRoute(meRoute, { token: two.token })).status).toBe(200);
  });
});

describe('signing in', () => {
  beforeAll(async () => {
    const password_hash = await hashPassword(password);
    await makeUser(db(), { email: 'known@hostile.example', password_hash });
    await makeUser(db(), { email: 'gone@hostile.example', password_hash, status: 'suspended' });
    await makeUser(db(), { email: 'phone@hostile.example' });
  });

  const given = (email: string, tried: string) =>
    signInWithPassword(guestCtx(db()), { email, password: tried }, meta);

  it('starts a new session each time', async () => {
    const [one, two] = [
      await given('known@hostile.example', password),
      await given('known@hostile.example', password),
    ];
    expect(one.sessionId).not.toBe(two.sessionId);
  });

  it('with the old password fails, even when the password changes during the check', async () => {
    const email = 'raced@hostile.example';
    const { id } = await makeUser(db(), { email, password_hash: await hashPassword(password) });
    const changed = await hashPassword('سبعة قوارب ورقية');
    let outcome: Promise<unknown> = Promise.resolve();
    let settled = false;
    await inTransaction(guestCtx(db()), async (ctx) => {
      await ctx.db.updateTable('users').set({ password_hash: changed }).where('id', '=', id).execute();
      await revokeSessionsOf(ctx.db, id, ctx.now);
      outcome = given(email, password)
        .catch((error: AppError) => error.code)
        .finally(() => {
          settled = true;
        });
      await vi.waitUntil(async () => settled || (await isAnyoneWaiting()), { timeout: 10_000 });
    });
    expect(await outcome).toBe('invalid_credentials');
    expect(await listLiveSessions(db(), id, NOW)).toEqual([]);
  });

  it('does not reveal whether an account exists, by its answer or by its time', async () => {
    const spent = async (email: string, tried: string) => {
      const started = performance.now();
      await expect(given(email, tried)).rejects.toMatchObject({
        code: 'invalid_credentials',
        fields: undefined,
      });
      return performance.now() - started;
    };
    // One after the other, and the smallest of five, or more on a busy machine: other work slows both. An account has
    // ten tries, so each address has its own account.
    const compare = async (email: string) => {
      const account = `known-beside-${email.replace(/\W/g, '-')}@hostile.example`;
      await makeUser(db(), { email: account, password_hash: await hashPassword(password) });
      const known: number[] = [];
      const unknown: number[] = [];
      const ratio = () => Math.min(...unknown) / Math.min(...known);
      for (let i = 0; i < 5 || (i < 9 && ratio() <= 1 / 3); i++) {
        known.push(await spent(account, 'a wrong password'));
        unknown.push(await spent(email, password));
      }
      return ratio();
    };
    for (const email of [
      'nobody@hostile.example',
      'phone@hostile.example',
      'gone@hostile.example',
      'no address',
    ]) {
      expect(await compare(email), email).toBeGreaterThan(1 / 3);
    }
  });
});
