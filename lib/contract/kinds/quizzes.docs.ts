import type { Docs } from '../openapi/docs';
import type * as kindsQuizzes from './quizzes';

export const docs: Docs<typeof kindsQuizzes> = {
  tag: 'Kinds of products',
  schemas: {
    MadeQuiz: 'A quiz as its creator saved it, with the right answers',
    QuizBody: 'A quiz as its creator saves it, whole',
    MadeQuizWithFiles: 'A quiz as its creator wrote it, with its right answers, pictures and sounds',
    QuizResults: 'How the attempts at a quiz went: in all, and for each question',
    QuizExtra: 'More time and attempts for one person',
    StudentQuiz: 'A quiz of an own course, as it went for one learner',
    QuizStart: 'A quiz before one begins, and the attempts of the caller',
    AssessmentPlace: 'Before or after a workshop, or alone where it has no dates',
    Attempt: 'An attempt at a quiz: its questions, and how it went once it is submitted',
  },
  parameters: {
    studentId: 'The id of the purchase',
  },
  endpoints: {
    getMadeQuiz: {
      summary: 'The quiz of a lesson of an own course, with its right answers',
    },
    putQuiz: {
      summary:
        'Saves a quiz whole; attempts that began keep the questions they have. `conflict` where it was saved since `version`',
      example: {
        version: 1,
        passPercent: 70,
        attempts: 3,
        minutes: 20,
        reveals: 'submitted',
        isGate: true,
        shufflesQuestions: false,
        shufflesOptions: true,
        draws: [],
        questions: [
          {
            _id: null,
            type: 'single',
            text: 'ما عاصمة مصر؟',
            imageId: null,
            imageAlt: '',
            soundId: null,
            points: 1,
            explanation: 'القاهرة عاصمتها منذ ألف عام.',
            pool: '',
            options: [
              { text: 'القاهرة', isRight: true },
              { text: 'دمشق', isRight: false },
            ],
          },
        ],
      },
    },
    getQuizResults: {
      summary: 'How the attempts of a quiz went: in all, and for each question as it reads now',
    },
    listStudentQuizzes: {
      summary:
        'The quizzes of an own course in order: how they went for one learner, and what was added for them',
    },
    putQuizExtra: {
      summary: 'Gives one learner more time and attempts; an attempt that goes on gets the time, too',
      example: { minutes: 10, attempts: 1 },
    },
    getQuiz: {
      summary: 'The quiz of a bought lesson before one begins, and the caller’s attempts',
    },
    createQuizAttempt: {
      summary: 'Begins an attempt; where one goes on, or its time is just over, that is the answer',
    },
    getQuizAttempt: {
      summary: 'An own attempt; graded once it is submitted, or its time is over',
    },
    putQuizAnswer: {
      summary:
        'Keeps the answer to one question; null takes it back. `attempt_over` once it is submitted or late',
      example: { position: 3, answer: { chosen: ['true'] } },
    },
    submitQuizAttempt: {
      summary: 'Submits an attempt and grades it; submitted again, the answer is the same',
    },
  },
};
