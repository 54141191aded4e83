import { expect, it } from 'vitest';
import { AssessmentForm } from '@/components/kinds/quizzes/editor/quiz-schema';
import { quizValues } from '@/components/kinds/quizzes/editor/quiz-values';
import { AssessmentBody } from '@/lib/contract/kinds/workshop-assessments';
import { docs } from '@/lib/contract/kinds/workshop-assessments.docs';

const SAVED = AssessmentBody.parse(docs.endpoints.putAssessment.example);
/** As the answer has it. */
const MADE = { ...SAVED, title: 'ورشة الخبر', isShown: true, images: [], sounds: [] };

it('the form of a workshop’s quiz sends what it was read from, without what the answer says besides', () => {
  expect(AssessmentForm.parse(quizValues(MADE))).toEqual(SAVED);
});

it('the form of a workshop’s quiz refuses one without questions', () => {
  const wrong = AssessmentForm.safeParse(quizValues({ ...MADE, questions: [] })).error?.issues;
  expect(wrong?.map(({ path }) => path.join('.'))).toEqual(['questions']);
});
