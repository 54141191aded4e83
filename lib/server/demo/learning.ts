import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { createCourseMessage, notifyReaders } from '@/lib/server/kinds/courses/messages';
import { getCourseRoom, getLesson, putLessonProgress } from '@/lib/server/kinds/courses/room';
import { listPurchases } from '@/lib/server/library/service';
import { DAY, HOUR, MINUTE } from '@/lib/shared/time';
import { DEMO_PRODUCTS } from './content';
import learning from './content/learning.json';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import { takeQuizzes } from './quizzes';
import { discuss } from './talk';

/**
 * What learners of the demo did so far: one half of a course, and all of a short one, with its certificate. A question
 * stands under a lesson with its answer, and another waits; the creator wrote to all.
 */
export async function fillLearning(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): Promise<void> {
  const { finished, asked, message } = learning;
  const learner = people.get(finished.who);
  if (!learner) return;
  const { data } = await listPurchases(ctxOf(db, learner, now), { limit: 50 });
  const held = data.filter(({ kind, access }) => kind === 'courses' && access === 'active');
  for (const { _id, product } of held) {
    const isFinished = product?._id === products.get(finished.course);
    const { lessons, end } = await learn(db, learner, _id, { isFinished, now });
    if (isFinished) {
      const { nameAr, nameEn } = finished;
      await createCertificate(end, _id, { nameAr, nameEn });
    } else if (product?._id === products.get(asked.course)) {
      await ask(db, people, { course: asked.course, lessonId: lessons[0]?._id ?? '' }, now);
    }
  }
  await takeQuizzes(db, people, products, now);
  await writeToLearners(db, people, products, { ...message, now });
}

/** They learn a course or its first half, a lesson in ten minutes. */
async function learn(
  db: Db,
  learner: Member,
  id: string,
  { isFinished, now }: { isFinished: boolean; now: Date },
) {
  const at = (minutes: number) => ctxOf(db, learner, new Date(now.getTime() - DAY + minutes * MINUTE));
  const { sections } = await getCourseRoom(at(0), id);
  const lessons = sections
    .flatMap((section) => section.lessons)
    .filter(({ opensAt, isGated, type }) => !opensAt && !isGated && type !== 'quiz');
  const learned = isFinished ? lessons : lessons.slice(0, Math.ceil(lessons.length / 2));
  for (const [index, { _id, type, seconds }] of learned.entries()) {
    const begun = at(index * 10);
    const over = at(index * 10 + 5);
    const isRecording = (type === 'video' || type === 'audio') && seconds !== null;
    const report = { position: 0, isSought: false };
    await getLesson(begun, id, _id);
    await putLessonProgress(begun, id, _id, { ...report, watched: [], at: begun.now.toISOString() });
    await putLessonProgress(over, id, _id, {
      ...report,
      ...(isRecording
        ? { watched: [{ from: 0, to: seconds }], position: seconds }
        : { watched: [], isDone: true }),
      at: over.now.toISOString(),
    });
  }
  return { lessons, end: at(learned.length * 10) };
}

const ownerOf = (people: Map<string, Member>, course: string): Member | undefined =>
  people.get(DEMO_PRODUCTS.find(({ key }) => key === course)?.owner ?? '');

async function ask(
  db: Db,
  people: Map<string, Member>,
  { course, lessonId }: { course: string; lessonId: string },
  now: Date,
): Promise<void> {
  const author = ownerOf(people, course);
  if (!author) return;
  const from = new Date(now.getTime() - 20 * HOUR);
  const subject = { type: 'lessons', id: lessonId } as const;
  await discuss(db, people, { subject, author, from }, learning.asked.remarks, now);
}

async function writeToLearners(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  { course, text, now }: { course: string; text: string; now: Date },
): Promise<void> {
  const [author, id] = [ownerOf(people, course), products.get(course)];
  if (!author || !id) return;
  const ctx = ctxOf(db, author, new Date(now.getTime() - 6 * HOUR));
  const { _id: messageId } = await createCourseMessage(ctx, id, { to: 'all', text });
  // The job does it again when the app starts, and finds it done.
  await notifyReaders(ctx, { messageId, before: null });
}
