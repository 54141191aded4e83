'use client';

import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from '@/lib/client/api-error';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';
import { useMemberGate } from './use-member-gate';

type Handlers<T> = {
  onSuccess?: (data: T) => void;
  onError?: (error: ApiError) => void;
  /** Nothing was done, as there is no session: the typed text goes back into its field. */
  onAsked?: () => void;
};

type Options<T, V, C> = UseMutationOptions<T, ApiError, V, C> & {
  /** The action of a visitor: the sign-in sheet names it, and it is done after signing in. */
  wanted?: (input: V) => Wanted | undefined;
};

/**
 * A mutation for signed-in members: visitors, and members whose session has ended, are asked to sign in and come back.
 * Anybody may call `mutate`; `onMutate` only runs for members.
 */
export function useMemberMutation<T, V, C = unknown>({ wanted, ...options }: Options<T, V, C>) {
  const gate = useMemberGate();
  const { mutate: _, mutateAsync, ...state } = useMutation<T, ApiError, V, C>(options);
  const asked = useRef(wanted);
  asked.current = wanted;

  const run = useCallback(
    (input: V, { onSuccess, onError, onAsked }: Handlers<T> = {}) => {
      const fail = (error: ApiError) => {
        if (error.code !== 'unauthenticated') return onError?.(error);
        askToSignIn(asked.current?.(input));
        onAsked?.();
      };
      // The callbacks of `mutate` are not called once its component is gone, such as the row that was deleted.
      const act = () => void mutateAsync(input).then(onSuccess, fail);
      void gate(act, asked.current?.(input), onAsked);
    },
    [gate, mutateAsync],
  );
  return { ...state, mutate: run, mutateAsync };
}
