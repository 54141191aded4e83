import { putQuizExtra } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/courses/quiz';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putQuizExtra, ({ params, body }, ctx) => quiz.putQuizExtra(ctx, params, body));
