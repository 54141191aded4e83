'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from '@/lib/client/api-error';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';
import { useMemberGate } from './use-member-gate';

type Handlers<T> = {
  onSuccess?: (data: T) => void;
  onError?: (error: ApiError) => void;
  /** Nothing was done, since there is no session: what was typed goes back into its field. */
  onAsked?: () => void;
};

type Options<T, V, C> = UseMutationOptions<T, ApiError, V, C> & {
  /** What a visitor wants who does this: it is named when they are asked to sign in, and done afterwards. */
  wanted?: (input: V) => Wanted | undefined;
};

/**
 * A mutation of a signed-in member: visitors, and members whose session has ended meanwhile, are asked to sign in and come
 * back. `mutate` may be called by anybody; `onMutate` only ever runs for members.
 */
export function useMemberMutation<T, V, C = unknown>({ wanted, ...options }: Options<T, V, C>) {
  const gate = useMemberGate();
  const { mutate, mutateAsync, ...state } = useMutation<T, ApiError, V, C>(options);
  const asked = useRef(wanted);
  asked.current = wanted;

  const run = useCallback(
    (input: V, { onSuccess, onError, onAsked }: Handlers<T> = {}) => {
      const act = () =>
        mutate(input, {
          onSuccess: (data) => onSuccess?.(data),
          onError: (error) => {
            if (error.code !== 'unauthenticated') return onError?.(error);
            askToSignIn(asked.current?.(input));
            onAsked?.();
          },
        });
      void gate(act, asked.current?.(input), onAsked);
    },
    [gate, mutate],
  );
  return { ...state, mutate: run, mutateAsync };
}
