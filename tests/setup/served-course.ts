import { vi } from 'vitest';
import { findLesson, movedLesson, withoutLesson } from '@/hooks/kinds/courses/course-tree';
import { call } from '@/lib/client/call';
import type { MadeCourse, MadeLesson } from '@/lib/contract/kinds/courses';
import { sampleLesson, sampleView } from './sample-course';

// For test files that put a mock in the place of `call`.

type Asked = { params: { id: string; lessonId: string; sectionId: string }; body: never };

/** The server's course. Each endpoint does what it says; a test may put another answer in its place. */
export function serve(course: MadeCourse, answers: Record<string, (asked: Asked) => unknown> = {}) {
  const stored = { course };
  const made: MadeLesson[] = [];
  const doing: typeof answers = {
    getCourse: () => stored.course,
    getMadeLesson: ({ params }) => sampleView(findLesson(stored.course, params.lessonId) ?? sampleLesson(1)),
    updateLesson: ({ params, body }) => ({
      ...sampleView({ ...(findLesson(stored.course, params.lessonId) as MadeLesson), ...(body as object) }),
    }),
    moveLesson: ({ params, body }) => {
      stored.course = movedLesson(params.lessonId, body)(stored.course);
      return findLesson(stored.course, params.lessonId);
    },
    deleteLesson: ({ params }) => {
      stored.course = withoutLesson(params.lessonId)(stored.course);
      return { done: true };
    },
    restoreLesson: () => sampleLesson(1),
    createLesson: ({ body }) => {
      const sectionId = stored.course.sections[0]?._id ?? '';
      made.push(sampleLesson(100 + made.length, { sectionId, isReady: false, ...(body as object) }));
      return made.at(-1);
    },
    listCaptions: () => ({ captions: [] }),
    getStorage: () => ({ used: 0, room: 1e12 }),
    ...answers,
  };
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }, asked: Asked) => {
    const answer = doing[id];
    if (!answer) throw new Error(`no answer for ${id}`);
    return answer(asked);
  }) as never);
}

/** Returns the requests sent to an endpoint, in order. */
export const sent = (id: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([endpoint]) => endpoint.id === id)
    .map(([, asked]) => asked as unknown as Asked);
