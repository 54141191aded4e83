import { judgeCourseMessage } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/message-review';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(judgeCourseMessage, ({ params, body }, ctx) =>
  messages.judgeCourseMessage(ctx, params.id, body.isKept),
);
