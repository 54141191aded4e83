import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';

/**
 * Where a quiz is: at a lesson, before or after a workshop, or alone. `id` is the product's for its creator,
 * and the purchase's for those who take it.
 */
export type QuizPlace = { id: string; lessonId: string } | { id: string; placed: AssessmentPlace };

/** It belongs to a lesson. */
export const isOfLesson = (place: QuizPlace): place is { id: string; lessonId: string } =>
  'lessonId' in place;
