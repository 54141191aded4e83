import { loadQuizSound } from '@/lib/contract/kinds/quiz-sounds';
import { quizSoundResponse } from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(loadQuizSound, ({ params, request }, ctx) =>
  quizSoundResponse(ctx, request, params.token),
);
