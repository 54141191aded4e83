import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/courses';
import type { MadeCourse, MadeSection } from '@/lib/contract/kinds/courses';
import { hasSections, KINDS } from '@/lib/contract/kinds/types';
import { MOST_SECTIONS } from '@/lib/contract/limits';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { assertRoom } from '@/lib/server/files/storage-room';
import { newId } from '@/lib/server/ids';
import { convertsFilms } from '@/lib/server/streams/service';
import { copyLessons } from './copies';
import { changingCourse, type HeldCourse, refuseTooMany, refuseUnsellable } from './lock-course';
import { presentMade } from './present';
import { hasPart, listLessons } from './repo-lessons';
import {
  findOwnCourse,
  findSection,
  insertSection,
  listSections,
  makeRoomForSection,
  removeSection,
  restoreSection as restoreRow,
  updateSection as updateRow,
} from './repo-sections';

/** Returns one of the caller's courses, with hidden lessons. @throws AppError `not_found` */
export async function getCourse(ctx: MemberCtx, id: string): Promise<MadeCourse> {
  const course = found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  const [sections, lessons] = await Promise.all([listSections(ctx.db, id), listLessons(ctx.db, id)]);
  const lessonsOf = Map.groupBy(lessons, ({ section_id }) => section_id);
  return {
    _id: id,
    title: course.title,
    type: course.type as MadeCourse['type'],
    isPublished: course.status === 'published',
    convertsFilms: convertsFilms(),
    sections: sections.map((section) => ({
      _id: section.id,
      title: section.title,
      lessons: (lessonsOf.get(section.id) ?? []).map(presentMade),
    })),
  };
}

/** @throws AppError `not_found`, `forbidden`, `conflict` for a second section of a micro course */
export function createSection(
  ctx: MemberCtx,
  id: string,
  { title, beforeId = null }: Parsed<typeof contract.createSection>['body'],
): Promise<MadeSection> {
  return changingCourse(ctx, id, async (ctx, course) => {
    const sectionId = await addSection(ctx, course, title, beforeId);
    return sectionView(ctx, id, sectionId);
  });
}

/** Adds a section to a course that the caller has locked. @returns its id */
export async function addSection(
  ctx: MemberCtx,
  course: HeldCourse,
  title: string,
  beforeId: string | null = null,
): Promise<string> {
  await refuseSection(ctx, course);
  const position = found(await makeRoomForSection(ctx.db, course.id, beforeId));
  const id = newId();
  await insertSection(ctx.db, { id, productId: course.id, title, position, now: ctx.now });
  return id;
}

async function refuseSection(ctx: MemberCtx, { id, type }: HeldCourse): Promise<void> {
  const { length } = await listSections(ctx.db, id);
  if (!hasSections(type) && length > 0) throw new AppError('conflict');
  if (length >= MOST_SECTIONS)
    throw new AppError('invalid', { fields: { title: 'kinds-courses:wrong.sectionsTooMany' } });
}

/** @throws AppError `not_found`, `forbidden` */
export function updateSection(
  ctx: MemberCtx,
  id: string,
  sectionId: string,
  { title, beforeId }: Parsed<typeof contract.updateSection>['body'],
): Promise<MadeSection> {
  return changingCourse(ctx, id, async (ctx) => {
    found(await findSection(ctx.db, id, sectionId));
    const isMoved = beforeId !== undefined && beforeId !== sectionId;
    const position = isMoved ? found(await makeRoomForSection(ctx.db, id, beforeId)) : undefined;
    await updateRow(ctx.db, sectionId, {
      ...(title !== undefined && { title }),
      ...(position !== undefined && { position }),
    });
    return sectionView(ctx, id, sectionId);
  });
}

/**
 * Adds a copy of a section after it, with copies of its lessons.
 * @throws AppError `not_found`, `forbidden`, `conflict` for a micro course, `invalid` where there would be too
 *   many, `storage_full`
 */
export function copySection(ctx: MemberCtx, id: string, sectionId: string): Promise<MadeSection> {
  return changingCourse(ctx, id, async (ctx, course) => {
    const [sections, lessons] = await Promise.all([listSections(ctx.db, id), listLessons(ctx.db, id)]);
    const at = sections.findIndex((section) => section.id === sectionId);
    const { title } = found(sections[at]);
    const own = lessons.filter((lesson) => lesson.section_id === sectionId);
    await refuseTooMany(ctx, id, own.length);
    // What it takes is known once it is there, as with a lesson.
    await assertRoom(ctx, 1);
    const copyId = await addSection(ctx, course, title, sections[at + 1]?.id);
    const copies = own.map((lesson, index) => {
      return { id: newId(), of: lesson.id, sectionId: copyId, position: index + 1 };
    });
    await copyLessons(ctx, course, copies);
    return sectionView(ctx, id, copyId);
  });
}

/** @throws AppError `not_found`, `forbidden`, `not_publishable` when the market would have a course without lessons */
export function deleteSection(ctx: MemberCtx, id: string, sectionId: string): Promise<{ done: true }> {
  return changingCourse(ctx, id, async (ctx, course) => {
    found(await findSection(ctx.db, id, sectionId));
    await removeSection(ctx.db, sectionId, ctx.now);
    await refuseUnsellable(ctx, course);
    return { done: true };
  });
}

/**
 * @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` where it is there, or a micro course has another one
 */
export function restoreSection(ctx: MemberCtx, id: string, sectionId: string): Promise<MadeSection> {
  return changingCourse(ctx, id, async (ctx, course) => {
    found((await hasPart(ctx.db, 'course_sections', id, sectionId)) || null);
    if (await findSection(ctx.db, id, sectionId)) throw new AppError('conflict');
    await refuseSection(ctx, course);
    await restoreRow(ctx.db, id, sectionId);
    await refuseTooMany(ctx, id, 0);
    return sectionView(ctx, id, sectionId);
  });
}

async function sectionView(ctx: MemberCtx, id: string, sectionId: string): Promise<MadeSection> {
  const [section, lessons] = await Promise.all([findSection(ctx.db, id, sectionId), listLessons(ctx.db, id)]);
  const { title } = found(section);
  const own = lessons.filter((lesson) => lesson.section_id === sectionId);
  return { _id: sectionId, title, lessons: own.map(presentMade) };
}
