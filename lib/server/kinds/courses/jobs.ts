import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { courseMessage, notifyReaders } from './messages';
import { submitOverdueAttempts } from './quiz';

/** Notifies the readers of a creator's message; each once, however often it runs. */
export const sendCourseMessage = defineJob({
  ...courseMessage,
  run: (payload, ctx) => notifyReaders(ctx, payload),
});

/** By the minute: attempts at quizzes are submitted when their time is over. */
export const submitQuizAttempts = defineJob({
  name: 'submitQuizAttempts',
  payload: z.object({}),
  run: (_, ctx) => submitOverdueAttempts(ctx),
});
