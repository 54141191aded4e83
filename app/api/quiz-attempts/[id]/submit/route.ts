import { submitQuizAttempt } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(submitQuizAttempt, ({ params }, ctx) => quiz.submitQuizAttempt(ctx, params.id));
