import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authHttp, postToNextAuth, signInBy } from '@/lib/client/next-auth';

const asked: InternalAxiosRequestConfig[] = [];
let answer: { status: number; data: unknown };
const before = authHttp.defaults.adapter;

beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, data: { url: 'http://localhost:3000/login' } };
  const adapter: AxiosAdapter = async (config) => {
    asked.push(config);
    const { status, data } = config.url === '/csrf' ? { status: 200, data: { csrfToken: 'token' } } : answer;
    return { status, statusText: '', data, headers: {}, config };
  };
  authHttp.defaults.adapter = adapter;
});
afterEach(() => {
  authHttp.defaults.adapter = before;
  vi.restoreAllMocks();
});

it('every request to next-auth has version 2, the form too', async () => {
  expect(await postToNextAuth('signout', {})).toMatchObject({ status: 200 });
  expect(asked.map(({ url, headers }) => [url, headers.get('version')])).toEqual([
    ['/csrf', '2'],
    ['/signout', '2'],
  ]);
  const form = new URLSearchParams(String(asked[1]?.data));
  expect([form.get('csrfToken'), form.get('json')]).toEqual(['token', 'true']);
  expect(asked[1]?.headers.getContentType()).toMatch(/^application\/x-www-form-urlencoded/);
});

it.each([
  ['lets them in', { status: 200, data: { url: 'http://localhost:3000/' } }, null],
  [
    'names an error',
    { status: 401, data: { url: 'http://localhost:3000/login?error=rate_limited' } },
    'rate_limited',
  ],
  ['is not next-auth’s', { status: 503, data: { code: 'unavailable' } }, 'unavailable'],
  ['is no JSON', { status: 502, data: '<html>' }, 'unavailable'],
  ['refuses without a reason', { status: 403, data: { url: 'http://localhost:3000/login' } }, 'unavailable'],
])('a sign-in whose answer %s', async (_, given, error) => {
  answer = given;
  expect(await signInBy('callback/password', { email: 'a@b.example', password: 'x' })).toBe(error);
});

it('a sign-in without an answer is an ApiError, not a sign-in', async () => {
  authHttp.defaults.adapter = () => Promise.reject(new Error('no network'));
  await expect(signInBy('callback/password', {})).rejects.toMatchObject({
    name: 'ApiError',
    code: 'network',
  });
});
