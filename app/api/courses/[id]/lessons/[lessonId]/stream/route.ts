import { getLessonStream, prepareLessonStream } from '@/lib/contract/kinds/streams';
import * as lessons from '@/lib/server/kinds/courses/lesson-stream';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLessonStream, ({ params }, ctx) =>
  lessons.getLessonStream(ctx, params.id, params.lessonId),
);
export const POST = handle(prepareLessonStream, ({ params }, ctx) =>
  lessons.prepareLessonStream(ctx, params.id, params.lessonId),
);
