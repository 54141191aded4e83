import type { Docs } from '../openapi/docs';
import type * as kindsQuizzes from './quizzes';

export const docs: Docs<typeof kindsQuizzes> = {
  tag: 'Kinds of products',
  schemas: {
    MadeQuiz: 'A quiz with its right answers, as its creator saved it',
    QuizBody: 'A complete quiz, as its creator saves it',
    MadeQuizWithFiles: 'A quiz with its right answers, images and audio files, as its creator saved it',
    QuizResults:
      'The results of the attempts at a quiz, in total and for each question. `averagePercent` is null before the first attempt',
    QuizExtra: 'The extra minutes and attempts of one student',
    StudentQuiz:
      'A quiz of one of the caller’s courses, with the results of one student. `bestPercent` is null before the first submitted attempt',
    QuizStart:
      'A quiz before an attempt begins, with the caller’s attempts. `attemptsLeft` is null if the number of attempts is unlimited',
    AssessmentPlace:
      'The position of a workshop’s quiz: before or after a date, or alone in a workshop without dates',
    Attempt: 'An attempt at a quiz, with its questions. `graded` is null until the attempt is submitted',
  },
  parameters: {
    studentId: 'The id of the student’s purchase',
  },
  endpoints: {
    getMadeQuiz: {
      summary: 'Returns the quiz of a lesson of one of the caller’s courses, with its right answers',
    },
    putQuiz: {
      summary:
        'Saves a complete quiz. Attempts in progress keep their questions. Returns 409 `conflict` if the quiz was saved since `version`',
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
      summary:
        'Returns the results of the attempts at a quiz, in total and for each question in its current wording',
    },
    listStudentQuizzes: {
      summary:
        'Returns the quizzes of one of the caller’s courses in order, with the results and the extra time and attempts of one student',
    },
    putQuizExtra: {
      summary:
        'Sets the extra time and attempts of one student. The extra time also applies to an attempt in progress',
      example: { minutes: 10, attempts: 1 },
    },
    getQuiz: {
      summary: 'Returns the quiz of a purchased lesson before an attempt begins, with the caller’s attempts',
    },
    createQuizAttempt: {
      summary:
        'Begins an attempt at a quiz. If an attempt is in progress or its time has just ended, returns that attempt instead. Returns 409 `no_attempts_left` if the caller has used all attempts',
    },
    getQuizAttempt: {
      summary: 'Returns one of the caller’s attempts. It is graded once it is submitted or its time is over',
    },
    putQuizAnswer: {
      summary:
        'Saves the answer to one question of an attempt. A null answer removes an earlier one. Returns 409 `attempt_over` if the attempt is submitted or its time is over',
      example: { position: 3, answer: { chosen: ['true'] } },
    },
    submitQuizAttempt: {
      summary: 'Submits an attempt and grades it. Submitting it again returns the same result',
    },
  },
};
