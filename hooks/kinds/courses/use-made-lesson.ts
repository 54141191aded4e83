'use client';

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getMadeLesson } from '@/lib/client/endpoints.gen';
import type { MadeLessonView } from '@/lib/contract/kinds/courses';
import { queryKey } from '@/lib/contract/query-key';

/** Texts that were closed and are still being saved, by lesson. */
const closing = new Map<string, Promise<void>>();

/** Says that the text of a lesson is still being saved: who opens it again waits, and gets the newest. */
export function closeText(lessonId: string, saved: Promise<void>): void {
  const done = saved.finally(() => {
    if (closing.get(lessonId) === done) closing.delete(lessonId);
  });
  closing.set(lessonId, done);
}

/** A lesson with its text and files, for its creator: as it is stored now, each time that it is opened. */
export function useMadeLesson(courseId: string, lessonId: string) {
  const params = { id: courseId, lessonId };
  return useQuery<MadeLessonView, ApiError>({
    queryKey: queryKey(getMadeLesson, { params }),
    queryFn: async ({ signal }) => {
      await closing.get(lessonId);
      return call(getMadeLesson, { params }, { signal });
    },
    // An older text would refuse to be saved.
    gcTime: 0,
    // Nothing may change under the caret.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Loads the text of a lesson as it is stored now. @throws ApiError */
export function useLoadLesson(courseId: string, lessonId: string) {
  const client: QueryClient = useQueryClient();
  return async (): Promise<MadeLessonView> => {
    const params = { id: courseId, lessonId };
    const view = await call(getMadeLesson, { params });
    client.setQueryData(queryKey(getMadeLesson, { params }), view);
    return view;
  };
}
