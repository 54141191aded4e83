import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { MadeQuiz } from '@/lib/contract/kinds/quizzes';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { assertOwnImages, assertOwnProductFiles, presentImage } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { areSounds } from '@/lib/server/recordings/service';
import {
  findQuiz,
  listPictures,
  listQuestions,
  listSounds,
  NEW_QUIZ,
  type QuestionRow,
  type QuizRow,
  replaceQuestions,
  updateQuiz,
} from './repo-quiz';

/** A quiz with its right answers, for its creator alone. @param quizId null for one that was not saved yet */
export async function madeQuiz(ctx: Ctx, quizId: string | null) {
  const [row, questions] =
    quizId === null
      ? [NEW_QUIZ, []]
      : await Promise.all([findQuiz(ctx.db, quizId), listQuestions(ctx.db, quizId)]);
  const { version, draws, ...settings } = found(row);
  const [pictures, sounds] = await Promise.all([
    listPictures(ctx.db, picturesOf(questions)),
    listSounds(ctx.db, soundsOf(questions)),
  ]);
  return {
    version,
    ...presentSettings(settings),
    draws: Object.entries(draws).map(([pool, count]) => ({ pool, count })),
    questions: questions.map(({ id, body }): Question => ({ ...body, _id: id })),
    images: pictures.map(presentImage),
    sounds,
  };
}

const picturesOf = (questions: readonly { body: Question }[]) =>
  questions.flatMap(({ body }) => body.imageId ?? []);
const soundsOf = (questions: readonly { body: Question }[]) =>
  questions.flatMap(({ body }) => body.soundId ?? []);

/** Returns how a quiz is taken, as the contract has it. */
export const presentSettings = (row: Omit<QuizRow, 'version' | 'draws'>) => ({
  passPercent: row.pass_percent,
  attempts: row.attempts,
  minutes: row.minutes,
  shufflesQuestions: row.shuffles_questions,
  shufflesOptions: row.shuffles_options,
  reveals: row.reveals as MadeQuiz['reveals'],
  isGate: row.is_gate,
});

/**
 * Saves a quiz that the caller has locked. Attempts that began keep the wording they have.
 * @throws AppError `conflict` where it was saved since, `not_found` for pictures and sounds that are not the
 *   caller's, `invalid` for a pool that is asked for more than it has, and for a sound that is not one
 */
export async function saveQuiz(ctx: MemberCtx, quizId: string, quiz: MadeQuiz): Promise<void> {
  refuseEmptyPools(quiz);
  const before = new Map((await listQuestions(ctx.db, quizId)).map((row) => [row.id, row]));
  const rows = quiz.questions.map((question) => rowOf(question, before));
  if (new Set(rows.map(({ id }) => id)).size < rows.length)
    throw new AppError('invalid', { fields: { questions: 'validation:invalid' } });
  await assertOwnImages(ctx, [...new Set(picturesOf(rows))]);
  await assertOwnSounds(ctx, soundsOf(rows));
  const row: QuizRow = {
    version: quiz.version,
    pass_percent: quiz.passPercent,
    attempts: quiz.attempts,
    minutes: quiz.minutes,
    shuffles_questions: quiz.shufflesQuestions,
    shuffles_options: quiz.shufflesOptions,
    reveals: quiz.reveals,
    is_gate: quiz.isGate,
    draws: Object.fromEntries(quiz.draws.map(({ pool, count }) => [pool, count])),
  };
  if (!(await updateQuiz(ctx.db, quizId, row, ctx.now))) throw new AppError('conflict');
  await replaceQuestions(ctx.db, quizId, rows, ctx.now);
}

async function assertOwnSounds(ctx: MemberCtx, ids: readonly string[]): Promise<void> {
  await assertOwnProductFiles(ctx, ids);
  if (!(await areSounds(ctx, ids)))
    throw new AppError('invalid', { fields: { questions: 'kinds-courses:wrong.lessonFile' } });
}

/** A question that reads as before keeps its version; one that is not of this quiz is a new one. */
function rowOf({ _id, ...rest }: Question, before: ReadonlyMap<string, QuestionRow>): QuestionRow {
  const body = { ...rest, _id: null } as Question;
  const old = _id === null ? undefined : before.get(_id);
  if (!old) return { id: newId(), version: 1, body };
  return isDeepStrictEqual(old.body, body) ? old : { id: old.id, version: old.version + 1, body };
}

function refuseEmptyPools({ draws, questions }: MadeQuiz): void {
  const sizeOf = (pool: string) => questions.filter((question) => question.pool === pool).length;
  if (draws.some(({ pool, count }) => count > sizeOf(pool)))
    throw new AppError('invalid', { fields: { draws: 'kinds-quizzes:wrong.poolTooSmall' } });
}
