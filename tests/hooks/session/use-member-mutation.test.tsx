import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { ApiError } from '@/lib/client/api-error';
import * as ask from '@/lib/client/sign-in-ask';
import * as tokens from '@/lib/client/token';

const row = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.spyOn(tokens, 'storedToken').mockReturnValue('token');
});
afterEach(() => vi.restoreAllMocks());

const refused = (code: 'unauthenticated' | 'internal') => new ApiError({ code });

it('a member whose session has ended is asked to sign in, and no error is shown', async () => {
  const asked = vi.spyOn(ask, 'askToSignIn').mockImplementation(() => {});
  const mutationFn = () => Promise.reject(refused('unauthenticated'));
  const { result } = renderHook(() => useMemberMutation({ mutationFn }), { wrapper: row });
  const [onError, onAsked] = [vi.fn(), vi.fn()];
  act(() => result.current.mutate(undefined, { onError, onAsked }));
  await waitFor(() => expect(onAsked).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

/** The hook of a row that goes away before its call has an answer. */
async function leaveWhileWaiting(handlers: { onSuccess?: (text: string) => void; onError?: () => void }) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const hook = renderHook(() => useMemberMutation({ mutationFn: () => promise }), { wrapper: row });
  act(() => hook.result.current.mutate(undefined, handlers));
  await waitFor(() => expect(hook.result.current.isPending).toBe(true));
  hook.unmount();
  return { resolve, reject };
}

it('when the deleted row is gone before the answer comes, its caller is notified all the same', async () => {
  const onSuccess = vi.fn();
  const call = await leaveWhileWaiting({ onSuccess });
  call.resolve('deleted');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('deleted'));
});

it('when the row is gone and the call fails, its caller is notified of the error all the same', async () => {
  const onError = vi.fn();
  const call = await leaveWhileWaiting({ onError });
  call.reject(refused('internal'));
  await waitFor(() => expect(onError).toHaveBeenCalled());
});
