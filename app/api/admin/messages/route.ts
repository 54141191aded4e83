import { listReportedMessages } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/message-review';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listReportedMessages, ({ query }, ctx) =>
  messages.listReportedMessages(ctx, query),
);
