import { moveLesson } from '@/lib/contract/kinds/courses';
import * as lessons from '@/lib/server/kinds/courses/lessons';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(moveLesson, ({ params, body }, ctx) =>
  lessons.moveLesson(ctx, params.id, params.lessonId, body),
);
