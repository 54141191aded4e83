import { reportCourseMessage } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/messages';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(reportCourseMessage, ({ params }, ctx) =>
  messages.reportCourseMessage(ctx, params),
);
