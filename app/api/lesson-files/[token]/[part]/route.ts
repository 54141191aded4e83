import { loadStreamPart } from '@/lib/contract/kinds/course-room';
import { lessonStreamResponse } from '@/lib/server/kinds/courses/links';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(loadStreamPart, ({ params, request }, ctx) =>
  lessonStreamResponse(ctx, request, params.token, params.part),
);
