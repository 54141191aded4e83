import { beforeEach, describe, expect, it } from 'vitest';
import { POST as CONFIRM } from '@/app/api/operator/second-factor/confirm/route';
import { POST as START } from '@/app/api/operator/second-factor/enrolment/route';
import { POST as PASS } from '@/app/api/operator/second-factor/pass/route';
import { POST as RENEW } from '@/app/api/operator/second-factor/recovery-codes/route';
import { GET as STATE } from '@/app/api/operator/second-factor/route';
import { GET as OUTBOX } from '@/app/api/outbox/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeSession } from '@/lib/server/demo/people-factory';
import { newTotpSecret } from '@/lib/server/second-factor/codes';
import {
  confirmSecondFactor,
  enrolWith,
  passSecondFactor,
  startSecondFactor,
} from '@/lib/server/second-factor/service';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { appCode } from '@/tests/setup/app-code';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember, showFactor } from '@/tests/setup/make-member';
import { lettersTo, otherThan } from '@/tests/setup/outbox';

const STEP = 30_000;
const PASSWORD = 'طائر-أزرق-2026';
let hash: string;
let operator: Member;
let made = 0;

/** An operator whose session has not passed the second factor. */
beforeEach(async () => {
  hash ??= await hashPassword(PASSWORD);
  made++;
  operator = await makeMember({ role: 'ADMIN', email: `op${made}@factor.example`, password_hash: hash });
  await db()
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', operator.id)
    .execute();
});

const post = <T>(route: typeof PASS, body: object, token = operator.token) =>
  callRoute<T>(route, { token, body });
const pass = (code: string, token?: string) => post<{ passedUntil: string }>(PASS, { code }, token);
const outbox = async (token = operator.token) => (await callRoute(OUTBOX, { token })).problem.code ?? 'open';
const row = () =>
  db().selectFrom('second_factors').selectAll().where('user_id', '=', operator.id).executeTakeFirstOrThrow();
