import { randomUUID } from 'node:crypto';
import { reportComment } from '@/lib/server/comments/review';
import { createComment } from '@/lib/server/comments/service';
import { db } from '@/lib/server/db/client';
import { makeSession } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { putCaptions } from '@/lib/server/kinds/courses/captions';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { deleteLesson } from '@/lib/server/kinds/courses/lessons';
import { signLink } from '@/lib/server/kinds/courses/links';
import { createCourseMessage, reportCourseMessage } from '@/lib/server/kinds/courses/messages';
import { putLessonNote } from '@/lib/server/kinds/courses/notes';
import { renewPodcastFeed } from '@/lib/server/kinds/courses/podcast';
import { createSection, deleteSection } from '@/lib/server/kinds/courses/sections';
import { createQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { createUpload } from '@/lib/server/uploads/service';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse, textOf } from '@/tests/setup/course';
import { type Member, makeMember, showFactor } from '@/tests/setup/make-member';
import { episodeSound } from '@/tests/setup/podcast';
import { addQuiz, quizBody } from '@/tests/setup/quiz';
import { cookieOf } from '@/tests/setup/session-cookie';
import { addStream } from '@/tests/setup/stream';

export const ROLES = ['guest', 'stranger', 'buyer', 'refunded', 'creator', 'other', 'operator'] as const;
export type Role = (typeof ROLES)[number];

