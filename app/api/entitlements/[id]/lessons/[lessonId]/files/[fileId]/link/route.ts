import { createLessonLink } from '@/lib/contract/kinds/course-room';
import { createLink } from '@/lib/server/kinds/courses/links';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createLessonLink, ({ params, body }, ctx) =>
  createLink(ctx, { by: 'purchase', ...params }, body.isPlayed),
);
