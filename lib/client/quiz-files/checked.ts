import { GradableQuestion, type Question } from '@/lib/contract/kinds/quiz-questions';
import { QUIZ } from '@/lib/contract/limits';

/** A mistake in a file: its place, and its reason as a message key. */
export interface WrongRow {
  /** of a table its row, of a text its line; from 1 */
  row: number;
  problem: string;
}

/** The questions that a file gave, and its wrong rows. A table with a wrong row gives no questions. */
export interface ReadFile {
  questions: Question[];
  wrong: WrongRow[];
}

/** A question of a file before it is checked, and why it is not whole; or why it is not a question. */
export type Read = { question: unknown; omitted?: string } | { problem: string };
export type Found = { row: number } & Read;

/** A file that is not read. @param row where, from 1 */
export const refused = (problem: string, row = 1): ReadFile => ({ questions: [], wrong: [{ row, problem }] });

/** Fields of a question that files do not contain. */
export const PLAIN = { _id: null, imageId: null, imageAlt: '', soundId: null };

/** Checks what was found as the server does. All of it, or none: a table is corrected and read again. */
export function checkedWhole(found: readonly Found[]): ReadFile {
  const { questions, wrong } = checked(found);
  return { questions: wrong.length > 0 ? [] : questions, wrong };
}

/** Checks what was found as the server does, and keeps what is right. */
export function checked(found: readonly Found[]): ReadFile {
  const questions: Question[] = [];
  const wrong: WrongRow[] = [];
  for (const one of found) {
    if ('problem' in one) {
      wrong.push({ row: one.row, problem: one.problem });
      continue;
    }
    const { data, error } = GradableQuestion.safeParse(one.question);
    if (data) questions.push(data);
    if (data && one.omitted) wrong.push({ row: one.row, problem: one.omitted });
    if (!data) wrong.push({ row: one.row, problem: messageOf(error.issues[0]?.message) });
  }
  if (found.length === 0) wrong.push({ row: 1, problem: 'kinds-quizzes:file.noQuestions' });
  const isTooMany = questions.length > QUIZ.mostQuestions;
  if (isTooMany)
    wrong.push({ row: found[QUIZ.mostQuestions]?.row ?? 1, problem: 'kinds-quizzes:wrong.tooManyQuestions' });
  return { questions: isTooMany ? [] : questions, wrong };
}

/** The words for a field of a form do not fit a whole row. */
const messageOf = (message = ''): string =>
  message.startsWith('kinds-quizzes:') ? message : 'kinds-quizzes:file.incomplete';
