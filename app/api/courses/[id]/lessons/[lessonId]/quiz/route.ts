import { getMadeQuiz, putQuiz } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/courses/quiz';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getMadeQuiz, ({ params }, ctx) =>
  quiz.getMadeQuiz(ctx, params.id, params.lessonId),
);

export const PUT = handle(putQuiz, ({ params, body }, ctx) =>
  quiz.putQuiz(ctx, params.id, params.lessonId, body),
);
