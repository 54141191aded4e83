import { copyLesson } from '@/lib/contract/kinds/courses';
import * as lessons from '@/lib/server/kinds/courses/lessons';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(copyLesson, ({ params }, ctx) =>
  lessons.copyLesson(ctx, params.id, params.lessonId),
);
