import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/course-room';
import type { CourseRoom, LessonProgress, RoomLesson } from '@/lib/contract/kinds/course-room';
import { kindNameOf } from '@/lib/contract/kinds/types';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { presentImage } from '@/lib/server/files/service';
import { presentCertificate, requiredOf } from './certificates';
import { presentOutlineLesson } from './content';
import { presentNote } from './notes';
import { contentOf, openLesson } from './open-lesson';
import { opensFor } from './opens-at';
import { isWatched, type Progress, percentOf, withReport } from './progress';
import { findCertificate } from './repo-certificates';
import { listNotes } from './repo-notes';
import { findProgress, lockProgress, type ProgressRow, updateProgress } from './repo-progress';
import { findRoom, listRoom, type RoomRow } from './repo-room';
import { addOpening } from './repo-uses';

/**
 * A bought course, with how far the caller is. Lessons that were taken out stay for those who bought them, and count
 * for nothing.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function getCourseRoom(ctx: MemberCtx, id: string): Promise<CourseRoom> {
  const room = found(await findRoom(ctx.db, { id, holderId: ctx.viewer.id }));
  if (kindNameOf(room.type) !== 'courses') throw new AppError('not_found');
  if (room.access !== 'active') throw new AppError('not_entitled');
  const [rows, certificate] = await Promise.all([listRoom(ctx.db, id), findCertificate(ctx.db, id)]);
  const lessons = rows.map((row) => presentLesson(ctx, row, room));
  const lessonOf = new Map(lessons.map((lesson) => [lesson._id, lesson]));
  const required = requiredOf(rows);
  return {
    productId: room.product_id,
    type: room.type as CourseRoom['type'],
    title: room.title,
    cover: room.cover && presentImage(room.cover),
    creator: room.creator,
    sections: [...Map.groupBy(rows, ({ section_id }) => section_id)].map(([sectionId, own]) => ({
      _id: sectionId,
      title: own[0]?.section ?? '',
      lessons: own.map((row) => found(lessonOf.get(row.id))),
    })),
    requiredCount: required.length,
    completeCount: required.filter((row) => row.completed_at !== null).length,
    hasMessages: room.has_messages,
    nextLessonId: nextOf(rows, lessons),
    certificate: certificate ? presentCertificate(certificate) : null,
  };
}

function presentLesson(
  ctx: MemberCtx,
  row: RoomRow,
  room: { granted_at: Date; time_zone: string | null; is_all_open: boolean },
): RoomLesson {
  return {
    ...presentOutlineLesson(row),
    opensAt: opensFor(row, room, ctx.now)?.toISOString() ?? null,
    isGated: row.is_gated && !room.is_all_open,
    isNew: row.is_new,
    isRemoved: row.is_removed,
    poster: row.poster && presentImage(row.poster),
    progress: presentProgress(row, row.seconds),
  };
}

function presentProgress(
  row: {
    watched: ProgressRow['watched'] | null;
    allowed_seconds: number | null;
    position: number | null;
    position_at: Date | null;
    completed_at: Date | null;
  },
  seconds: number | null,
): LessonProgress {
  const progress = { watched: row.watched ?? [], allowed: row.allowed_seconds ?? 0 };
  const isComplete = row.completed_at !== null;
  return {
    isComplete,
    percent: isComplete ? 100 : percentOf(progress, seconds),
    position: row.position ?? 0,
    positionAt: row.position_at?.toISOString() ?? null,
  };
}

/** The lesson they were in last; when that is complete, the next one after it, and then the first of the others. */
function nextOf(rows: readonly RoomRow[], lessons: readonly RoomLesson[]): string | null {
  const last = rows.reduce(
    (latest, row, at) =>
      row.reported_at && row.reported_at > (rows[latest]?.reported_at ?? new Date(0)) ? at : latest,
    -1,
  );
  const inOrder = last < 0 ? lessons : [...lessons.slice(last), ...lessons.slice(0, last)];
  const next = inOrder.find(
    ({ progress, opensAt, isGated, isRemoved }) => !progress.isComplete && !opensAt && !isGated && !isRemoved,
  );
  return next?._id ?? null;
}

/**
 * A lesson of a bought course; that it was opened is noted.
 * @throws AppError `not_found`, `not_entitled`, `not_open_yet`
 */
export async function getLesson(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
): Promise<Payload<typeof contract.getLesson>> {
  const row = await openLesson(ctx, { by: 'purchase', id, lessonId });
  const at = { entitlementId: id, lessonId };
  if (!(await addOpening(ctx.db, { ...at, now: ctx.now }))) throw new AppError('not_entitled');
  const [content, progress, notes] = await Promise.all([
    contentOf(ctx, row),
    findProgress(ctx.db, at),
    listNotes(ctx.db, at),
  ]);
  return {
    ...content,
    progress: presentProgress(progress ?? NOTHING, row.seconds),
    notes: notes.map(presentNote),
    questionsCount: row.questions_count ?? null,
  };
}

const NOTHING = {
  watched: null,
  allowed_seconds: null,
  position: null,
  position_at: null,
  completed_at: null,
};

/**
 * Adds a report of a device to how far the caller is in a lesson.
 * @throws AppError `not_found`, `not_entitled`, `not_open_yet`; `invalid` for marking a film of known length or a
 *   quiz by hand
 */
export async function putLessonProgress(
  ctx: MemberCtx,
  id: string,
  lessonId: string,
  { isDone, at, ...said }: Parsed<typeof contract.putLessonProgress>['body'],
): Promise<LessonProgress> {
  const lesson = await openLesson(ctx, { by: 'purchase', id, lessonId });
  const length = lesson.type === 'video' || lesson.type === 'audio' ? lesson.seconds : null;
  if (isDone !== undefined && (length || lesson.type === 'quiz'))
    throw new AppError('invalid', { fields: { isDone: 'validation:invalid' } });
  return inTransaction(ctx, async (ctx) => {
    const place = { entitlementId: id, lessonId };
    const before = await lockProgress(ctx.db, { ...place, now: ctx.now });
    if (!before) throw new AppError('not_entitled');
    const after = withReport(progressOf(before), { ...said, at: new Date(at) }, length, ctx.now);
    const isComplete = isDone ?? (before.completed_at !== null || isWatched(after, length));
    const row: ProgressRow = {
      watched: after.watched,
      allowed_seconds: Math.round(after.allowed),
      reported_at: after.reportedAt,
      position: after.position,
      position_at: after.positionAt,
      completed_at: isComplete ? (before.completed_at ?? ctx.now) : null,
    };
    await updateProgress(ctx.db, place, row);
    return presentProgress(row, length);
  });
}

const progressOf = (row: ProgressRow): Progress => ({
  watched: row.watched,
  allowed: row.allowed_seconds,
  reportedAt: row.reported_at,
  position: row.position,
  positionAt: row.position_at,
});
