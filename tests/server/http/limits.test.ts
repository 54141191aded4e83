import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { type Env, env } from '@/lib/server/env';
import { callerAddress } from '@/lib/server/http/address';
import { ReadLimits } from '@/lib/server/serving/read-limits';
import { HOUR } from '@/lib/shared/time';
import { startApiServer } from '@/tests/setup/api-server';
import { NOW } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';

let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.close());

/** Every header in which a proxy passes on the address of its client. */
const disguised = (number: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.0.${number}`,
  'x-real-ip': `10.1.0.${number}`,
  'x-qeema-address': `10.2.0.${number}`,
  'x-client-ip': `10.3.0.${number}`,
  'cf-connecting-ip': `10.4.0.${number}`,
  'true-client-ip': `10.5.0.${number}`,
  forwarded: `for=10.6.0.${number}`,
});

async function register(number: number): Promise<number> {
  const response = await fetch(`${server.base}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...disguised(number) },
    body: JSON.stringify({ name: 'سارة العتيبي', email: `flood${number}@example.com`, password: 'short' }),
  });
  return response.status;
}

describe('rate limits', () => {
  it('cannot be passed with forged address headers', async () => {
    const statuses = await Promise.all(Array.from({ length: 66 }, (_, number) => register(number)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('count for a member from any address they claim, and not for other members', async () => {
    const [flooder, other, target] = await Promise.all([makeMember(), makeMember(), makeMember()]);
    const follow = (token: string, number = 0) =>
      fetch(`${server.base}/api/users/follow/${target.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...disguised(number) },
      });
    await db()
      .insertInto('rate_limits')
      .values({ key: `followUser:${flooder.id}`, window_start: startOfHour(), count: 120 })
      .execute();
    const refused = await follow(flooder.token, 7);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await follow(other.token)).status).toBe(200);
  });

  it('stop guests and members who read without end, but do not count lists that browsers keep', async () => {
    const limited = await startApiServer({ limits: new ReadLimits('qeema.session') });
    const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
    const before = env();
    settings.qeemaEnv = { ...before, READS_PER_MINUTE: 3 };
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const get = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${limited.base}/api${path}`, { headers })).status;
    const search = '/users?prefix=sara';
    const fiveTimes = async (headers: Record<string, string> = {}) => {
      const statuses = [];
      for (let time = 0; time < 5; time++) statuses.push(await get(search, headers));
      return statuses;
    };
    expect(await fiveTimes()).toEqual([200, 200, 200, 429, 429]);
    const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    expect(await fiveTimes(as(member))).toEqual([200, 200, 200, 429, 429]);
    expect(await get(search, as(other))).toBe(200);
    for (const authorization of ['', 'Bearer made.up', 'Basic abc'])
      expect(await get(search, { authorization })).toBe(429);
    expect(await get('/categories')).toBe(200);
    const refused = await fetch(`${limited.base}/api${search}`, { headers: { 'x-locale': 'ar' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', title: 'محاولات كثيرة' });
    settings.qeemaEnv = before;
    await limited.close();
  });

  const startOfHour = () => new Date(Math.floor(NOW.getTime() / HOUR) * HOUR);
});

describe('the caller’s address', () => {
  const of = (headers: Record<string, string>) => callerAddress(new Headers(headers));

  it('is the address of the socket, even when a header names another', () => {
    expect(of({ 'x-qeema-address': '203.0.113.9', 'x-forwarded-for': '10.0.0.1' })).toBe('203.0.113.9');
    expect(of({ 'x-forwarded-for': '10.0.0.1' })).toBe('');
  });

  it('is the same for all IPv6 addresses of one /64 network', () => {
    const of64 = (address: string) => of({ 'x-qeema-address': address });
    expect(of64('2001:db8:1:2:3:4:5:6')).toBe(of64('2001:db8:1:2:ffff::1'));
    expect(of64('2001:db8:1:2::1')).toBe(of64('2001:db8:1:2:0:0:0:2'));
    expect(of64('2001:db8:1:3::1')).not.toBe(of64('2001:db8:1:2::1'));
    expect(of64('2001:db8::1')).toBe(of64('2001:0db8:0:0:1::'));
    expect(of64('2001:db8::1')).not.toBe(of64('2001:db8:0:1::1'));
  });

  it('is the last one that a trusted proxy added, not an earlier one', async () => {
    const settings = globalThis as typeof globalThis & { qeemaEnv?: Env };
    settings.qeemaEnv = { ...env(), TRUSTED_PROXIES: ['192.0.2.0/24', '::1'] };
    const from = (proxy: string, chain: string) => of({ 'x-qeema-address': proxy, 'x-forwarded-for': chain });
    expect(from('192.0.2.7', '203.0.113.5')).toBe('203.0.113.5');
    expect(from('192.0.2.7', '10.0.0.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(from('::1', '203.0.113.5')).toBe('203.0.113.5');
    // A proxy that listens on IPv6 writes IPv4 addresses like this: one key for all of them would lock everybody out at
    // once.
    expect(from('192.0.2.7', '::ffff:203.0.113.5')).toBe('203.0.113.5');
    expect(from('192.0.2.7', '::FFFF:203.0.113.6')).toBe('203.0.113.6');
    expect(from('192.0.2.7', 'unknown, "><script>')).toBe('192.0.2.7');
    expect(from('198.51.100.7', '203.0.113.5')).toBe('198.51.100.7');
    settings.qeemaEnv = undefined;
  });
});
