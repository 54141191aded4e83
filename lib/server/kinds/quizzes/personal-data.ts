import type { PersonalData } from '@/lib/server/personal-data-port';

const OWN_PURCHASES = '(select id from entitlements where holder_id = me)';
const OWN_PRODUCTS = '(select id from products where owner_id = me)';
const OWN_QUIZZES = `(select quiz_id from course_lessons where product_id in ${OWN_PRODUCTS}
  union all select quiz_id from workshop_assessments where product_id in ${OWN_PRODUCTS})`;
const OWN_QUESTIONS = `(select id from quiz_questions where quiz_id in ${OWN_QUIZZES})`;
const WITH_PRODUCT = 'the product; stays where somebody bought it';

/** What creators ask, and what learners answered. */
export const quizzesData: PersonalData = {
  tables: {
    quizzes: { copied: { mine: `t.id in ${OWN_QUIZZES}` }, goneWith: WITH_PRODUCT },
    quiz_files: { copied: { mine: `t.quiz_id in ${OWN_QUIZZES}` }, goneWith: WITH_PRODUCT },
    quiz_questions: { copied: { mine: `t.quiz_id in ${OWN_QUIZZES}` }, goneWith: WITH_PRODUCT },
    quiz_question_versions: { copied: { mine: `t.question_id in ${OWN_QUESTIONS}` }, goneWith: WITH_PRODUCT },
    quiz_attempts: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
    quiz_answers: {
      copied: {
        mine: `t.attempt_id in (select id from quiz_attempts where entitlement_id in ${OWN_PURCHASES})`,
        // They name options by their places in the question: that says what is right, perhaps before its time.
        without: ['shown', 'picked'],
      },
      goneWith: 'quiz_attempts',
    },
    quiz_extras: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
  },
};
