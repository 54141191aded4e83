import { z } from 'zod';
import { endpoint } from '../endpoint';
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

/** A quiz has at least one question: buyers would find an empty page. */
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
  params: PlaceParams,
  response: MadeAssessment,
});

export const putAssessment = endpoint({
  id: 'putAssessment',
  method: 'PUT',
  path: '/workshops/{id}/assessments/{placed}',
  access: 'owner',
  params: PlaceParams,
  body: AssessmentBody,
  response: MadeAssessment,
  errors: ['forbidden', 'conflict'],
  touches: ['getProduct', 'listOwnDates', 'getAssessmentResults'],
  answers: 'getMadeAssessment',
});

export const deleteAssessment = endpoint({
  id: 'deleteAssessment',
  method: 'DELETE',
  path: '/workshops/{id}/assessments/{placed}',
  access: 'owner',
  params: PlaceParams,
  response: Done,
  errors: ['forbidden'],
  touches: ['getProduct', 'listOwnDates', 'getMadeAssessment'],
});

export const getAssessmentResults = endpoint({
  id: 'getAssessmentResults',
  method: 'GET',
  path: '/workshops/{id}/assessments/{placed}/results',
  access: 'owner',
  params: PlaceParams,
  response: QuizResults,
});

export const getAssessment = endpoint({
  id: 'getAssessment',
  method: 'GET',
  path: '/entitlements/{id}/assessments/{placed}',
  access: 'owner',
  params: PlaceParams,
  response: QuizStart,
  errors: ['not_entitled', 'not_open_yet'],
});

export const createAssessmentAttempt = endpoint({
  id: 'createAssessmentAttempt',
  method: 'POST',
  path: '/entitlements/{id}/assessments/{placed}/attempts',
  access: 'owner',
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
  params: IdParams,
  response: z.object({ quizzes: z.array(SeatQuiz) }),
});

export const putAssessmentExtra = endpoint({
  id: 'putAssessmentExtra',
  method: 'PUT',
  path: '/workshop-seats/{id}/assessments/{placed}/extra',
  access: 'owner',
  params: PlaceParams,
  body: QuizExtra.strict(),
  touches: ['listSeatAssessments'],
  response: QuizExtra,
});
