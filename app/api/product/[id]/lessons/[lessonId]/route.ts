import { getShownLesson } from '@/lib/contract/kinds/course-room';
import * as open from '@/lib/server/kinds/courses/open-lesson';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getShownLesson, ({ params }, ctx) =>
  open.getShownLesson(ctx, params.id, params.lessonId),
);
