import { restoreLesson } from '@/lib/contract/kinds/courses';
import * as lessons from '@/lib/server/kinds/courses/lessons';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(restoreLesson, ({ params }, ctx) =>
  lessons.restoreLesson(ctx, params.id, params.lessonId),
);
