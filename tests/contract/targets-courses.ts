import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeUser } from '@/lib/server/demo/people-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { createCertificate } from '@/lib/server/kinds/certificates';
import { putCaptions } from '@/lib/server/kinds/courses/captions';
import { updateLesson } from '@/lib/server/kinds/courses/lesson';
import { deleteLesson } from '@/lib/server/kinds/courses/lessons';
import { signLink } from '@/lib/server/kinds/courses/links';
import { createCourseMessage, reportCourseMessage } from '@/lib/server/kinds/courses/messages';
import { putLessonNote } from '@/lib/server/kinds/courses/notes';
import { renewPodcastFeed } from '@/lib/server/kinds/courses/podcast';
import { deleteSection } from '@/lib/server/kinds/courses/sections';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { addFileLesson, makeCourse } from '@/tests/setup/course';
import { NO_ID } from '@/tests/setup/make-member';
import { episodeSound } from '@/tests/setup/podcast';
import { addStream } from '@/tests/setup/stream';
import type { Person } from './people';
import { byId, type Make, type Target } from './target';

type Values = Record<string, string>;

export const ofOwner = (own: Values): Target => ({
  own,
  hidden: own,
  missing: Object.fromEntries(Object.keys(own).map((name) => [name, NO_ID])),
});

const draft = ({ id }: { id: string }) => makeCourse({ id }, { status: 'draft', texts: ['نص', 'نص آخر'] });

const course: Make = async ({ owner }) => ofOwner({ id: (await draft(owner)).id });

const courseSection: Make = async ({ owner }) => {
  const { id, sectionId } = await draft(owner);
  return ofOwner({ id, sectionId });
};

const removedSection: Make = async ({ owner }) => {
  const { ctx, id, sectionId } = await draft(owner);
  await deleteSection(ctx, id, sectionId);
  return ofOwner({ id, sectionId });
};

const courseLesson: Make = async ({ owner }) => {
  const { id, lessonId } = await draft(owner);
  return ofOwner({ id, lessonId });
};

const captions: Make = async ({ owner }) => {
  const { ctx, id, lessonId } = await draft(owner);
  await putCaptions(ctx, id, lessonId, { language: 'ar', file: '00:01.000 --> 00:02.000\nأهلًا' });
  const own = { id, lessonId, language: 'ar' };
  return { own, hidden: own, missing: { id: NO_ID, lessonId: NO_ID, language: 'ar' } };
};

const removedLesson: Make = async ({ owner }) => {
  const { ctx, id, lessonId } = await draft(owner);
  await deleteLesson(ctx, id, lessonId);
  return ofOwner({ id, lessonId });
};

const bought = async (holderId: string) => {
  const made = await makeCourse(await makeUser(db()));
  return { ...made, entitlementId: await makeEntitlement(db(), holderId, made.id) };
};

/** A purchase of the owner's course. */
export const student: Make = async ({ owner }) => {
  const { id } = await makeCourse(owner);
  const studentId = await makeEntitlement(db(), (await makeUser(db())).id, id);
  return ofOwner({ id, studentId });
};

/** A message to the owner about a course that they have; `isReported` by them. */
const sentTo = async (holderId: string, isReported: boolean) => {
  const { id, ctx, entitlementId } = await bought(holderId);
  const now = NOW;
  const { _id: messageId } = await createCourseMessage({ ...ctx, now }, id, { to: 'all', text: 'أهلًا بكم.' });
  const reader = { message_id: messageId, entitlement_id: entitlementId };
  await db().insertInto('course_message_readers').values(reader).execute();
  const owner = ctxOf(db(), { id: holderId, role: 'MEMBER' });
  if (isReported) await reportCourseMessage(owner, { id, messageId });
  return { id, messageId };
};

