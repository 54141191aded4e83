// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsQuizzes from '@/lib/contract/kinds/quizzes';

export const createQuizAttempt = /* @__PURE__ */ address<typeof kindsQuizzes.createQuizAttempt>('createQuizAttempt', 'POST', '/entitlements/{id}/lessons/{lessonId}/quiz/attempts');
export const getMadeQuiz = /* @__PURE__ */ address<typeof kindsQuizzes.getMadeQuiz>('getMadeQuiz', 'GET', '/courses/{id}/lessons/{lessonId}/quiz');
export const getQuiz = /* @__PURE__ */ address<typeof kindsQuizzes.getQuiz>('getQuiz', 'GET', '/entitlements/{id}/lessons/{lessonId}/quiz');
export const getQuizAttempt = /* @__PURE__ */ address<typeof kindsQuizzes.getQuizAttempt>('getQuizAttempt', 'GET', '/quiz-attempts/{id}');
export const getQuizResults = /* @__PURE__ */ address<typeof kindsQuizzes.getQuizResults>('getQuizResults', 'GET', '/courses/{id}/lessons/{lessonId}/quiz/results');
export const listStudentQuizzes = /* @__PURE__ */ address<typeof kindsQuizzes.listStudentQuizzes>('listStudentQuizzes', 'GET', '/courses/{id}/students/{studentId}/quizzes');
export const putQuiz = /* @__PURE__ */ address<typeof kindsQuizzes.putQuiz>('putQuiz', 'PUT', '/courses/{id}/lessons/{lessonId}/quiz', { touches: ['getCourse', 'getMadeLesson', 'getQuizResults'], answers: ['getMadeQuiz', 'id', 'lessonId'] });
export const putQuizAnswer = /* @__PURE__ */ address<typeof kindsQuizzes.putQuizAnswer>('putQuizAnswer', 'PUT', '/quiz-attempts/{id}/answers');
export const putQuizExtra = /* @__PURE__ */ address<typeof kindsQuizzes.putQuizExtra>('putQuizExtra', 'PUT', '/courses/{id}/lessons/{lessonId}/quiz/learners/{studentId}', { touches: ['listStudentQuizzes'] });
export const submitQuizAttempt = /* @__PURE__ */ address<typeof kindsQuizzes.submitQuizAttempt>('submitQuizAttempt', 'POST', '/quiz-attempts/{id}/submit');
