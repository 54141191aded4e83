import type { Docs } from '../openapi/docs';
import type * as kindsWorkshopAssessments from './workshop-assessments';

export const docs: Docs<typeof kindsWorkshopAssessments> = {
  tag: 'Kinds of products',
  schemas: {
    AssessmentBody: 'A quiz before or after a workshop, or alone, as its host saves it, whole',
  },
  parameters: {
    placed: 'Before or after the workshop',
  },
  endpoints: {
    getMadeAssessment: {
      summary:
        'The assessment before or after an own workshop, or alone, with its right answers; an empty one where there is none',
    },
    putAssessment: {
      summary:
        'Saves it whole, and shows it; attempts that began keep the questions they have. `conflict` where it was saved since `version`',
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
        'Takes it away: nobody reads it, and no certificate asks for it. Saved again, it is back as it was. Never one alone',
    },
    getAssessmentResults: {
      summary: 'How the attempts at it went: in all, and for each question as it reads now',
    },
    getAssessment: {
      summary: 'An assessment of a bought workshop before one begins, and the caller’s attempts',
    },
    createAssessmentAttempt: {
      summary:
        'Begins an attempt, or goes on with an open one. Before the date it ends with its start; `attempt_over` from then on',
    },
    listSeatAssessments: {
      summary:
        'The assessments of an own workshop: how they went for one who bought it, and what was added for them',
    },
    putAssessmentExtra: {
      summary: 'Gives one who bought it more time and attempts; an attempt that goes on gets the time, too',
      example: { minutes: 10, attempts: 1 },
    },
  },
};
