import 'server-only';
import { defineJob } from '@/lib/server/jobs/define-job';
import { commentsRecount, recountCommentsBy } from './counts';

/** After a member's account changed: counts again wherever they have commented. Running twice changes nothing. */
export const recountComments = defineJob({
  ...commentsRecount,
  run: (payload, ctx) => recountCommentsBy(ctx, payload),
});
