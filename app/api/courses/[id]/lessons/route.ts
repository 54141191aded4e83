import { createLesson } from '@/lib/contract/kinds/courses';
import * as lessons from '@/lib/server/kinds/courses/lessons';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createLesson, ({ params, body }, ctx) =>
  lessons.createLesson(ctx, params.id, body),
);
