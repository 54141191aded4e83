import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import { QUIZ } from '@/lib/contract/limits';
import { countGraphemes } from '@/lib/shared/arabic';

/** Whether a short answer has more letters than the server takes. */
export const isTooLong = (answer: Answer | null | undefined): boolean =>
  !!answer && 'text' in answer && countGraphemes(answer.text.trim()) > QUIZ.longestAnswer;

/** Whether the server has nothing that answers the question. */
export function isUnanswered(answer: Answer | null | undefined): boolean {
  if (!answer || isTooLong(answer)) return true;
  return 'text' in answer ? answer.text === '' : answer.chosen.every((id) => id === null);
}
