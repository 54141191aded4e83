'use client';

import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isOfLesson, type QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import type { QuizValues } from './quiz-values';

/** What was changed and not saved when its page was closed, by the quiz. It stays as long as the tab. */
const drafts = new Map<string, { version: number; values: QuizValues }>();

type KeptDraftProps = { place: QuizPlace; version: number };

/**
 * Inside the form of a quiz: another one may be opened before the quiz is saved. What was written is there
 * again when one comes back, unless somebody saved the quiz meanwhile.
 */
export function KeptDraft({ place, version }: KeptDraftProps) {
  const name = isOfLesson(place) ? place.lessonId : `${place.id} ${place.placed}`;
  const { getValues, reset } = useFormContext<QuizValues>();
  const { isDirty } = useFormState<QuizValues>();
  const latest = useRef({ isDirty, version });
  useEffect(() => {
    latest.current = { isDirty, version };
  });
  useEffect(() => {
    const kept = drafts.get(name);
    if (kept?.version === latest.current.version) reset(kept.values, { keepDefaultValues: true });
    return () => {
      const { isDirty, version } = latest.current;
      if (isDirty) drafts.set(name, { version, values: structuredClone(getValues()) });
      else drafts.delete(name);
    };
  }, [name, getValues, reset]);
  return null;
}
