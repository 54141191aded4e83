import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToken, expectAccount } from '@/lib/client/current-token';
import { authHttp } from '@/lib/client/next-auth';
import { removeToken, storedToken, storeToken } from '@/lib/client/token';

const LIFE_SECONDS = 600;
let asked: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 10, 21));
  expectAccount('1');
  removeToken();
  asked = vi.spyOn(authHttp, 'get').mockImplementation(async () => ({
    data: { payload: { token: tokenOf('fresh'), user: { _id: '1', name: 'هدى', handle: 'huda', bio: '' } } },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A token of the server, whose clock is a day behind this browser's. */
function tokenOf(name: string): string {
  const iat = Math.floor(Date.now() / 1000) - 86_400;
  return `h.${btoa(JSON.stringify({ sid: name, iat, exp: iat + LIFE_SECONDS }))}.s`;
}

it('a page made for a visitor asks for no token', async () => {
  expectAccount(null);
  expect(await currentToken()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('all requests of a member without a token wait for the same new token', async () => {
  const tokens = await Promise.all([currentToken(), currentToken(), currentToken()]);
  expect(new Set(tokens)).toEqual(new Set([storedToken()]));
  expect(tokens[0]).toMatch(/^h\./);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a token is used until it expires, even when the clocks differ, and then a new one is requested', async () => {
  const token = tokenOf('stored');
  storeToken(token);
  vi.advanceTimersByTime((LIFE_SECONDS - 20) * 1000);
  expect(await currentToken()).toBe(token);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(await currentToken()).not.toBe(token);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a token that cannot be read is still sent', async () => {
  storeToken('aaaaaaaaaa.bbbbbbbbbb.cccccccccc');
  vi.advanceTimersByTime(LIFE_SECONDS * 2000);
  expect(await currentToken()).toBe('aaaaaaaaaa.bbbbbbbbbb.cccccccccc');
});

it('when the session is over, a new token is requested only once', async () => {
  asked.mockRejectedValue(new Error('401'));
  expect([await currentToken(), await currentToken()]).toEqual([null, null]);
  expect(asked).toHaveBeenCalledTimes(1);
});
