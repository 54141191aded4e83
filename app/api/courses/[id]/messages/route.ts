import { createCourseMessage, listCourseMessages } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/messages';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCourseMessages, ({ params, query }, ctx) =>
  messages.listCourseMessages(ctx, params.id, query),
);

export const POST = handle(createCourseMessage, ({ params, body }, ctx) =>
  messages.createCourseMessage(ctx, params.id, body),
);
