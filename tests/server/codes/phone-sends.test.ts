import { beforeEach, describe, expect, it } from 'vitest';
import { POST as SEND } from '@/app/api/users/sendOTP/route';
import { POST as VERIFY } from '@/app/api/users/verifyOTP/route';
import { db } from '@/lib/server/db/client';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';
import { textsTo } from '@/tests/setup/outbox';
import { dropJobs } from '@/tests/setup/run-jobs';

let made = 0;
let phone = '';

beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('code_sends').execute();
  await db().deleteFrom('rate_limits').execute();
  phone = `+9665012${String(40_000 + ++made)}`;
});

const send = (body: object = { phone }, address = `10.0.0.${made}`) =>
  callRoute<{ resendSeconds: number }>(SEND, { body, headers: { 'x-qeema-address': address } });
const verify = (number: string) => callRoute(VERIFY, { body: { phone: number, code: '000000' } });

describe('a code is not sent', () => {
  it.each([
    ['an empty number', ''],
    ['a number without its country', '0501234567'],
    ['a number that is too short', '+9661'],
    ['a number that is not a mobile', '+966112345678'],
    ['a number with letters', '+966 50 123 456x'],
    ['a number with SQL', "+966501234567'; drop table users"],
    ['a number with an extension', '+966501234567;ext=5'],
  ])('to %s', async (_, number) => {
    const { status, problem } = await send({ phone: number });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['phone']]);
  });

  it('twice in ten seconds or sixteen times in an hour to one number, from any address', async () => {
    const from = (number: number) => send({ phone }, `10.1.${made}.${number}`);
    expect((await from(1)).status).toBe(200);
    const again = await from(2);
    expect([again.status, again.problem.code, again.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '10',
    ]);
    const back = (seconds: number) =>
      db()
        .updateTable('code_sends')
        .set({ last_sent: fromNow(-seconds * 1000) })
        .execute();
    for (let number = 3; number <= 16; number++) {
      await back(10);
      expect((await from(number)).status).toBe(200);
    }
    await back(10);
    expect(await statusAndCode(from(17))).toEqual([429, 'rate_limited']);
  });

  it('twice in a minute from one address to any number, while another address may ask', async () => {
    expect((await send({ phone }, '10.2.0.1')).status).toBe(200);
    expect(await statusAndCode(send({ phone: '+966501239999' }, '10.2.0.1'))).toEqual([429, 'rate_limited']);
    // The refused request did not count for the number.
    expect((await send({ phone: '+966501239999' }, '10.2.0.2')).status).toBe(200);
  });

  it('more than once after twenty requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send({ phone }, `10.3.0.${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it('with a different answer when a member has the number', async () => {
    const taken = '+966501111222';
    await makeMember({ phone: taken });
    const [known, unknown] = [await send({ phone: taken }, '10.4.0.1'), await send({ phone }, '10.4.0.2')];
    expect([known.status, known.payload]).toEqual([unknown.status, unknown.payload]);
    const wrong = [await verify(taken), await verify(phone)];
    expect(wrong.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'code_invalid'],
      [409, 'code_invalid'],
    ]);
  });
});
