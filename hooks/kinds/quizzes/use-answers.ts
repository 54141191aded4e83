'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { putQuizAnswer } from '@/lib/client/endpoints.gen';
import { askToSignIn } from '@/lib/client/sign-in-ask';
import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import type { Attempt } from '@/lib/contract/kinds/quizzes';

type Answers = Readonly<Record<number, Answer | null>>;
export type KeepState = 'kept' | 'keeping' | 'offline' | 'signedOut';

/** Refusals after which no answer is taken; after all others it is tried again. */
const IS_OVER = new Set<string>(['attempt_over', 'not_entitled', 'not_found']);
const AGAIN_MS = 4_000;
/** Typed text is sent when its writer pauses. */
const PAUSE_MS = 700;

/**
 * The answers of an attempt that goes on. Each is sent by itself, the last one of a question counts, and what could not
 * be sent is tried again.
 * @param onOver the server takes no more answers
 */
export function useAnswers(attempt: Attempt, onOver: () => void) {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(attempt.questions.map(({ position, answer }) => [position, answer])),
  );
  const [state, setState] = useState<KeepState>('kept');
  const waiting = useRef(new Map<number, Answer | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void> | null>(null);
  const hasAsked = useRef(false);

  const sendAll = useCallback(async () => {
    while (waiting.current.size > 0) {
      const [[position, answer] = [0, null]] = waiting.current;
      try {
        await call(putQuizAnswer, { params: { id: attempt._id }, body: { position, answer } });
        hasAsked.current = false;
        // Changed meanwhile: it is sent again.
        if (waiting.current.get(position) === answer) waiting.current.delete(position);
      } catch (error) {
        const refused = toApiError(error);
        if (IS_OVER.has(refused.code)) {
          waiting.current.clear();
          setState('kept');
          return onOver();
        }
        // It does not answer the question: to send it again changes nothing.
        if (refused.code === 'invalid') {
          if (waiting.current.get(position) === answer) waiting.current.delete(position);
          continue;
        }
        const isSignedOut = refused.code === 'unauthenticated';
        if (isSignedOut && !hasAsked.current) askToSignIn();
        hasAsked.current = isSignedOut;
        setState(isSignedOut ? 'signedOut' : 'offline');
        timer.current = setTimeout(() => void flushRef.current(), AGAIN_MS);
        return;
      }
    }
    setState('kept');
  }, [attempt._id, onOver]);

  /** Sends what waits, at once. */
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    await sending.current;
  }, [sendAll]);
  const flushRef = useRef(flush);
  useEffect(() => {
    flushRef.current = flush;
  });

  const answer = useCallback((position: number, given: Answer | null) => {
    setAnswers((all) => ({ ...all, [position]: given }));
    waiting.current.set(position, given);
    setState('keeping');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flushRef.current(), given && 'text' in given ? PAUSE_MS : 0);
  }, []);

  // The last answer is sent also when another page is opened.
  useEffect(() => {
    const send = () => void flushRef.current();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      send();
    };
  }, []);
  return { answers, answer, flush, state };
}
