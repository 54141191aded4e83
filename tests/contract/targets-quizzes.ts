import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { createQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { makeCourse } from '@/tests/setup/course';
import { addQuiz } from '@/tests/setup/quiz';
import type { Make } from './target';
import { COURSE_TARGETS, ofOwner, student } from './targets-courses';
import { EXAM_TARGETS } from './targets-exams';

const quizLesson: Make = async ({ owner }) => {
  const made = await makeCourse(owner);
  return ofOwner({ id: made.id, lessonId: await addQuiz(made) });
};

/** A learner of the owner's course with a quiz. */
const quizLearner: Make = async ({ owner }) => {
  const made = await makeCourse(owner);
  const studentId = await makeEntitlement(db(), (await makeUser(db())).id, made.id);
  return ofOwner({ id: made.id, lessonId: await addQuiz(made), studentId });
};

const withQuiz = async (holderId: string) => {
  const made = await makeCourse(await makeUser(db()));
  const lessonId = await addQuiz(made);
  return { id: await makeEntitlement(db(), holderId, made.id), lessonId };
};

const boughtQuiz: Make = async ({ owner }) => ofOwner(await withQuiz(owner.id));

const quizAttempt: Make = async ({ owner }) => {
  const { id, lessonId } = await withQuiz(owner.id);
  const ctx = ctxOf(db(), { id: owner.id, role: 'MEMBER' });
  return ofOwner({ id: (await createQuizAttempt(ctx, id, lessonId))._id });
};

/** Targets of courses and of all quizzes. */
export const LEARNING_TARGETS: Record<string, Make> = {
  ...COURSE_TARGETS,
  ...EXAM_TARGETS,
  getMadeQuiz: quizLesson,
  putQuiz: quizLesson,
  getQuizResults: quizLesson,
  listStudentQuizzes: student,
  putQuizExtra: quizLearner,
  getQuiz: boughtQuiz,
  createQuizAttempt: boughtQuiz,
  getQuizAttempt: quizAttempt,
  putQuizAnswer: quizAttempt,
  submitQuizAttempt: quizAttempt,
};
