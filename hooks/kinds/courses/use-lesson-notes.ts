'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '@/lib/client/call';
import { deleteLessonNote, getLesson, putLessonNote } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import type { LessonNote } from '@/lib/contract/kinds/lesson-notes';
import { queryKey } from '@/lib/contract/query-key';
import { noteOutbox, type UnsentNote } from './note-outbox';

type Lesson = Payload<typeof getLesson>;
/** As it is written: with the id that its writer made. */
export type WrittenNote = Pick<LessonNote, '_id' | 'second' | 'text'>;
export type ShownNote = WrittenNote & { isUnsent: boolean; refusal?: UnsentNote['refusal'] };

/** The notes of a lesson: shown at once, and sent until the server has them. */
export function useLessonNotes(
  entitlementId: string,
  { _id: lessonId, notes }: Pick<Lesson, '_id' | 'notes'>,
) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<readonly UnsentNote[]>([]);
  const outbox = useRef<ReturnType<typeof noteOutbox> | null>(null);
  const params = useMemo(() => ({ id: entitlementId, lessonId }), [entitlementId, lessonId]);

  const setStored = useMemo(() => {
    const key = queryKey(getLesson, { params });
    return (id: string, note: LessonNote | null) =>
      client.setQueryData<Lesson>(key, (lesson) => {
        if (!lesson) return lesson;
        const others = lesson.notes.filter(({ _id }) => _id !== id);
        return { ...lesson, notes: note ? [...others, note] : others };
      });
  }, [client, params]);

  useEffect(() => {
    const own = noteOutbox({
      key: `lesson-notes:${params.id}:${params.lessonId}`,
      onChange: setUnsent,
      send: async ({ _id, second, text }) => {
        const body = { second, text };
        setStored(_id, await call(putLessonNote, { params: { ...params, noteId: _id }, body }));
      },
    });
    outbox.current = own;
    setUnsent(own.unsent());
    const sendAll = () => void own.sendAll();
    sendAll();
    window.addEventListener('online', sendAll);
    return () => {
      window.removeEventListener('online', sendAll);
      own.end();
    };
  }, [params, setStored]);

  /** Deletes a note. @throws ApiError, and then it is shown again */
  const remove = async (note: WrittenNote) => {
    await outbox.current?.drop(note._id);
    const stored = client
      .getQueryData<Lesson>(queryKey(getLesson, { params }))
      ?.notes.find(({ _id }) => _id === note._id);
    if (!stored) return;
    setStored(note._id, null);
    try {
      await call(deleteLessonNote, { params: { ...params, noteId: note._id } });
    } catch (error) {
      setStored(note._id, stored);
      throw error;
    }
  };

  return {
    notes: useMemo(() => inOrder(notes, unsent), [notes, unsent]),
    save: (note: WrittenNote) => void outbox.current?.add(note),
    remove,
  };
}

/** Notes of the whole lesson first, then by their moments. */
function inOrder(stored: readonly LessonNote[], unsent: readonly UnsentNote[]): ShownNote[] {
  const changed = new Set(unsent.map(({ _id }) => _id));
  const all = [
    ...stored.filter(({ _id }) => !changed.has(_id)).map((note) => ({ ...note, isUnsent: false })),
    ...unsent.map((note) => ({ ...note, isUnsent: true })),
  ];
  return all.sort((one, other) => (one.second ?? -1) - (other.second ?? -1));
}
