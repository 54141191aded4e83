import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAction } from '@/hooks/use-action';
import { useFollow } from '@/hooks/users/use-follow';
import { ApiError } from '@/lib/client/api-error';
import * as calls from '@/lib/client/call';
import { leaveCompany, requestPayout } from '@/lib/client/endpoints.gen';
import * as signIn from '@/lib/client/sign-in-ask';
import * as tokens from '@/lib/client/token';
import type { Address } from '@/lib/contract/endpoint';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { browserResources } from '@/lib/i18n/resources';

const id = '019c8a52-7a10-7000-8000-000000000001';
const target = {
  ...leaveCompany,
  touches: ['getCompany'],
  answers: ['getMember', 'id'],
} as typeof leaveCompany;
const input = { params: { id } };

let client: QueryClient;
const inPage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="en" digits="latn" resources={browserResources('en')}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </I18nProvider>
);
const action = <E extends Address>(endpoint: E, options?: Parameters<typeof useAction<E>>[1]) =>
  renderHook(() => useAction(endpoint, options), { wrapper: inPage }).result;
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['getCompany', { id }], 'company');
  client.setQueryData(['listPosts', {}], 'posts');
  vi.spyOn(tokens, 'storedToken').mockReturnValue('token');
});
afterEach(() => vi.restoreAllMocks());

describe('a refused action', () => {
  beforeEach(() => {
    vi.spyOn(calls, 'call').mockRejectedValue(new ApiError({ code: 'conflict', detail: 'Taken' }));
  });

  it('says why, undoes what it showed, and loads again what it may have changed', async () => {
    const undo = vi.fn();
    const result = action(target, { ahead: () => undo });
    const onError = vi.fn();
    act(() => result.current.run(input, { onError }));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(result.current.failure).toBe('Taken');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(isStale(['getCompany', { id }])).toBe(true);
    expect(isStale(['listPosts', {}])).toBe(false);
    expect(client.getQueryData(['getMember', { id }])).toBeUndefined();
  });

  it('rejects for a form', async () => {
    const result = action(target);
    await act(() => expect(result.current.runAsync(input)).rejects.toMatchObject({ code: 'conflict' }));
  });
});

it('keeps the answer as that of the read it answers', async () => {
  vi.spyOn(calls, 'call').mockResolvedValue({ done: true });
  const result = action(target);
  await act(() => result.current.runAsync(input));
  expect(client.getQueryData(['getMember', { id }])).toEqual({ done: true });
});

it('sends one Idempotency-Key for the same input until there is an answer', async () => {
  const call = vi.spyOn(calls, 'call').mockRejectedValueOnce(new ApiError({}));
  call.mockResolvedValue({} as never);
  const payout = { body: { amount: 5_000, currency: 'USD' } } as const;
  const result = action(requestPayout);
  await act(() => expect(result.current.runAsync(payout)).rejects.toMatchObject({ code: 'network' }));
  await act(() => result.current.runAsync(payout));
  await act(() => result.current.runAsync(payout));
  const [first, second, third] = call.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('keeps no password in the storage of the tab', async () => {
  vi.spyOn(calls, 'call').mockRejectedValue(new ApiError({}));
  const result = action(requestPayout);
  const body = { amount: 5_000, currency: 'USD', password: 'secret-password' } as const;
  await act(() => expect(result.current.runAsync({ body })).rejects.toThrow());
  expect(Object.keys(window.sessionStorage).join()).toMatch(/intent:.*5000/);
  expect(Object.keys(window.sessionStorage).join()).not.toContain('secret-password');
});

describe('a payment', () => {
  it('waits for no reload, so that the page of the gateway opens at once', async () => {
    vi.spyOn(calls, 'call').mockResolvedValue({} as never);
    vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => {}));
    const result = action(target, { isPayment: true });
    await act(() => result.current.runAsync(input));
    expect(client.invalidateQueries).toHaveBeenCalled();
  });

  it('leaves the order as it was shown after a call without an answer', async () => {
    vi.spyOn(calls, 'call').mockRejectedValue(new ApiError({}));
    const result = action(target, { isPayment: true });
    await act(() => expect(result.current.runAsync(input)).rejects.toThrow());
    expect(isStale(['getCompany', { id }])).toBe(false);
  });
});

it('calls an open endpoint for a visitor, and asks nobody to sign in', async () => {
  vi.mocked(tokens.storedToken).mockReturnValue(null);
  const asked = vi.spyOn(signIn, 'askToSignIn').mockImplementation(() => {});
  vi.spyOn(calls, 'call').mockResolvedValue({} as never);
  const result = action(target, { isOpen: true });
  const onSuccess = vi.fn();
  act(() => result.current.run(input, { onSuccess }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(asked).not.toHaveBeenCalled();
});

it('shows a person as before, when following and unfollowing them were both refused', async () => {
  vi.spyOn(calls, 'call').mockRejectedValue(new ApiError({ code: 'rate_limited', status: 429 }));
  const person = { _id: id, isFollowing: false, followersCount: 3 };
  client.setQueryData(['getUser', { id }], person);
  const { result } = renderHook(() => useFollow(id, 'Sara'), { wrapper: inPage });
  act(() => result.current(true));
  act(() => result.current(false));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(client.getQueryData(['getUser', { id }])).toEqual(person);
});
