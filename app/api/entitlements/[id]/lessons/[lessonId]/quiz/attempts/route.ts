import { createQuizAttempt } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createQuizAttempt, ({ params }, ctx) =>
  quiz.createQuizAttempt(ctx, params.id, params.lessonId),
);
