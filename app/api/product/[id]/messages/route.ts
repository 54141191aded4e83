import { listReceivedMessages } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/messages';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listReceivedMessages, ({ params, query }, ctx) =>
  messages.listReceivedMessages(ctx, params.id, query),
);