interface Sent {
  token?: string;
  params: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface Walk {
  /** What a role sends to an endpoint: with ids that exist. */
  call(id: string, role: Role): Promise<Sent>;
}

const TUS = { 'tus-resumable': '1.0.0' };

/** A course with all that its addresses name, and one of each role. */
export async function makeWalk({ isPreview = false } = {}): Promise<Walk> {
  const people = await makePeople();
  const { creator, buyer, refunded } = people;
  const course = await makeCourse(creator, { texts: ['أول', 'ثانٍ', 'يُحذف'] });
  const { ctx, id, sectionId } = course;
  const [textId = '', , removedId = ''] = course.lessonIds;
  const film = await addFileLesson(course, { bytes: 500 });
  await putCaptions(ctx, id, film.lessonId, { language: 'ar', file: '00:01.000 --> 00:02.000\nأهلًا' });
  if (isPreview) await updateLesson(ctx, id, film.lessonId, { isPreview });
  const quizId = await addQuiz(course, { isGate: false });
  const { _id: otherSection } = await createSection(ctx, id, { title: 'تُحذف' });
  await deleteSection(ctx, id, otherSection);
  const { _id: spareSection } = await createSection(ctx, id, { title: 'فارغ' });
  const held = await holds(buyer, course);
  const ended = await holds(refunded, course);
  const question = await createComment(
    buyer.ctx,
    { type: 'lessons', id: textId },
    { text: 'سؤال', parentId: null },
  );
  const asked = await createComment(
    buyer.ctx,
    { type: 'lessons', id: textId },
    { text: 'سؤال آخر', parentId: null },
  );
  await reportComment(ctx, 'lessons', question._id);
  await deleteLesson(ctx, id, removedId);
  const now = NOW;
  const { _id: messageId } = await createCourseMessage({ ...ctx, now }, id, { to: 'all', text: 'أهلًا بكم.' });
  await db()
    .insertInto('course_message_readers')
    .values({ message_id: messageId, entitlement_id: held.id })
    .execute();
  await reportCourseMessage(buyer.ctx, { id, messageId });
  await addStream(film.fileId);
  const heard = await makeSeries(creator, [buyer, refunded]);
  const upload = await createUpload(ctx, { purpose: 'product_file', name: 'أ.pdf', size: 9, modified: 1 });
  const [attempt, endedAttempt] = [
    await createQuizAttempt(buyer.ctx, held.id, quizId),
    await createQuizAttempt(refunded.ctx, ended.id, quizId),
  ];
  await db()
    .updateTable('entitlements')
    .set({ status: 'revoked' })
    .where('id', 'in', [ended.id, heard[1]?.id ?? ''])
    .execute();

  const linkFor = ({ sessionId }: { sessionId: string }, entitlementId: string) =>
    signLink(
      {
        by: 'purchase',
        id: entitlementId,
        lessonId: film.lessonId,
        fileId: film.fileId,
        isPlayed: true,
        sessionId,
      },
      fromNow(MINUTE),
    );

  const paramsOf = async (endpoint: string, role: Role): Promise<Record<string, string>> => {
    const own = role === 'refunded' ? ended : held;
    if (/Upload$/.test(endpoint)) return { id: upload._id };
    if (/Comments?$/.test(endpoint))
      return { type: 'lessons', id: role === 'creator' ? asked._id : question._id };
    if (endpoint === 'getCertificate') return { code: held.code };
    if (BY_LINK.has(endpoint))
      return { token: await linkFor(role === 'refunded' ? refunded : buyer, own.id), part: '360.m3u8' };
    if (/Podcast/.test(endpoint)) return heard[role === 'refunded' ? 1 : 0] ?? {};
    if (endpoint === 'judgeCourseMessage') return { id: messageId };
    if (/LessonStream$/.test(endpoint)) return { id, lessonId: film.lessonId };
    if (endpoint === 'createLessonLink') return { id: own.id, lessonId: film.lessonId, fileId: film.fileId };
    if (ATTEMPTS.has(endpoint)) return { id: (role === 'refunded' ? endedAttempt : attempt)._id };
    if (/^(getQuiz|createQuizAttempt)$/.test(endpoint)) return { id: own.id, lessonId: quizId };
    if (/Quiz(Results|Extra)?$/.test(endpoint)) return { id, lessonId: quizId, studentId: held.id };
    if (BY_PURCHASE.has(endpoint)) return { id: own.id, lessonId: textId, noteId: own.noteId };
    if (/^(get|create)Shown/.test(endpoint)) return { id, lessonId: film.lessonId, fileId: film.fileId };
    if (endpoint === 'deleteSection') return { id, sectionId: spareSection };
    if (endpoint === 'restoreSection') return { id, sectionId: otherSection };
    if (endpoint === 'restoreLesson') return { id, lessonId: removedId };
    if (/Captions$/.test(endpoint)) return { id, lessonId: film.lessonId, language: 'ar' };
    return { id, sectionId, lessonId: textId, studentId: held.id, messageId };
  };

  return {
    async call(endpoint, role) {
      const person = role === 'guest' ? undefined : people[role];
      const cookie = person ? await cookieOf(person.sessionId) : undefined;
      return {
        token: person?.token,
        params: await paramsOf(endpoint, role),
        query: QUERIES[endpoint]?.(textId),
        body: BODIES[endpoint]?.(sectionId),
        headers: {
          ...(cookie && BY_LINK.has(endpoint) ? { cookie } : {}),
          ...(/^(continue|delete)Upload/.test(endpoint) ? TUS : {}),
          // No offset at which this upload is.
          ...(endpoint === 'continueUpload'
            ? { 'upload-offset': '5', 'content-type': 'application/offset+octet-stream' }
            : {}),
        },
      };
    },
  };
}

/** An audio series that a buyer has, and one whose money went back, each with a feed. */
async function makeSeries(creator: Member, buyers: readonly Member[]) {
  const series = await makeCourse(creator, { type: 'audio_series', texts: [] });
  const { lessonId } = await addFileLesson(series, { type: 'audio' });
  const held = [];
  for (const buyer of buyers) {
    const id = await makeEntitlement(db(), buyer.id, series.id);
    const { feedUrl } = await renewPodcastFeed(buyer.ctx, id);
    const feed = feedUrl?.split('/').at(-1) ?? '';
    held.push({ id, lessonId, podcast: feed, sound: await episodeSound(feed) });
  }
  return held;
}

const BY_LINK = new Set(['loadLessonFile', 'loadStreamPart']);
const ATTEMPTS = new Set(['getQuizAttempt', 'putQuizAnswer', 'submitQuizAttempt']);
const BY_PURCHASE = new Set([
  'getCourseRoom',
  'searchCourse',
  'getLesson',
  'putLessonProgress',
  'putLessonNote',
  'deleteLessonNote',
  'createCertificate',
  'getCertificatePdf',
]);

const subject = (subjectId: string): Record<string, string> => ({ subjectId });
const QUERIES: Record<string, (lessonId: string) => Record<string, string>> = {
  listComments: subject,
  createComment: subject,
  searchCourse: () => ({ q: 'درس' }),
};

const BODIES: Record<string, (sectionId: string) => unknown> = {
  createCourseMessage: () => ({ to: 'all', text: 'أهلًا بكم.' }),
  judgeComment: () => ({ isHidden: true }),
  judgeCourseMessage: () => ({ isKept: true }),
  createSection: () => ({ title: 'قسم' }),
  updateSection: () => ({ title: 'قسم' }),
  createLesson: (sectionId) => ({ type: 'text', title: 'درس', sectionId }),
  updateLesson: () => ({ title: 'درس' }),
  putLessonText: () => ({ version: 1, text: textOf('نص') }),
  moveLesson: (sectionId) => ({ sectionId, beforeId: null }),
  putCaptions: () => ({ file: '00:01.000 --> 00:02.000\nأهلًا' }),
  putQuiz: () => quizBody({ version: 1 }),
  putQuizExtra: () => ({ minutes: 5, attempts: 1 }),
  putQuizAnswer: () => ({ position: 3, answer: { chosen: ['true'] } }),
  putStudentOpening: () => ({ isOpen: true }),
  putLessonProgress: () => ({ watched: [], position: 0, at: NOW.toISOString(), isSought: false }),
  putLessonNote: () => ({ second: null, text: 'ملاحظة' }),
  createLessonLink: () => ({ isPlayed: true }),
  createShownLink: () => ({ isPlayed: true }),
  createCertificate: () => ({ nameAr: 'سارة العتيبي' }),
  createComment: () => ({ text: 'سؤال' }),
  createUpload: () => ({ purpose: 'product_file', name: 'ب.pdf', size: 9, modified: 1 }),
};

type Person = Member & { sessionId: string };

async function makePerson(role: 'MEMBER' | 'CREATOR' | 'ADMIN'): Promise<Person> {
  const member = await makeMember({ role });
  const session = await makeSession(db(), member.id);
  if (role === 'ADMIN') await showFactor(session.sessionId);
  return { ...member, ...session };
}

async function makePeople(): Promise<Record<Exclude<Role, 'guest'>, Person>> {
  const [stranger, buyer, refunded] = [
    await makePerson('MEMBER'),
    await makePerson('MEMBER'),
    await makePerson('MEMBER'),
  ];
  const [creator, other, operator] = [
    await makePerson('CREATOR'),
    await makePerson('CREATOR'),
    await makePerson('ADMIN'),
  ];
  return { stranger, buyer, refunded, creator, other, operator };
}

/** Somebody bought a course, completed it, got the certificate and noted something. */
async function holds(person: Member, course: Awaited<ReturnType<typeof makeCourse>>) {
  const id = await makeEntitlement(db(), person.id, course.id);
  const now = NOW;
  const rows = await db()
    .selectFrom('course_lessons')
    .select('id')
    .where('product_id', '=', course.id)
    .execute();
  await db()
    .insertInto('lesson_progress')
    .values(
      rows.map((row) => ({ entitlement_id: id, lesson_id: row.id, reported_at: now, completed_at: now })),
    )
    .execute();
  const { code } = await createCertificate(person.ctx, id, { nameAr: 'سارة العتيبي' });
  const noteId = randomUUID();
  const at = { id, lessonId: course.lessonId, noteId };
  await putLessonNote(person.ctx, at, { second: null, text: 'لي' });
  return { id, code, noteId };
}
