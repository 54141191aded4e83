import 'server-only';
import { defineJob } from '@/lib/server/jobs/define-job';
import { courseMessage, notifyReaders } from './messages';

/** Notifies the readers of a creator's message; each once, however often it runs. */
export const sendCourseMessage = defineJob({
  ...courseMessage,
  run: (payload, ctx) => notifyReaders(ctx, payload),
});
