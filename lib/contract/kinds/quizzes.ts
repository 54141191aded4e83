import { z } from 'zod';
import { QUIZ_REVEALS } from '../choices';
import { endpoint } from '../endpoint';
import { Id, IdParams, Image, line, Time } from '../fields';
import { QUIZ } from '../limits';
import { LessonFile } from './courses';
import { Answer, GradableQuestion, Question } from './quiz-questions';

// Quizzes of courses, and attempts of all. `id` is the product's for creators, the purchase's for learners, and else
// the attempt's.

const Settings = z.object({
  passPercent: z.int().min(0).max(100),
  /** null: as many as one likes */
  attempts: z.int().min(1).max(100).nullable(),
  /** null: without a limit */
  minutes: z.int().min(1).max(600).nullable(),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  /** when learners see right answers and explanations: after each attempt, after they passed, or never */
  reveals: z.enum(QUIZ_REVEALS),
  /** the lessons after it open once it is passed */
  isGate: z.boolean(),
});
export type QuizSettings = z.output<typeof Settings>;

/** How many questions are drawn from a pool; a pool that is not named gives all. */
const Draw = z.object({ pool: line(60), count: z.int().min(1).max(QUIZ.mostQuestions) });

/** A quiz as its creator writes it. */
export const MadeQuiz = Settings.extend({
  /** goes up each time that it is saved */
  version: z.int(),
  draws: z.array(Draw).max(50, 'validation:tooMany'),
  questions: z.array(Question),
});
export type MadeQuiz = z.output<typeof MadeQuiz>;

/** A quiz as its creator saves it. */
export const QuizBody = MadeQuiz.extend({
  version: z.int().min(0).max(1_000_000_000),
  questions: z.array(GradableQuestion).max(QUIZ.mostQuestions, 'kinds-quizzes:wrong.tooManyQuestions'),
}).strict();

/** A saved quiz with its pictures and sounds, by the ids of their files. */
export const MadeQuizWithFiles = MadeQuiz.extend({ images: z.array(Image), sounds: z.array(LessonFile) });

const LessonParams = IdParams.extend({ lessonId: Id });

export const getMadeQuiz = endpoint({
  id: 'getMadeQuiz',
  method: 'GET',
  path: '/courses/{id}/lessons/{lessonId}/quiz',
  access: 'owner',
  params: LessonParams,
  response: MadeQuizWithFiles,
});

export const putQuiz = endpoint({
  id: 'putQuiz',
  method: 'PUT',
  path: '/courses/{id}/lessons/{lessonId}/quiz',
  access: 'owner',
  params: LessonParams,
  body: QuizBody,
  response: MadeQuizWithFiles,
  errors: ['forbidden', 'conflict', 'not_publishable'],
  touches: ['getCourse', 'getMadeLesson', 'getQuizResults'],
  answers: 'getMadeQuiz',
});

/** The answers to a question, the most frequent first. */
const QuestionResult = z.object({
  questionId: Id,
  text: z.string(),
  type: z.string(),
  /** learners whose attempt had it */
  count: z.int(),
  rightCount: z.int(),
  unansweredCount: z.int(),
  /** wrong answers as one reads them, and how often each was given */
  wrong: z.array(z.object({ answer: z.string(), count: z.int() })),
});
export type QuestionResult = z.output<typeof QuestionResult>;

export const QuizResults = z.object({
  attemptsCount: z.int(),
  learnersCount: z.int(),
  passedCount: z.int(),
  /** of all attempts; null before the first */
  averagePercent: z.int().nullable(),
  questions: z.array(QuestionResult),
});

export const getQuizResults = endpoint({
  id: 'getQuizResults',
  method: 'GET',
  path: '/courses/{id}/lessons/{lessonId}/quiz/results',
  access: 'owner',
  params: LessonParams,
  response: QuizResults,
});

export const QuizExtra = z.object({ minutes: z.int().min(0).max(600), attempts: z.int().min(0).max(100) });

/** A quiz and one learner of its course. */
export const StudentQuiz = Settings.pick({ attempts: true, minutes: true }).extend({
  lessonId: Id,
  title: z.string(),
  attemptsCount: z.int(),
  /** of their submitted attempts; null before the first */
  bestPercent: z.int().nullable(),
  isPassed: z.boolean(),
  extra: QuizExtra,
});
export type StudentQuiz = z.output<typeof StudentQuiz>;

export const listStudentQuizzes = endpoint({
  id: 'listStudentQuizzes',
  method: 'GET',
  path: '/courses/{id}/students/{studentId}/quizzes',
  access: 'owner',
  params: IdParams.extend({ studentId: Id }),
  response: z.object({ quizzes: z.array(StudentQuiz) }),
});

