import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { submitOverdueAttempts } from './quiz-attempts';

/** By the minute: attempts at quizzes are submitted when their time is over. */
export const submitQuizAttempts = defineJob({
  name: 'submitQuizAttempts',
  payload: z.object({}),
  run: (_, ctx) => submitOverdueAttempts(ctx),
});
