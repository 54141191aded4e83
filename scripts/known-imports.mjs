/** Circles that are still there (folder-circles.mjs). This list only shrinks. */
export const KNOWN_CIRCLES = [
  // ctx names the generated tables of the database, and a transaction of the database makes a ctx.
  ['lib/server/ctx.ts', 'lib/server/db', 'lib/server/personal-data-port.ts'],
  // A refund that failed leaves more for a dispute to take, and a dispute books as refunds do.
  ['lib/server/disputes', 'lib/server/refunds'],
];

/** @type {string[]} Repos that are still entered past their services (hidden-repos.mjs). This list only shrinks. */
export const KNOWN_HIDDEN_REPOS = [
  'lib/server/kinds/courses/repo-content.ts → lib/server/kinds/quizzes/repo-quiz.ts',
  'lib/server/kinds/courses/repo-lessons.ts → lib/server/kinds/quizzes/repo-quiz.ts',
  'lib/server/kinds/assessments/content.ts → lib/server/kinds/quizzes/repo-quiz.ts',
  'lib/server/kinds/assessments/clashes.ts → lib/server/kinds/times/repo-workshop-times.ts',
  'lib/server/kinds/assessments/sale.ts → lib/server/kinds/times/repo-workshop-times.ts',
  'lib/server/kinds/assessments/brought.ts → lib/server/kinds/quizzes/repo-brought.ts',
  'lib/server/kinds/assessments/taking.ts → lib/server/kinds/quizzes/repo-attempts.ts',
  'lib/server/kinds/assessments/exams.ts → lib/server/kinds/quizzes/repo-attempts.ts',
  'lib/server/kinds/assessments/exams.ts → lib/server/kinds/quizzes/repo-quiz.ts',
  'lib/server/kinds/assessments/holds.ts → lib/server/kinds/times/repo-holder.ts',
  'lib/server/kinds/bookings/appointments.ts → lib/server/kinds/times/repo-workshop-times.ts',
  'lib/server/kinds/bookings/repo-slots.ts → lib/server/kinds/times/repo-workshop-times.ts',
  'lib/server/kinds/bookings/repo-sales.ts → lib/server/kinds/times/repo-workshop-times.ts',
  'lib/server/kinds/bookings/packages/choice.ts → lib/server/kinds/times/repo-holder.ts',
  'lib/server/kinds/bookings/purchases.ts → lib/server/kinds/bookings/packages/repo-packages.ts',
  'lib/server/kinds/bookings/sale.ts → lib/server/kinds/bookings/packages/repo-choices.ts',
  'lib/server/kinds/bookings/holds.ts → lib/server/kinds/times/repo-holder.ts',
  'lib/server/kinds/bookings/holds.ts → lib/server/kinds/bookings/packages/repo-choices.ts',
  'lib/server/kinds/courses/lessons.ts → lib/server/kinds/quizzes/repo-quiz.ts',
  'lib/server/kinds/courses/sale.ts → lib/server/kinds/quizzes/repo-brought.ts',
  'lib/server/kinds/courses/quiz.ts → lib/server/kinds/quizzes/repo-attempts.ts',
  'lib/server/kinds/courses/quiz.ts → lib/server/kinds/quizzes/repo-quiz.ts',
  'lib/server/appointments/ended-packages.ts → lib/server/kinds/bookings/packages/repo-lessons.ts',
  'lib/server/appointments/ended-packages.ts → lib/server/kinds/bookings/packages/repo-packages.ts',
  'lib/server/appointments/returned-lessons.ts → lib/server/kinds/bookings/packages/repo-lessons.ts',
  'lib/server/appointments/returned-lessons.ts → lib/server/kinds/bookings/packages/repo-packages.ts',
  'lib/server/appointments/packages.ts → lib/server/kinds/bookings/packages/repo-packages.ts',
  'lib/server/kinds/quiz-attempts.ts → lib/server/kinds/quizzes/repo-attempts.ts',
];
