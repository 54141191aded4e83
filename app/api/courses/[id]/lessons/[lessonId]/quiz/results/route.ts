import { getQuizResults } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/courses/quiz';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getQuizResults, ({ params }, ctx) =>
  quiz.getQuizResults(ctx, params.id, params.lessonId),
);
