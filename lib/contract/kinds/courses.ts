import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams, Image, line, Time } from '../fields';
import { Chapters, LessonType, Opens, OutlineLesson, Seconds } from './course-facts';
import { LessonDoc } from './lesson-text';
import { KINDS } from './types';

// Courses for their creators. `id` is the product's. Every write returns the changed part.

/** A stored file that hangs on a lesson. */
export const LessonFile = z.object({ fileId: Id, name: z.string(), size: z.int(), mime: z.string() });
export type LessonFile = z.output<typeof LessonFile>;

/** A lesson as its creator sees it in the outline. */
export const MadeLesson = OutlineLesson.extend({
  sectionId: Id,
  /** the video, the sound or the file of which it consists */
  file: LessonFile.nullable(),
  /** what a film shows before it plays */
  poster: Image.nullable(),
  opens: Opens,
  /** buyers see it; a new lesson of a course that was published begins hidden */
  isShown: z.boolean(),
  /** it has content, so that it can be shown */
  isReady: z.boolean(),
  /** why its film or sound cannot be played, as a key of the messages; null where it can, or will be once converted */
  unplayable: z.string().nullable(),
  updatedAt: Time,
});
export type MadeLesson = z.output<typeof MadeLesson>;

export const MadeSection = z.object({ _id: Id, title: z.string(), lessons: z.array(MadeLesson) });
export type MadeSection = z.output<typeof MadeSection>;

/** A course with all its sections and lessons, in order, without their texts. */
export const MadeCourse = z.object({
  _id: Id,
  title: z.string(),
  type: z.enum(KINDS.courses.types),
  /** on the market: whatever is shown is for sale at once */
  isPublished: z.boolean(),
  /** this server converts films that browsers cannot play */
  convertsFilms: z.boolean(),
  sections: z.array(MadeSection),
});
export type MadeCourse = z.output<typeof MadeCourse>;

/** A lesson with its text and files, for its creator. */
export const MadeLessonView = MadeLesson.extend({
  text: LessonDoc,
  /** of the text; goes up each time that it is saved */
  textVersion: z.int(),
  files: z.array(LessonFile),
  chapters: Chapters,
});
export type MadeLessonView = z.output<typeof MadeLessonView>;

const SectionParams = IdParams.extend({ sectionId: Id });
const LessonParams = IdParams.extend({ lessonId: Id });
const SectionTitle = line(120, 0);
const LessonTitle = line(160);
/** Comes before this one; null: at the end. */
const beforeId = Id.nullable();

const writing = { access: 'owner', errors: ['forbidden'] } as const;
/** A course on the market keeps at least one lesson, and each that is shown has content. */
const showing = { ...writing, errors: ['forbidden', 'not_publishable'] } as const;

export const getCourse = endpoint({
  id: 'getCourse',
  method: 'GET',
  path: '/courses/{id}',
  access: 'owner',
  params: IdParams,
  response: MadeCourse,
});

export const createSection = endpoint({
  ...writing,
  id: 'createSection',
  method: 'POST',
  path: '/courses/{id}/sections',
  params: IdParams,
  body: z.object({ title: SectionTitle, beforeId: beforeId.optional() }).strict(),
  response: MadeSection,
  status: 201,
  errors: ['forbidden', 'conflict'],
});

export const updateSection = endpoint({
  ...writing,
  id: 'updateSection',
  method: 'PATCH',
  path: '/courses/{id}/sections/{sectionId}',
  params: SectionParams,
  body: z.object({ title: SectionTitle, beforeId }).partial().strict(),
  response: MadeSection,
});

export const deleteSection = endpoint({
  ...showing,
  id: 'deleteSection',
  method: 'DELETE',
  path: '/courses/{id}/sections/{sectionId}',
  params: SectionParams,
  response: Done,
});

export const copySection = endpoint({
  ...writing,
  id: 'copySection',
  method: 'POST',
  path: '/courses/{id}/sections/{sectionId}/copy',
  params: SectionParams,
  response: MadeSection,
  status: 201,
  errors: ['forbidden', 'conflict', 'storage_full'],
});

