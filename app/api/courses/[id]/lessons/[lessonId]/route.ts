import { deleteLesson, getMadeLesson, updateLesson } from '@/lib/contract/kinds/courses';
import * as lesson from '@/lib/server/kinds/courses/lesson';
import * as lessons from '@/lib/server/kinds/courses/lessons';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getMadeLesson, ({ params }, ctx) =>
  lesson.getMadeLesson(ctx, params.id, params.lessonId),
);

export const PATCH = handle(updateLesson, ({ params, body }, ctx) =>
  lesson.updateLesson(ctx, params.id, params.lessonId, body),
);

export const DELETE = handle(deleteLesson, ({ params }, ctx) =>
  lessons.deleteLesson(ctx, params.id, params.lessonId),
);
