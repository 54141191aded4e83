'use client';

import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { QuizValues } from './quiz-values';

/** What was changed and not saved when its lesson was closed, by the lesson. It stays as long as the tab. */
const drafts = new Map<string, { version: number; values: QuizValues }>();

type KeptDraftProps = { lessonId: string; version: number };

/**
 * Inside the form of a quiz: another lesson may be opened before the quiz is saved. What was written is there
 * again when one comes back, unless somebody saved the quiz meanwhile.
 */
export function KeptDraft({ lessonId, version }: KeptDraftProps) {
  const { getValues, reset } = useFormContext<QuizValues>();
  const { isDirty } = useFormState<QuizValues>();
  const latest = useRef({ isDirty, version });
  useEffect(() => {
    latest.current = { isDirty, version };
  });
  useEffect(() => {
    const kept = drafts.get(lessonId);
    if (kept?.version === latest.current.version) reset(kept.values, { keepDefaultValues: true });
    return () => {
      const { isDirty, version } = latest.current;
      if (isDirty) drafts.set(lessonId, { version, values: structuredClone(getValues()) });
      else drafts.delete(lessonId);
    };
  }, [lessonId, getValues, reset]);
  return null;
}
