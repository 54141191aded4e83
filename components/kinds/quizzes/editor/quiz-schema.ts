import { z } from 'zod';
import { type MadeQuiz, QuizBody } from '@/lib/contract/kinds/quizzes';
import { AssessmentBody } from '@/lib/contract/kinds/workshop-assessments';
import { type QuizValues, questionOf } from './quiz-values';

/** The lists that the form keeps as objects, since its rows need names. */
const LINES = new Set(['accepted', 'items']);

const judgedAs = (body: typeof QuizBody | typeof AssessmentBody) =>
  z.custom<QuizValues>().transform((values, context): z.output<typeof MadeQuiz> => {
    const { success, data, error } = body.safeParse({
      ...values,
      questions: values.questions.map(questionOf),
    });
    if (success) return data;
    for (const { message, path } of error.issues) {
      const [, , list, row] = path;
      const isLine = path[0] === 'questions' && LINES.has(String(list)) && row !== undefined;
      context.addIssue({ code: 'custom', message, path: isLine ? [...path.slice(0, 4), 'text'] : path });
    }
    return z.NEVER;
  });

/** Judges a quiz as the server does, and names what is wrong by the fields of the form. */
export const QuizForm = judgedAs(QuizBody);

/** The same for one of a workshop, which has questions. */
export const AssessmentForm = judgedAs(AssessmentBody);
