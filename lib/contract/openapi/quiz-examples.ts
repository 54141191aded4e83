/** A quiz with all its fields. */
const QUIZ = {
  ...{ version: 1, passPercent: 70, attempts: 3, minutes: 20, reveals: 'submitted', isGate: true },
  ...{ shufflesQuestions: false, shufflesOptions: true, draws: [] },
  questions: [
    {
      ...{
        _id: null,
        type: 'single',
        text: 'ما عاصمة مصر؟',
        imageId: null,
        imageAlt: '',
        soundId: null,
        points: 1,
      },
      ...{ explanation: 'القاهرة عاصمتها منذ ألف عام.', pool: '' },
      options: [
        { text: 'القاهرة', isRight: true },
        { text: 'دمشق', isRight: false },
      ],
    },
  ],
};

/** Bodies for the endpoints of quizzes, with all their fields. */
export const QUIZ_EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  putQuiz: QUIZ,
  putAssessment: QUIZ,
  putQuizExtra: { minutes: 10, attempts: 1 },
  putAssessmentExtra: { minutes: 10, attempts: 1 },
  putQuizAnswer: { position: 3, answer: { chosen: ['true'] } },
};
