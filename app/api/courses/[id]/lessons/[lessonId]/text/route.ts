import { putLessonText } from '@/lib/contract/kinds/courses';
import * as lesson from '@/lib/server/kinds/courses/lesson';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putLessonText, ({ params, body }, ctx) =>
  lesson.putLessonText(ctx, params.id, params.lessonId, body),
);
