import { putLessonProgress } from '@/lib/contract/kinds/course-room';
import * as room from '@/lib/server/kinds/courses/room';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putLessonProgress, ({ params, body }, ctx) =>
  room.putLessonProgress(ctx, params.id, params.lessonId, body),
);
