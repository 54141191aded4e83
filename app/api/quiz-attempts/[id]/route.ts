import { getQuizAttempt } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getQuizAttempt, ({ params }, ctx) => quiz.getQuizAttempt(ctx, params.id));