export const putQuizExtra = endpoint({
  id: 'putQuizExtra',
  method: 'PUT',
  path: '/courses/{id}/lessons/{lessonId}/quiz/learners/{studentId}',
  access: 'owner',
  params: LessonParams.extend({ studentId: Id }),
  body: QuizExtra.strict(),
  touches: ['listStudentQuizzes'],
  response: QuizExtra,
  errors: ['forbidden'],
});

const AttemptLine = z.object({
  _id: Id,
  number: z.int(),
  startedAt: Time,
  /** null: it goes on */
  submittedAt: Time.nullable(),
  percent: z.int().nullable(),
  isPassed: z.boolean().nullable(),
});
export type AttemptLine = z.output<typeof AttemptLine>;

/** A quiz before one begins: what it asks, and what one did. */
export const QuizStart = Settings.pick({
  passPercent: true,
  minutes: true,
  reveals: true,
  isGate: true,
}).extend({
  /** of one attempt */
  questionsCount: z.int(),
  /** its time is over: no attempt begins any more */
  isOver: z.boolean(),
  /** with what the creator added for this learner; null: as many as one likes */
  attemptsLeft: z.int().nullable(),
  /** the latest first */
  attempts: z.array(AttemptLine),
});
export type QuizStart = z.output<typeof QuizStart>;

export const getQuiz = endpoint({
  id: 'getQuiz',
  method: 'GET',
  path: '/entitlements/{id}/lessons/{lessonId}/quiz',
  access: 'owner',
  params: LessonParams,
  response: QuizStart,
  errors: ['not_entitled', 'not_open_yet', 'quiz_first'],
});

/** A question as a learner sees it. Nothing in it says what is right. */
const AskedQuestion = z.object({
  position: z.int(),
  type: z.string(),
  text: z.string(),
  image: Image.nullable(),
  imageAlt: z.string(),
  /** without its name, which may say too much */
  sound: LessonFile.pick({ fileId: true, size: true }).nullable(),
  points: z.int(),
  /** of pairs: what a match among the options is chosen for */
  pairItems: z.array(z.string()),
  /** ids of this attempt alone */
  options: z.array(z.object({ _id: z.string(), text: z.string() })),
  answer: Answer.nullable(),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

/** How a question went. What is right, and why, are null before they may be seen. */
const GradedQuestion = z.object({
  position: z.int(),
  /** of its points, with two decimals */
  earned: z.number(),
  isRight: z.boolean(),
  /** how it is spelled, where only a hamza was wrong */
  spelling: z.string().nullable(),
  right: Answer.nullable(),
  explanation: z.string().nullable(),
});
export type GradedQuestion = z.output<typeof GradedQuestion>;

/** Where a quiz of a workshop is: before its dates or after them, or alone in one that has none. */
export const AssessmentPlace = z.enum(['before', 'after', 'alone']);
export type AssessmentPlace = z.output<typeof AssessmentPlace>;

export const Attempt = AttemptLine.extend({
  entitlementId: Id,
  /** null: it is no lesson’s */
  lessonId: Id.nullable(),
  /** null: it is no workshop’s */
  placed: AssessmentPlace.nullable(),
  /** of the lesson or the workshop */
  title: z.string(),
  deadline: Time.nullable(),
  /** the server’s clock: devices count the time that is left from here */
  now: Time,
  passPercent: z.int(),
  questions: z.array(AskedQuestion),
  /** null while it goes on */
  graded: z.array(GradedQuestion).nullable(),
  /** right answers are in `graded` */
  isRevealed: z.boolean(),
});
export type Attempt = z.output<typeof Attempt>;

const taking = { access: 'owner', rateLimit: { max: 2400, seconds: 3600 } } as const;

export const createQuizAttempt = endpoint({
  access: 'owner',
  rateLimit: { max: 120, seconds: 3600 },
  id: 'createQuizAttempt',
  method: 'POST',
  path: '/entitlements/{id}/lessons/{lessonId}/quiz/attempts',
  params: LessonParams,
  response: Attempt,
  status: 201,
  errors: ['not_entitled', 'not_open_yet', 'quiz_first', 'no_attempts_left'],
});

export const getQuizAttempt = endpoint({
  id: 'getQuizAttempt',
  method: 'GET',
  path: '/quiz-attempts/{id}',
  access: 'owner',
  params: IdParams,
  response: Attempt,
  errors: ['not_entitled'],
});

export const putQuizAnswer = endpoint({
  ...taking,
  id: 'putQuizAnswer',
  method: 'PUT',
  path: '/quiz-attempts/{id}/answers',
  params: IdParams,
  body: z.object({ position: z.int().min(1).max(QUIZ.mostQuestions), answer: Answer.nullable() }).strict(),
  response: z.object({ answer: Answer.nullable() }),
  errors: ['not_entitled', 'attempt_over'],
});

export const submitQuizAttempt = endpoint({
  ...taking,
  id: 'submitQuizAttempt',
  method: 'POST',
  path: '/quiz-attempts/{id}/submit',
  params: IdParams,
  response: Attempt,
  errors: ['not_entitled'],
});
