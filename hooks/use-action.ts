'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useToast } from '@/hooks/use-toast';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { endIntent, intentKey } from '@/lib/client/intent-key';
import type { Wanted } from '@/lib/client/sign-in-ask';
import type { Address, Input, Payload } from '@/lib/contract/endpoint';
import { useErrorText } from './use-error-text';

interface Options<E extends Address> {
  /** the toast after success */
  done?: string | ((answer: Payload<E>, input: Input<E>) => string);
  /** shows a failure in a toast, where the component does not show `failure` itself */
  toastsFailure?: boolean;
  /** what a visitor wants to do: the sign-in sheet names it, and it is done after signing in */
  wanted?: (input: Input<E>) => Wanted | undefined;
  /** changes cached answers before the call, for actions that show at once */
  ahead?: (client: QueryClient, input: Input<E>) => Settle<Payload<E>> | undefined;
  /**
   * Calls with the same queue run one after the other, also those of other actions. The next press does not wait for a
   * list: what these endpoints touch is loaded again when it is shown next.
   */
  queue?: string;
  /** what else distinguishes two calls that move money: a new value gets a new Idempotency-Key */
  intent?: object;
  /**
   * The action orders, and the buyer goes on to the gateway's page: no reload is waited for. After a call without an
   * answer the order stays as it was shown, so that the next press repeats it with the same Idempotency-Key.
   */
  isPayment?: boolean;
  /** guests may do it: nobody is asked to sign in first */
  isOpen?: boolean;
  /** changes cached answers by the answer, where loading them again is not enough; a promise is waited for */
  keep?: (client: QueryClient, answer: Payload<E>, input: Input<E>) => unknown;
}

/**
 * Called with the answer, or with null after a refusal, which undoes what was shown ahead.
 * @param isLast no other call of the queue is waiting: earlier answers are out of date
 */
type Settle<T> = (answer: T | null, isLast: boolean) => void;

interface Handlers<T> {
  onSuccess?: (answer: T) => void;
  onError?: (error: ApiError) => void;
  /** nothing was done, as there is no session */
  onAsked?: () => void;
}

/**
 * A write, as a component uses it: `const leave = useAction(leaveCompany, { done: t('leave.done') })`, then
 * `leave.run({ params: { id } })`. It calls the endpoint, loads again what the endpoint `touches`, keeps what it
 * `answers`, and reports. It is pending until the page shows the new state. Visitors are asked to sign in.
 *
 * `run` never throws; `runAsync` rejects with ApiError, as `FormShell` expects. An endpoint that moves money gets one
 * Idempotency-Key for the same input until it has answered.
 */
export function useAction<E extends Address>(endpoint: E, options: Options<E> = {}) {
  const { done, toastsFailure, wanted, ahead, keep, queue, intent, isPayment, isOpen } = options;
  const client = useQueryClient();
  const toast = useToast();
  const words = useErrorText();
  const isLast = () => !queue || client.isMutating({ mutationKey: [queue] }) <= 1;
  const { mutate, mutateAsync, ...state } = useMemberMutation<
    Payload<E>,
    Input<E>,
    Settle<Payload<E>> | undefined
  >({
    ...(wanted ? { wanted } : {}),
    ...(queue ? { mutationKey: [queue], scope: { id: queue } } : {}),
    mutationFn: (input) => callOnce(endpoint, input, intent),
    onMutate: (input) => ahead?.(client, input),
    onError: (_error, _input, settle) => settle?.(null, isLast()),
    onSuccess: async (answer, input, settle) => {
      settle?.(answer, isLast());
      if (endpoint.answers) client.setQueryData(answeredKey(endpoint.answers, input), answer);
      await keep?.(client, answer, input);
      if (done) toast(typeof done === 'string' ? done : done(answer, input));
    },
    onSettled: (_answer, error) => {
      const answered = error ? (endpoint.answers ?? []).slice(0, 1) : [];
      const touches = isPayment && error && error.status < 400 ? [] : (endpoint.touches ?? []);
      const loaded = loadAgain(client, [...touches, ...answered], queue ? 'none' : 'active');
      return isPayment ? undefined : loaded;
    },
  });
  const run = (input: Input<E>, { onSuccess, onError, onAsked }: Handlers<Payload<E>> = {}) => {
    const onFailure = (error: ApiError) => {
      if (toastsFailure) toast(words(error));
      onError?.(error);
    };
    if (isOpen) return void mutateAsync(input).then(onSuccess, onFailure);
    mutate(input, {
      ...(onSuccess ? { onSuccess } : {}),
      ...(onAsked ? { onAsked } : {}),
      onError: onFailure,
    });
  };
  return {
    ...state,
    run,
    runAsync: mutateAsync,
    /** why the last call failed, in the reader's language */
    failure: state.error ? words(state.error) : null,
  };
}

async function callOnce<E extends Address>(
  endpoint: E,
  input: Input<E>,
  more: object = {},
): Promise<Payload<E>> {
  if (!endpoint.idempotent) return call(endpoint, input);
  const intent = { ...intentOf(endpoint, input), ...more };
  const answer = await call(endpoint, input, { idempotencyKey: intentKey(intent) });
  endIntent(intent);
  return answer;
}

/** Returns the input without a password, because it becomes the name of an entry in the tab's storage. */
function intentOf<E extends Address>({ id: endpoint }: E, input: Input<E>): object {
  const { body, ...rest } = input as { body?: object };
  const { password: _, ...values } = { password: undefined, ...body };
  return { endpoint, ...rest, body: values };
}

/** The key of the read that a write has answered: it has those parameters of the write that the read knows. */
function answeredKey([id, ...names]: readonly string[], input: unknown): readonly unknown[] {
  const { params = {} } = input as { params?: Record<string, unknown> };
  return [id, Object.fromEntries(names.map((name) => [name, params[name]]))];
}

/**
 * Loads again what a write touches, for calls that are not made by `useAction`.
 * @param refetchType `none`: only when it is shown next
 */
export async function loadAgain(
  client: QueryClient,
  touches: readonly string[] = [],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  if (touches.length === 0) return;
  await client.invalidateQueries({
    predicate: ({ queryKey }) => touches.includes(String(queryKey[0])),
    refetchType,
  });
}
