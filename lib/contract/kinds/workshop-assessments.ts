import { z } from 'zod';
import { endpoint, MOST_WRITES } from '../endpoint';
import { Done, IdParams } from '../fields';
import {
  AssessmentPlace,
  Attempt,
  MadeQuizWithFiles,
  QuizBody,
  QuizExtra,
  QuizResults,
  QuizStart,
  StudentQuiz,
} from './quizzes';

// Assessments of workshops: quizzes before a date or after it, or alone where there is none. `id` is the product's for
// sellers, the purchase's for buyers, and where a seller gives more to one of them the seat's, or the purchase's of an
// assessment alone.

const PlaceParams = IdParams.extend({ placed: AssessmentPlace });

/** One without questions asks nothing: buyers would find an empty page. */
export const AssessmentBody = QuizBody.refine(({ questions }) => questions.length > 0, {
  path: ['questions'],
  message: 'kinds-quizzes:wrong.noQuestions',
});

const MadeAssessment = MadeQuizWithFiles.extend({
  /** of the workshop */
  title: z.string(),
  /** buyers have it; false before it was saved, and once it was taken away */
  isShown: z.boolean(),
});

export const getMadeAssessment = endpoint({
  id: 'getMadeAssessment',
  method: 'GET',
  path: '/workshops/{id}/assessments/{placed}',
  access: 'owner',
  summary:
    'The assessment before or after an own workshop, or alone, with its right answers; an empty one where there is none',
  params: PlaceParams,
  response: MadeAssessment,
});

export const putAssessment = endpoint({
  id: 'putAssessment',
  method: 'PUT',
  path: '/workshops/{id}/assessments/{placed}',
  access: 'owner',
  summary:
    'Saves it whole, and shows it; attempts that began keep the questions they have. `conflict` where it was saved since `version`',
  params: PlaceParams,
  body: AssessmentBody,
  response: MadeAssessment,
  errors: ['forbidden', 'conflict'],
  rateLimit: MOST_WRITES,
  touches: ['getProduct', 'listOwnDates', 'getAssessmentResults'],
  answers: 'getMadeAssessment',
});

export const deleteAssessment = endpoint({
  id: 'deleteAssessment',
  method: 'DELETE',
  path: '/workshops/{id}/assessments/{placed}',
  access: 'owner',
  summary:
    'Takes it away: nobody reads it, and no certificate asks for it. Saved again, it is back as it was. Never one alone',
  params: PlaceParams,
  response: Done,
  errors: ['forbidden'],
  rateLimit: MOST_WRITES,
  touches: ['getProduct', 'listOwnDates', 'getMadeAssessment'],
});

export const getAssessmentResults = endpoint({
  id: 'getAssessmentResults',
  method: 'GET',
  path: '/workshops/{id}/assessments/{placed}/results',
  access: 'owner',
  summary: 'How the attempts at it went: in all, and for each question as it reads now',
  params: PlaceParams,
  response: QuizResults,
});

export const getAssessment = endpoint({
  id: 'getAssessment',
  method: 'GET',
  path: '/entitlements/{id}/assessments/{placed}',
  access: 'owner',
  summary: 'An assessment of a bought workshop before one begins, and the caller’s attempts',
  params: PlaceParams,
  response: QuizStart,
  errors: ['not_entitled', 'not_open_yet'],
});

export const createAssessmentAttempt = endpoint({
  id: 'createAssessmentAttempt',
  method: 'POST',
  path: '/entitlements/{id}/assessments/{placed}/attempts',
  access: 'owner',
  summary:
    'Begins an attempt, or goes on with an open one. Before the date it ends with its start; `attempt_over` from then on',
  params: PlaceParams,
  response: Attempt,
  status: 201,
  errors: ['not_entitled', 'not_open_yet', 'attempt_over', 'no_attempts_left'],
  rateLimit: { max: 120, seconds: 3600 },
});

/** An assessment and one who bought it. */
const SeatQuiz = StudentQuiz.omit({ lessonId: true, title: true }).extend({ placed: AssessmentPlace });
export type SeatQuiz = z.output<typeof SeatQuiz>;

export const listSeatAssessments = endpoint({
  id: 'listSeatAssessments',
  method: 'GET',
  path: '/workshop-seats/{id}/assessments',
  access: 'owner',
  summary:
    'The assessments of an own workshop: how they went for one who bought it, and what was added for them',
  params: IdParams,
  response: z.object({ quizzes: z.array(SeatQuiz) }),
});

export const putAssessmentExtra = endpoint({
  id: 'putAssessmentExtra',
  method: 'PUT',
  path: '/workshop-seats/{id}/assessments/{placed}/extra',
  access: 'owner',
  summary: 'Gives one who bought it more time and attempts; an attempt that goes on gets the time, too',
  params: PlaceParams,
  body: QuizExtra.strict(),
  touches: ['listSeatAssessments'],
  response: QuizExtra,
  rateLimit: MOST_WRITES,
});
