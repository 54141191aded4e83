import type { Attempt } from '@/lib/contract/kinds/quizzes';
import { HOUR } from '@/lib/shared/time';

/** An attempt of one short question before a workshop, as its learner gets it, with so many hours left. */
export const attemptFor = (hours: number): Attempt => ({
  _id: 'attempt',
  number: 1,
  startedAt: new Date().toISOString(),
  submittedAt: null,
  percent: null,
  isPassed: null,
  entitlementId: 'seat',
  lessonId: null,
  placed: 'before',
  title: 'ورشة',
  passPercent: 70,
  deadline: new Date(Date.now() + hours * HOUR).toISOString(),
  now: new Date().toISOString(),
  questions: [
    {
      position: 1,
      type: 'short',
      text: 'من كتب «الأيام»؟',
      image: null,
      imageAlt: '',
      sound: null,
      points: 1,
      pairItems: [],
      options: [],
      answer: null,
    },
  ],
  graded: null,
  isRevealed: false,
});
