import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as CHANGE_PHONE } from '@/app/api/users/changePhone/route';
import { POST as SEND } from '@/app/api/users/sendOTP/route';
import { sendSignInCode } from '@/lib/server/codes/phone-sign-in';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { callRoute } from '@/tests/setup/call-route';
import { makeMember } from '@/tests/setup/make-member';
import { textsTo } from '@/tests/setup/outbox';
import { dropJobs, waitingJobs } from '@/tests/setup/run-jobs';

const { SMS_PER_HOUR, SMS_PER_HOUR_COUNTRY } = env();
let made = 0;

beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('code_sends').execute();
  await db().deleteFrom('rate_limits').execute();
});
afterEach(() => {
  Object.assign(env(), { SMS_PER_HOUR, SMS_PER_HOUR_COUNTRY });
  vi.restoreAllMocks();
});

const ceiling = (all: number, country: number) =>
  Object.assign(env(), { SMS_PER_HOUR: all, SMS_PER_HOUR_COUNTRY: country });
const saudi = () => `+9665066${String(10_000 + ++made)}`;
const egyptian = () => `+20100200${String(1000 + ++made)}`;
/** Each time from another address, as an attacker with many addresses would. */
const send = (phone: string, address = `10.66.${made % 250}.${++made % 250}`) =>
  callRoute(SEND, { body: { phone }, headers: { 'x-qeema-address': address } });
const statusOf = async (phone: string) => (await send(phone)).status;

describe('a text message is refused', () => {
  it('above the hourly limit of one country, while other countries still get theirs', async () => {
    ceiling(100, 2);
    const taken = saudi();
    await makeMember({ phone: taken });
    expect([await statusOf(saudi()), await statusOf(saudi())]).toEqual([200, 200]);
    const answers = [await send(taken), await send(saudi())];
    for (const { status, problem, headers } of answers) {
      expect([status, problem.code]).toEqual([429, 'rate_limited']);
      const wait = Number(headers.get('retry-after'));
      expect(wait > 0 && wait <= 3600).toBe(true);
    }
    expect(answers[0]?.problem.detail).toBe(answers[1]?.problem.detail);
    expect(await waitingJobs()).toHaveLength(2);
    expect(await statusOf(egyptian())).toBe(200);
  });

  it('above the hourly limit of all countries together', async () => {
    ceiling(3, 2);
    expect([await statusOf(saudi()), await statusOf(egyptian()), await statusOf(egyptian())]).toEqual([
      200, 200, 200,
    ]);
    expect([await statusOf(saudi()), await statusOf('+962790123456')]).toEqual([429, 429]);
  });

  it('above the limit, even to a member who changes the phone number', async () => {
    ceiling(1, 1);
    expect(await statusOf(saudi())).toBe(200);
    const { token } = await makeMember();
    const asked = { token, body: { phone: saudi() }, headers: { 'x-qeema-address': '10.67.0.1' } };
    expect((await callRoute(CHANGE_PHONE, asked)).status).toBe(429);
  });

  it('above the limit when twenty are asked for at once', async () => {
    ceiling(5, 100);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(saudi())));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await waitingJobs()).toHaveLength(5);
  });
});

it('a refused message counts neither for the limit of its number nor for the hourly limit', async () => {
  ceiling(2, 2);
  const phone = saudi();
  expect(await statusOf(phone)).toBe(200);
  for (let i = 0; i < 5; i++) expect(await statusOf(phone)).toBe(429);
  expect(await statusOf(saudi())).toBe(200);
  const late = saudi();
  expect(await statusOf(late)).toBe(429);
  ceiling(3, 3);
  expect(await statusOf(late)).toBe(200);
  expect(await textsTo(late)).toHaveLength(1);
});

it('the hourly limit starts again with the next hour', async () => {
  ceiling(1, 1);
  const at = (time: string) => guestCtx(db(), new Date(time));
  const ask = (time: string) =>
    sendSignInCode(
      at(time),
      { phone: saudi(), locale: 'ar' },
      { asker: '', address: `10.68.0.${++made}`, browser: null },
    );
  await ask('2026-11-21T10:59:00Z');
  await expect(ask('2026-11-21T10:59:30Z')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 30 });
  await expect(ask('2026-11-21T11:00:00Z')).resolves.toEqual({ resendSeconds: 60 });
});

it('the log warns once for each limit that is reached', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  ceiling(3, 2);
  for (const phone of [saudi(), saudi(), saudi(), egyptian(), egyptian()]) await send(phone);
  expect(warn.mock.calls.map(([said]) => said)).toEqual([
    { reason: 'SMS_PER_HOUR_COUNTRY: SA', count: 2 },
    { reason: 'SMS_PER_HOUR', count: 3 },
  ]);
});