const receivedMessage: Make = async ({ owner }) => ofOwner(await sentTo(owner.id, false));
const receivedMessages: Make = async ({ owner }) => ofOwner({ id: (await sentTo(owner.id, false)).id });
const courseWithLearner: Make = async ({ owner }) => {
  const { id } = await makeCourse(owner);
  await makeEntitlement(db(), (await makeUser(db())).id, id);
  return ofOwner({ id });
};
const reportedMessage: Make = async () => {
  const { messageId } = await sentTo((await makeUser(db())).id, true);
  return byId(messageId, null);
};

const room: Make = async ({ owner }) => ofOwner({ id: (await bought(owner.id)).entitlementId });

/** A completed course without a certificate, and one with it. */
const completed = async (holderId: string) => {
  const { entitlementId, lessonIds } = await bought(holderId);
  const rows = lessonIds.map((lesson_id) => ({ entitlement_id: entitlementId, lesson_id }));
  const now = NOW;
  await db()
    .insertInto('lesson_progress')
    .values(rows.map((row) => ({ ...row, reported_at: now, completed_at: now })))
    .execute();
  return entitlementId;
};

const certified = async (owner: { id: string }) => {
  const id = await completed(owner.id);
  const ctx = ctxOf(db(), { id: owner.id, role: 'MEMBER' });
  return { id, code: (await createCertificate(ctx, id, { nameAr: 'سارة العتيبي' })).code };
};

const complete: Make = async ({ owner }) => ofOwner({ id: await completed(owner.id) });

const certificatePaper: Make = async ({ owner }) => ofOwner({ id: (await certified(owner)).id });

/** One of a suspended member is hidden. */
const hiddenCertificate = async () => {
  const holder = await makeUser(db());
  const { code } = await certified(holder);
  await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', holder.id).execute();
  return { code };
};

const certificate: Make = async ({ owner }) => ({
  own: { code: (await certified(owner)).code },
  hidden: await hiddenCertificate(),
  missing: { code: '23456789abcdefghjkmn' },
});

const boughtLesson: Make = async ({ owner }) => {
  const { entitlementId, lessonId } = await bought(owner.id);
  return ofOwner({ id: entitlementId, lessonId });
};

/** A bought audio series with the feed of its buyer. */
const heard = async (holderId: string) => {
  const series = await makeCourse(await makeUser(db()), { type: 'audio_series', texts: [] });
  const { lessonId } = await addFileLesson(series, { type: 'audio' });
  const id = await makeEntitlement(db(), holderId, series.id);
  const ctx = ctxOf(db(), { id: holderId, role: 'MEMBER' });
  const feed = (await renewPodcastFeed(ctx, id)).feedUrl?.split('/').at(-1) ?? '';
  return { id, lessonId, podcast: feed, sound: await episodeSound(feed) };
};

const boughtSeries: Make = async ({ owner }) => ofOwner({ id: (await heard(owner.id)).id });

const podcastFeed: Make = async ({ owner }) => {
  const own = { podcast: (await heard(owner.id)).podcast };
  return { own, hidden: own, missing: { podcast: `${'A'.repeat(32)}.xml` } };
};

const podcastEpisode: Make = async ({ owner }) => {
  const { id, lessonId, sound } = await heard(owner.id);
  const own = { id, lessonId, sound };
  return { own, hidden: own, missing: { id: NO_ID, lessonId: NO_ID, sound: `${'A'.repeat(32)}.mp3` } };
};

const boughtNote: Make = async ({ owner }) => {
  const { entitlementId: id, lessonId } = await bought(owner.id);
  const noteId = randomUUID();
  const ctx = ctxOf(db(), { id: owner.id, role: 'MEMBER' });
  await putLessonNote(ctx, { id, lessonId, noteId }, { second: null, text: 'ملاحظة' });
  return ofOwner({ id, lessonId, noteId });
};

const boughtFile: Make = async ({ owner }) => {
  const made = await bought(owner.id);
  return ofOwner({ id: made.entitlementId, ...(await addFileLesson(made)) });
};