const audit = async () =>
  (
    await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', operator.id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

/** An operator with a device. @returns its secret */
async function enrolled(): Promise<string> {
  const secret = newTotpSecret();
  await enrolWith(operator.ctx, operator.id, secret);
  return secret;
}

/** The operator's context at another time, in a new session. */
async function at(now: Date) {
  const { sessionId } = await makeSession(db(), operator.id, now);
  const ctx = ctxOf(db(), operator, now);
  return { ...ctx, viewer: { ...ctx.viewer, sessionId } };
}

describe('the second factor refuses', () => {
  it.each(['MEMBER', 'CREATOR'])('a %s', async (role) => {
    const { token } = await makeMember({ role });
    for (const route of [START, CONFIRM, PASS, RENEW])
      expect((await post(route, { code: '123456', password: PASSWORD }, token)).problem.code).toBe(
        'forbidden',
      );
    expect((await callRoute(STATE, { token })).problem.code).toBe('forbidden');
  });

  it('an operator who has not passed it, or passed it more than 12 hours ago', async () => {
    expect(await outbox()).toBe('second_factor_required');
    const { sessionId, token } = await makeSession(db(), operator.id);
    await showFactor(sessionId, fromNow(-12 * HOUR - 1_000));
    expect(await outbox(token)).toBe('second_factor_required');
    await showFactor(sessionId, fromNow(-12 * HOUR + MINUTE));
    expect(await outbox(token)).toBe('open');
  });

  it('a plain member in a session that has passed it, because the role is checked too', async () => {
    const member = await makeMember();
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: NOW })
      .where('user_id', '=', member.id)
      .execute();
    expect(await outbox(member.token)).toBe('forbidden');
  });

  it('setting up without the password, or in place of a device that was not used in this session', async () => {
    expect((await post(START, { password: 'falsch' })).problem.code).toBe('password_wrong');
    expect((await post(START, {})).problem.code).toBe('password_wrong');
    await enrolled();
    expect((await post(START, { password: PASSWORD })).problem.code).toBe('second_factor_required');
    expect((await post(CONFIRM, { code: '123456' })).problem.code).toBe('second_factor_required');
  });

  it('setting up for an account without a password when the sign-in is old', async () => {
    await db().updateTable('users').set({ password_hash: null }).where('id', '=', operator.id).execute();
    const { token } = await makeSession(db(), operator.id, fromNow(-9 * MINUTE));
    expect((await post(START, {}, token)).status).toBe(200);
    const late = await at(fromNow(11 * MINUTE));
    await db()
      .updateTable('sessions')
      .set({ created_at: NOW })
      .where('id', '=', late.viewer.sessionId)
      .execute();
    await expect(startSecondFactor(late, undefined)).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  it('a code when no device is set up or none waits for its first code', async () => {
    expect((await pass('123456')).problem.code).toBe('conflict');
    expect((await post(CONFIRM, { code: '123456' })).problem.code).toBe('conflict');
    await post(START, { password: PASSWORD });
    expect((await pass('123456')).problem.code).toBe('conflict');
  });

  it('the first code of a device when it comes after half an hour', async () => {
    const { payload } = await post<{ secret: string }>(START, { password: PASSWORD });
    const late = fromNow(31 * MINUTE);
    await expect(confirmSecondFactor(await at(late), appCode(payload.secret, late))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a code', () => {
  it('works once, and older codes no longer work after it', async () => {
    const secret = await enrolled();
    const now = NOW;
    const code = appCode(secret, now);
    expect((await pass(code)).status).toBe(200);
    const { token } = await makeSession(db(), operator.id);
    expect((await pass(code, token)).problem.code).toBe('code_invalid');
    expect((await pass(appCode(secret, new Date(now.getTime() - STEP)), token)).problem.code).toBe(
      'code_invalid',
    );
    expect(await outbox(token)).toBe('second_factor_required');
    expect(await outbox()).toBe('open');
  });

  it('sent by twenty sessions at once opens one of them', async () => {
    const secret = await enrolled();
    const now = NOW;
    const contexts = await Promise.all(Array.from({ length: 20 }, () => at(now)));
    const answers = await Promise.allSettled(
      contexts.map((ctx) => passSecondFactor(ctx, appCode(secret, now))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['one step late', -1, true],
    ['one step early', 1, true],
    ['two steps late', -2, false],
    ['two steps early', 2, false],
  ])('%s (%i) is accepted: %s', async (_, steps, isGood) => {
    const secret = await enrolled();
    const now = new Date('2026-11-21T10:00:10Z');
    const tried = passSecondFactor(await at(now), appCode(secret, new Date(now.getTime() + steps * STEP)));
    if (isGood) await expect(tried).resolves.toEqual({ passedUntil: '2026-11-21T22:00:10.000Z' });
    else await expect(tried).rejects.toMatchObject({ code: 'code_invalid' });
  });

  it('may be typed in Arabic digits and with spaces', async () => {
    const secret = await enrolled();
    const arabic = [...appCode(secret, NOW)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    expect((await pass(` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).status).toBe(200);
  });

  it('may be tried five times in 15 minutes; then even a right one is refused, and the owner gets one letter', async () => {
    const secret = await enrolled();
    const right = appCode(secret, NOW);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => pass(otherThan(right))));
    const codes = wrong.map(({ problem }) => problem.code).sort();
    expect(codes).toEqual([...Array(5).fill('code_invalid'), ...Array(7).fill('rate_limited')]);
    const refused = await pass(right);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect(await audit()).toEqual(['second_factor.locked']);
    const [letter, ...more] = await lettersTo(operator.email ?? '');
    expect([letter?.subject, more]).toEqual(['رموز خاطئة متتالية في حسابك', []]);

    const later = fromNow(15 * MINUTE + 1_000);
    await expect(passSecondFactor(await at(later), appCode(secret, later))).resolves.toBeTruthy();
    expect((await row()).tries).toBe(0);
  });

  it('resets the count of wrong tries when it is right', async () => {
    const secret = await enrolled();
    const right = appCode(secret, NOW);
    for (let i = 0; i < 4; i++) expect((await pass(otherThan(right))).problem.code).toBe('code_invalid');
    expect((await pass(right)).status).toBe(200);
    expect((await row()).tries).toBe(0);
  });
});

describe('setting up a device', () => {
  it('gives a secret, a QR picture and then ten recovery codes, and the database holds none of them in plain text', async () => {
    const start = await post<{ secret: string; uri: string; svg: string }>(START, { password: PASSWORD });
    const { secret, uri, svg } = start.payload;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/[^?]+op\d+%40factor\.example\?issuer=Qeema&/);
    expect(svg).toMatch(/^<svg [^>]+>/);
    expect((await post(CONFIRM, { code: otherThan(appCode(secret, NOW)) })).problem.errors).toEqual({
      code: 'validation:factorCode',
    });
    expect(await outbox()).toBe('second_factor_required');

    const code = appCode(secret, NOW);
    const { payload } = await post<{ recoveryCodes: string[] }>(CONFIRM, { code });
    expect(new Set(payload.recoveryCodes).size).toBe(10);
    expect(await outbox()).toBe('open');
    expect((await pass(code)).problem.code).toBe('code_invalid');

    const kept = JSON.stringify([await row(), await db().selectFrom('recovery_codes').selectAll().execute()]);
    expect(kept).not.toContain(secret);
    for (const word of payload.recoveryCodes) expect(kept).not.toContain(word);
    expect(await audit()).toEqual(['second_factor.enrol']);
    expect((await lettersTo(operator.email ?? '')).map(({ subject }) => subject)).toEqual([
      'فُعِّل التحقق بخطوتين',
    ]);
  });

  it('again keeps the old device until the new one is confirmed, then ends it and the sessions it opened', async () => {
    const former = await enrolled();
    expect((await pass(appCode(former, NOW))).status).toBe(200);
    const other = await makeSession(db(), operator.id);
    await showFactor(other.sessionId);
    const { payload } = await post<{ secret: string }>(START, { password: PASSWORD });
    expect(await outbox(other.token)).toBe('open');
    await post(CONFIRM, { code: appCode(payload.secret, NOW) });
    expect([await outbox(), await outbox(other.token)]).toEqual(['open', 'second_factor_required']);
    expect((await pass(appCode(former, fromNow(STEP)), other.token)).problem.code).toBe('code_invalid');
  });
});

describe('a recovery code', () => {
  it('works once, in any spelling, and new recovery codes end the old ones', async () => {
    const start = await post<{ secret: string }>(START, { password: PASSWORD });
    const code = appCode(start.payload.secret, NOW);
    const { payload } = await post<{ recoveryCodes: string[] }>(CONFIRM, { code });
    const [first = '', second = ''] = payload.recoveryCodes;

    const { token } = await makeSession(db(), operator.id);
    expect((await pass(first.toLowerCase().replace('-', ' '), token)).status).toBe(200);
    expect(await outbox(token)).toBe('open');
    expect((await pass(first, token)).problem.code).toBe('code_invalid');
    const state = await callRoute<{ recoveryCodesLeft: number }>(STATE, { token });
    expect(state.payload.recoveryCodesLeft).toBe(9);
    const subjects = (await lettersTo(operator.email ?? '')).map(({ subject }) => subject);
    expect(subjects).toContain('استُخدم رمز استرداد للدخول إلى لوحة الإدارة');

    expect((await post(RENEW, { code: second }, token)).problem.code).toBe('code_invalid');
    const next = appCode(start.payload.secret, fromNow(STEP));
    const renewed = await post<{ recoveryCodes: string[] }>(RENEW, { code: next }, token);
    expect(renewed.payload.recoveryCodes).toHaveLength(10);
    expect((await pass(second, token)).problem.code).toBe('code_invalid');
  });

  it('does not work for another operator', async () => {
    const start = await post<{ secret: string }>(START, { password: PASSWORD });
    const code = appCode(start.payload.secret, NOW);
    const { payload } = await post<{ recoveryCodes: string[] }>(CONFIRM, { code });
    const other = await makeMember({ role: 'ADMIN' });
    await enrolWith(other.ctx, other.id, newTotpSecret());
    expect((await pass(payload.recoveryCodes[0] ?? '', other.token)).problem.code).toBe('code_invalid');
  });
});
