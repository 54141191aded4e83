'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '@/lib/client/api-error';
import { leaveToSignIn, useMemberGate } from './use-member-gate';

type Handlers<T> = { onSuccess?: (data: T) => void; onError?: (error: ApiError) => void };

/**
 * A mutation of a signed-in member: visitors, and members whose session has ended meanwhile, go to sign in and come
 * back. `mutate` may be called by anybody; `onMutate` only ever runs for members.
 */
export function useMemberMutation<T, V, C = unknown>(options: UseMutationOptions<T, ApiError, V, C>) {
  const gate = useMemberGate();
  const { mutate, mutateAsync, ...state } = useMutation<T, ApiError, V, C>(options);

  const run = useCallback(
    (input: V, { onSuccess, onError }: Handlers<T> = {}) => {
      void gate(() =>
        mutate(input, {
          onSuccess: (data) => onSuccess?.(data),
          onError: (error) => (error.code === 'unauthenticated' ? leaveToSignIn() : onError?.(error)),
        }),
      );
    },
    [gate, mutate],
  );
  return { ...state, mutate: run, mutateAsync };
}
