import { getQuiz } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/courses/quiz';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getQuiz, ({ params }, ctx) => quiz.getQuiz(ctx, params.id, params.lessonId));
