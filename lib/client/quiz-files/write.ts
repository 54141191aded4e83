import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { writeCsv } from './csv';
import type { QuizFormat } from './formats';
import { isInGift, writeGift } from './gift';
import { writeWorkbook } from './workbook';

/**
 * Questions as a file.
 * @param locale of the words of a table
 * @returns the file, and how many questions its format has no form for
 */
export async function writeQuestions(
  questions: readonly Question[],
  format: QuizFormat,
  locale: 'ar' | 'en',
): Promise<{ file: Blob; left: number }> {
  if (format === 'xlsx') return { file: await writeWorkbook(questions, locale), left: 0 };
  const text = format === 'csv' ? writeCsv(questions, locale) : writeGift(questions);
  const left = format === 'gift' ? questions.filter((question) => !isInGift(question)).length : 0;
  return { file: new Blob([text], { type: 'text/plain;charset=utf-8' }), left };
}
