import { listStudentQuizzes } from '@/lib/contract/kinds/quizzes';
import * as quiz from '@/lib/server/kinds/courses/quiz';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listStudentQuizzes, ({ params }, ctx) => quiz.listStudentQuizzes(ctx, params));
