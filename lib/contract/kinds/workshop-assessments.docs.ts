import type { Docs } from '../openapi/docs';
import type * as kindsWorkshopAssessments from './workshop-assessments';

export const docs: Docs<typeof kindsWorkshopAssessments> = {
  tag: 'Kinds of products',
  schemas: {
    AssessmentBody:
      'A complete quiz before or after a workshop, or sold alone, as its host saves it. At least one question is required',
  },
  parameters: {
    placed: 'The position of the quiz: before or after the workshop, or alone',
  },
  endpoints: {
    getMadeAssessment: {
      summary:
        'Returns the quiz before or after one of the caller’s workshops, or sold alone, with its right answers. Returns an empty quiz if none is saved',
    },
    putAssessment: {
      summary:
        'Saves a complete quiz of a workshop and shows it to buyers. Attempts in progress keep their questions. Returns 409 `conflict` if the quiz was saved since `version`',
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
    deleteAssessment: {
      summary:
        'Hides a quiz of a workshop from buyers and from the requirements of the certificate. Saving it again restores it. Returns 403 `forbidden` if the quiz is sold alone',
    },
    getAssessmentResults: {
      summary:
        'Returns the results of the attempts at a quiz of a workshop, in total and for each question in its current wording',
    },
    getAssessment: {
      summary: 'Returns a quiz of a purchased workshop before an attempt begins, with the caller’s attempts',
    },
    createAssessmentAttempt: {
      summary:
        'Begins an attempt at a quiz of a workshop, or returns an attempt in progress. An attempt before a date ends at the start of the date. Returns 409 `attempt_over` if the date has begun',
    },
    listSeatAssessments: {
      summary:
        'Returns the quizzes of one of the caller’s workshops, with the results and the extra time and attempts of one buyer',
    },
    putAssessmentExtra: {
      summary:
        'Sets the extra time and attempts of one buyer of a workshop. The extra time also applies to an attempt in progress',
      example: { minutes: 10, attempts: 1 },
    },
  },
};