export const restoreSection = endpoint({
  ...writing,
  id: 'restoreSection',
  method: 'POST',
  path: '/courses/{id}/sections/{sectionId}/restore',
  params: SectionParams,
  response: MadeSection,
  errors: ['forbidden', 'conflict'],
});

export const createLesson = endpoint({
  ...writing,
  id: 'createLesson',
  method: 'POST',
  path: '/courses/{id}/lessons',
  params: IdParams,
  body: z
    .object({
      type: LessonType,
      title: LessonTitle,
      sectionId: Id.optional(),
      beforeId: beforeId.optional(),
      fileId: Id.optional(),
      seconds: Seconds.nullable().optional(),
    })
    .strict(),
  response: MadeLesson,
  status: 201,
  errors: ['forbidden', 'conflict'],
});

export const getMadeLesson = endpoint({
  id: 'getMadeLesson',
  method: 'GET',
  path: '/courses/{id}/lessons/{lessonId}',
  access: 'owner',
  params: LessonParams,
  response: MadeLessonView,
});

export const updateLesson = endpoint({
  ...showing,
  id: 'updateLesson',
  method: 'PATCH',
  path: '/courses/{id}/lessons/{lessonId}',
  params: LessonParams,
  body: z
    .object({
      title: LessonTitle,
      type: LessonType,
      fileId: Id.nullable(),
      /** the picture that a film shows before it plays; another file without one has none */
      posterId: Id.nullable(),
      seconds: Seconds.nullable(),
      isRequired: z.boolean(),
      isPreview: z.boolean(),
      isShown: z.boolean(),
      opens: Opens,
      /** of a recording, in order */
      chapters: Chapters,
      /** what is handed out with it, in order */
      files: z
        .array(z.object({ fileId: Id, name: line(200) }))
        .max(20, 'validation:tooManyFiles')
        .refine(
          (all) => new Set(all.map(({ fileId }) => fileId)).size === all.length,
          'validation:fileTwice',
        ),
    })
    .partial()
    .strict(),
  response: MadeLessonView,
  errors: ['forbidden', 'not_publishable', 'conflict'],
});

export const putLessonText = endpoint({
  ...showing,
  id: 'putLessonText',
  method: 'PUT',
  path: '/courses/{id}/lessons/{lessonId}/text',
  params: LessonParams,
  body: z.object({ version: z.int().min(0).max(1_000_000_000), text: LessonDoc }).strict(),
  response: z.object({ version: z.int(), isReady: z.boolean(), updatedAt: Time }),
  errors: ['forbidden', 'conflict', 'not_publishable', 'storage_full'],
  // It saves by itself while its author types.
  rateLimit: { max: 2400, seconds: 3600 },
});

export const moveLesson = endpoint({
  ...writing,
  id: 'moveLesson',
  method: 'POST',
  path: '/courses/{id}/lessons/{lessonId}/move',
  params: LessonParams,
  body: z.object({ sectionId: Id, beforeId }).partial().strict(),
  response: MadeLesson,
});

export const copyLesson = endpoint({
  ...writing,
  id: 'copyLesson',
  method: 'POST',
  path: '/courses/{id}/lessons/{lessonId}/copy',
  params: LessonParams,
  response: MadeLesson,
  status: 201,
  errors: ['forbidden', 'conflict', 'storage_full'],
});

export const deleteLesson = endpoint({
  ...showing,
  id: 'deleteLesson',
  method: 'DELETE',
  path: '/courses/{id}/lessons/{lessonId}',
  params: LessonParams,
  response: Done,
});

export const restoreLesson = endpoint({
  ...writing,
  id: 'restoreLesson',
  method: 'POST',
  path: '/courses/{id}/lessons/{lessonId}/restore',
  params: LessonParams,
  response: MadeLesson,
  errors: ['forbidden', 'conflict'],
});
