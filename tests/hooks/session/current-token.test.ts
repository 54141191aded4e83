import axios from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToken, expectMember } from '@/lib/client/current-token';
import { removeToken, storedToken, storeToken } from '@/lib/client/token';

const LIFE_SECONDS = 600;
let asked: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 10, 21));
  expectMember(true);
  removeToken();
  asked = vi.spyOn(axios, 'get').mockImplementation(async () => ({
    data: { payload: { token: tokenOf('fresh'), user: { _id: '1', name: 'هدى', handle: 'huda', bio: '' } } },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A token as the server mints it; its clock is a day behind this browser's. */
function tokenOf(name: string): string {
  const iat = Math.floor(Date.now() / 1000) - 86_400;
  return `h.${btoa(JSON.stringify({ sid: name, iat, exp: iat + LIFE_SECONDS }))}.s`;
}

it('asks for no token where the page was made for a visitor', async () => {
  expectMember(false);
  expect(await currentToken()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('makes all requests of a member without a token wait for one', async () => {
  const tokens = await Promise.all([currentToken(), currentToken(), currentToken()]);
  expect(new Set(tokens)).toEqual(new Set([storedToken()]));
  expect(tokens[0]).toMatch(/^h\./);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('sends a token for as long as it lives, whatever the clocks say, and then asks for another', async () => {
  const token = tokenOf('stored');
  storeToken(token);
  vi.advanceTimersByTime((LIFE_SECONDS - 20) * 1000);
  expect(await currentToken()).toBe(token);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(await currentToken()).not.toBe(token);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('sends a token that it cannot read: the API judges', async () => {
  storeToken('aaaaaaaaaa.bbbbbbbbbb.cccccccccc');
  vi.advanceTimersByTime(LIFE_SECONDS * 2000);
  expect(await currentToken()).toBe('aaaaaaaaaa.bbbbbbbbbb.cccccccccc');
});

it('asks once where the session is over, and then lets the API refuse', async () => {
  asked.mockRejectedValue(new Error('401'));
  expect([await currentToken(), await currentToken()]).toEqual([null, null]);
  expect(asked).toHaveBeenCalledTimes(1);
});
