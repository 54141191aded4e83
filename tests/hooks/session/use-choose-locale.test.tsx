import { renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChooseLocale } from '@/hooks/session/use-choose-locale';
import * as client from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';
import * as locale from '@/lib/i18n/choose-locale';

let chosen: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  chosen = vi.spyOn(locale, 'chooseLocale').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Cookies.remove('locale');
});

it('a visitor’s choice changes the page without a request to the API', async () => {
  const call = vi.spyOn(client, 'call');
  await renderHook(() => useChooseLocale(false)).result.current('en');
  expect(call).not.toHaveBeenCalled();
  expect(chosen).toHaveBeenCalledWith('en');
});

it('a member’s choice is saved to the account before the page changes', async () => {
  const call = vi.spyOn(client, 'call').mockImplementation(async () => {
    expect(chosen).not.toHaveBeenCalled();
    return {} as never;
  });
  await renderHook(() => useChooseLocale(true)).result.current('en');
  expect(call).toHaveBeenCalledWith(updateMe, { body: { locale: 'en' } });
  expect(chosen).toHaveBeenCalledWith('en');
});

it('the page changes even when the account cannot be reached or does not answer soon', async () => {
  const call = vi.spyOn(client, 'call').mockRejectedValue(new Error('offline'));
  await renderHook(() => useChooseLocale(true)).result.current('ar');
  expect(chosen).toHaveBeenCalledTimes(1);
  vi.useFakeTimers();
  call.mockReturnValue(new Promise(() => {}));
  const waiting = renderHook(() => useChooseLocale(true)).result.current('en');
  await vi.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(chosen).toHaveBeenCalledTimes(2);
});
