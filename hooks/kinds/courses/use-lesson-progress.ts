'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getCourseRoom, getLesson, putLessonProgress } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

type Progress = Payload<typeof putLessonProgress>;

interface Watched {
  /** seconds, each from and to */
  ranges: [from: number, to: number][];
  position: number;
  isChosen: boolean;
  isLast: boolean;
}

/** Beyond this, ranges that could not be sent are given up: the server takes no more at once. */
const MOST_RANGES = 100;

/**
 * Tells the server how far the buyer came in a lesson. What could not be sent goes with the next report; the order of
 * reports does not matter.
 * @param onFailed what to do when a report could not be sent, or was refused
 */
export function useLessonProgress(
  entitlementId: string,
  lessonId: string,
  onFailed?: (error: ApiError) => void,
) {
  const client = useQueryClient();
  const unsent = useRef<Watched['ranges']>([]);

  const send = useCallback(
    async (watched: Watched, isDone?: boolean): Promise<Progress | null> => {
      const ranges = [...unsent.current, ...watched.ranges].slice(-MOST_RANGES);
      unsent.current = [];
      const params = { id: entitlementId, lessonId };
      try {
        const progress = await call(
          putLessonProgress,
          {
            params,
            body: {
              watched: ranges.map(([from, to]) => ({ from, to })),
              position: watched.position,
              at: new Date().toISOString(),
              isSought: watched.isChosen,
              isDone,
            },
          },
          { isLast: watched.isLast },
        );
        client.setQueryData<Payload<typeof getLesson>>(queryKey(getLesson, { params }), (lesson) =>
          lesson ? { ...lesson, progress } : lesson,
        );
        client.setQueryData<Payload<typeof getCourseRoom>>(
          queryKey(getCourseRoom, { params: { id: entitlementId } }),
          (room) => (room ? withProgress(room, lessonId, progress) : room),
        );
        return progress;
      } catch (error) {
        unsent.current = [...ranges, ...unsent.current];
        onFailed?.(toApiError(error));
        return null;
      }
    },
    [client, entitlementId, lessonId, onFailed],
  );

  const report = useCallback((watched: Watched) => void send(watched), [send]);
  /** Marks the lesson as complete. @returns false when the server could not be reached or refused */
  const finish = useCallback(
    async () => (await send({ ranges: [], position: 0, isChosen: false, isLast: false }, true)) !== null,
    [send],
  );
  return { report, finish };
}

type Room = Payload<typeof getCourseRoom>;

function withProgress(room: Room, lessonId: string, progress: Progress): Room {
  let gained = 0;
  const sections = room.sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => {
      if (lesson._id !== lessonId) return lesson;
      if (lesson.isRequired && progress.isComplete && !lesson.progress.isComplete) gained = 1;
      return { ...lesson, isNew: false, progress };
    }),
  }));
  return { ...room, sections, completeCount: room.completeCount + gained };
}