const shownFile: Make = async ({ owner }) => {
  const [open, closed] = [await makeCourse(owner), await draft(owner)];
  const own = { id: open.id, ...(await addFileLesson(open)) };
  await updateLesson(open.ctx, open.id, own.lessonId, { isPreview: true });
  const hidden = { id: closed.id, ...(await addFileLesson(closed)) };
  return { own, hidden, missing: { id: NO_ID, lessonId: NO_ID, fileId: NO_ID } };
};

/** A free preview, and a lesson of a draft. */
const shownLesson: Make = async ({ owner }) => {
  const { ctx, id, lessonId } = await makeCourse(owner, { texts: ['نص', 'نص آخر'] });
  await updateLesson(ctx, id, lessonId, { isPreview: true });
  const hidden = await draft(owner);
  return {
    own: { id, lessonId },
    hidden: { id: hidden.id, lessonId: hidden.lessonId },
    missing: { id: NO_ID, lessonId: NO_ID },
  };
};

const link: Make = async ({ owner }) => ({
  own: { token: (await signed(owner)).token },
  hidden: null,
  missing: { token: 'a.b.c' },
});

/** A link to the file of a lesson that somebody bought. */
async function signed({ id: holderId, sessionId }: Person) {
  const made = await bought(holderId);
  const { lessonId, fileId } = await addFileLesson(made);
  const at = { by: 'purchase', id: made.entitlementId, lessonId } as const;
  const token = await signLink({ ...at, fileId, isPlayed: true, sessionId }, fromNow(MINUTE));
  return { token, fileId };
}

const streamPart: Make = async ({ owner }) => {
  const { token, fileId } = await signed(owner);
  await addStream(fileId);
  const part = '360.m3u8';
  return { own: { token, part }, hidden: null, missing: { token: 'a.b.c', part } };
};

/** A section of somebody's course. */
export const section: Make = async ({ owner }) => {
  const { sectionId } = await draft(owner);
  return byId(sectionId, sectionId);
};

/** A lesson of somebody's course. */
export const lesson: Make = async ({ owner }) => {
  const { lessonId } = await draft(owner);
  return byId(lessonId, lessonId);
};

export const COURSE_TARGETS: Record<string, Make> = {
  getCourse: course,
  createSection: course,
  updateSection: courseSection,
  deleteSection: courseSection,
  restoreSection: removedSection,
  copySection: courseSection,
  createLesson: course,
  getMadeLesson: courseLesson,
  updateLesson: courseLesson,
  putLessonText: courseLesson,
  listCaptions: courseLesson,
  putCaptions: captions,
  deleteCaptions: captions,
  moveLesson: courseLesson,
  copyLesson: courseLesson,
  deleteLesson: courseLesson,
  restoreLesson: removedLesson,
  listStudents: course,
  getStudentFigures: course,
  exportStudents: course,
  putStudentOpening: student,
  createCourseMessage: courseWithLearner,
  listCourseMessages: course,
  listReceivedMessages: receivedMessages,
  reportCourseMessage: receivedMessage,
  judgeCourseMessage: reportedMessage,
  getCourseRoom: room,
  searchCourse: room,
  getLesson: boughtLesson,
  putLessonProgress: boughtLesson,
  putLessonNote: boughtNote,
  deleteLessonNote: boughtNote,
  createCertificate: complete,
  getCertificatePdf: certificatePaper,
  getCertificate: certificate,
  getPodcastFeed: boughtSeries,
  renewPodcastFeed: boughtSeries,
  readPodcastFeed: podcastFeed,
  loadPodcastEpisode: podcastEpisode,
  createLessonLink: boughtFile,
  getShownLesson: shownLesson,
  createShownLink: shownFile,
  loadLessonFile: link,
  loadStreamPart: streamPart,
  getLessonStream: courseLesson,
  prepareLessonStream: courseLesson,
};
