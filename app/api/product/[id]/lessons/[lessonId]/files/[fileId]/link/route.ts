import { createShownLink } from '@/lib/contract/kinds/course-room';
import { createLink } from '@/lib/server/kinds/courses/links';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createShownLink, ({ params, body }, ctx) =>
  createLink(ctx, { by: 'product', ...params }, body.isPlayed),
);
