'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { getCourse } from '@/lib/client/endpoints.gen';
import type { MadeCourse } from '@/lib/contract/kinds/courses';
import { queryKey } from '@/lib/contract/query-key';
import type { CourseChange } from './course-tree';

interface Write<T> {
  /** shown at once */
  change?: CourseChange;
  send: () => Promise<T>;
  /** what the answer adds to the outline */
  settle?: (answer: T) => CourseChange;
}

/**
 * Sends the changes of a course one after the other, in the order in which they were made: two that run at once would
 * overwrite each other's places. After a refusal the outline is loaded again. Who closes the tab meanwhile is asked.
 * @param onRefused says why
 * @returns a function that never throws: null stands for a change that was refused
 */
export function useCourseLine(courseId: string, onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const line = useRef({ last: Promise.resolve(), waiting: 0, isWrong: false });
  const refuse = useRef(onRefused);
  useEffect(() => {
    refuse.current = onRefused;
  });

  return useCallback(
    async <T>({ change, send, settle }: Write<T>): Promise<T | null> => {
      const key = queryKey(getCourse, { params: { id: courseId } });
      const apply = (next: CourseChange) =>
        client.setQueryData<MadeCourse>(key, (course) => course && next(course));
      const { current } = line;
      current.waiting += 1;
      window.addEventListener('beforeunload', askFirst);
      if (change) {
        // An older outline that is still on its way would take the change back.
        void client.cancelQueries({ queryKey: key });
        apply(change);
      }
      const turn = current.last.then(async () => {
        try {
          const answer = await send();
          if (settle) apply(settle(answer));
          return answer;
        } catch (error) {
          current.isWrong = true;
          refuse.current(error);
          return null;
        } finally {
          current.waiting -= 1;
          if (current.waiting === 0) window.removeEventListener('beforeunload', askFirst);
          if (current.waiting === 0 && current.isWrong) {
            current.isWrong = false;
            void client.invalidateQueries({ queryKey: key });
          }
        }
      });
      current.last = turn.then(() => {});
      return turn;
    },
    [client, courseId],
  );
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
