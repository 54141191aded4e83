import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { Attempt, MadeQuiz } from '@/lib/contract/kinds/quizzes';
import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { putLessonText, updateLesson } from '@/lib/server/kinds/courses/lesson';
import { createLesson } from '@/lib/server/kinds/courses/lessons';
import { putQuiz } from '@/lib/server/kinds/courses/quiz';
import { putQuizAnswer } from '@/lib/server/kinds/quiz-attempts';
import { HOUR } from '@/lib/shared/time';
import { fromNow } from './clock';
import { makeCourse, textOf } from './course';

const COMMON = { _id: null, imageId: null, imageAlt: '', soundId: null, points: 1, pool: '' };

/** One question of each type. Explanations and right answers can be told in any answer of the server. */
export const QUESTIONS: Question[] = [
  {
    ...COMMON,
    type: 'single',
    text: 'ما عاصمة مصر؟',
    explanation: 'شرح-العاصمة',
    options: [
      { text: 'القاهرة', isRight: true },
      { text: 'دمشق', isRight: false },
      { text: 'بغداد', isRight: false },
    ],
  },
  {
    ...COMMON,
    type: 'several',
    text: 'أي هذه أعداد زوجية؟',
    explanation: 'شرح-الزوجية',
    isPartial: true,
    options: [
      { text: 'اثنان', isRight: true },
      { text: 'ثلاثة', isRight: false },
      { text: 'أربعة', isRight: true },
    ],
  },
  { ...COMMON, type: 'true_false', text: 'النيل نهر.', explanation: 'شرح-النيل', isTrue: true },
  {
    ...COMMON,
    type: 'short',
    text: 'من كتب «الأيام»؟',
    explanation: 'شرح-الأيام',
    accepted: ['طه حسين'],
    countsHarakat: false,
    countsHamza: false,
  },
  {
    ...COMMON,
    type: 'order',
    text: 'رتّب من الأصغر.',
    explanation: 'شرح-الترتيب',
    items: ['واحد', 'عشرة', 'مئة'],
    isPartial: false,
  },
  {
    ...COMMON,
    type: 'match',
    text: 'صِل كل بلد بعاصمته.',
    explanation: 'شرح-العواصم',
    isPartial: false,
    pairs: [
      { item: 'الأردن', match: 'عمّان' },
      { item: 'لبنان', match: 'بيروت' },
    ],
  },
];

const QUIZ_SETTINGS: Omit<MadeQuiz, 'version' | 'questions'> = {
  passPercent: 70,
  attempts: null,
  minutes: null,
  reveals: 'submitted',
  isGate: true,
  draws: [],
  shufflesQuestions: false,
  shufflesOptions: true,
};

/** A quiz as it is saved the first time. */
export const quizBody = (quiz: Partial<MadeQuiz> = {}): MadeQuiz => ({
  ...QUIZ_SETTINGS,
  version: 0,
  questions: QUESTIONS,
  ...quiz,
});

/** Adds a quiz to the end of a course, and shows it. @returns the lesson's id */
export async function addQuiz(
  { ctx, id, sectionId }: { ctx: MemberCtx; id: string; sectionId: string },
  quiz: Partial<MadeQuiz> = {},
): Promise<string> {
  const { _id: lessonId } = await createLesson(ctx, id, { type: 'quiz', title: 'اختبار', sectionId });
  await putQuiz(ctx, id, lessonId, quizBody(quiz));
  await updateLesson(ctx, id, lessonId, { isShown: true });
  return lessonId;
}

/** The right answer to each of `QUESTIONS` in an attempt, by its position. */
export function rightAnswers({ questions }: Attempt) {
  const byText = (position: number, ...texts: string[]) => ({
    chosen: texts.map((text) => {
      const options = questions.find((question) => question.position === position)?.options ?? [];
      return options.find((option) => option.text === text)?._id ?? null;
    }),
  });
  return [
    byText(1, 'القاهرة'),
    byText(2, 'أربعة', 'اثنان'),
    { chosen: ['true'] },
    { text: 'طه حسين' },
    byText(5, 'واحد', 'عشرة', 'مئة'),
    byText(6, 'عمّان', 'بيروت'),
  ];
}

/** Answers questions of an attempt right. @param order their positions */
export async function answerRight(
  ctx: MemberCtx,
  attempt: Attempt,
  order = [1, 2, 3, 4, 5, 6],
): Promise<void> {
  const right = rightAnswers(attempt);
  for (const position of order)
    await putQuizAnswer(ctx, { id: attempt._id, position }, right[position - 1] ?? null);
}

const AFTER = { type: 'text', title: 'بعد الاختبار' } as const;

/** A course that was made an hour ago and bought: a text, a quiz, and a text after it. */
export async function boughtQuiz(
  { maker, buyer }: { maker: { id: string }; buyer: { id: string } },
  quiz: Partial<MadeQuiz> = {},
) {
  const course = await makeCourse(maker, {
    texts: ['قبل الاختبار'],
    at: fromNow(-HOUR),
  });
  const quizId = await addQuiz(course, quiz);
  const afterId = (await createLesson(course.ctx, course.id, AFTER))._id;
  await putLessonText(course.ctx, course.id, afterId, { version: 0, text: textOf('بعده') });
  await updateLesson(course.ctx, course.id, afterId, { isShown: true });
  return { ...course, quizId, afterId, entitlementId: await makeEntitlement(db(), buyer.id, course.id) };
}
