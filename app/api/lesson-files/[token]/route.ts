import { loadLessonFile } from '@/lib/contract/kinds/course-room';
import { lessonFileResponse } from '@/lib/server/kinds/courses/links';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(loadLessonFile, ({ params, request }, ctx) =>
  lessonFileResponse(ctx, request, params.token),
);
