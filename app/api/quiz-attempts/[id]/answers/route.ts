import { putQuizAnswer } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putQuizAnswer, ({ params, body }, ctx) =>
  quiz.putQuizAnswer(ctx, { id: params.id, position: body.position }, body.answer),
);
