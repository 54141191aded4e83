import 'server-only';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { QuestionResult } from '@/lib/contract/kinds/quizzes';
import type { Ctx } from '@/lib/server/ctx';
import { optionText } from './draw';
import type { Picked } from './grade';
import { listQuestions } from './repo-quiz';
import { listQuestionCounts, listWrongAnswers, sumAttempts } from './repo-results';

const MOST_WRONG = 5;

/** Returns how the attempts of a quiz went, for its creator. Questions count in their present wording. */
export async function quizResults(ctx: Ctx, quizId: string) {
  const [questions, sums, counts, wrong] = await Promise.all([
    listQuestions(ctx.db, quizId),
    sumAttempts(ctx.db, quizId),
    listQuestionCounts(ctx.db, quizId),
    listWrongAnswers(ctx.db, quizId, MOST_WRONG),
  ]);
  const countsOf = new Map(counts.map((row) => [row.question_id, row]));
  const wrongOf = Map.groupBy(wrong, ({ question_id }) => question_id);
  return {
    ...sums,
    questions: questions.map(({ id, body }): QuestionResult => {
      const { count, right, unanswered } = countsOf.get(id) ?? { count: 0, right: 0, unanswered: 0 };
      return {
        questionId: id,
        text: body.text,
        type: body.type,
        count,
        rightCount: right,
        unansweredCount: unanswered,
        wrong: (wrongOf.get(id) ?? []).map(({ picked, count }) => ({ answer: wordsOf(body, picked), count })),
      };
    }),
  };
}

/** An answer as its creator reads it. True and false are told apart by `true` and `false`. */
function wordsOf(question: Question, picked: Picked): string {
  if ('text' in picked) return picked.text;
  if (question.type === 'true_false') return String(picked.places[0] === 0);
  const textOf = (place: number | null) => (place === null ? '…' : optionText(question, place));
  if (question.type !== 'match') return picked.places.map(textOf).join('، ');
  return picked.places.map((place, at) => `${question.pairs[at]?.item} = ${textOf(place)}`).join('، ');
}
