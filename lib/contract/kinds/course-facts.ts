import { z } from 'zod';
import { COURSE_LANGUAGES, COURSE_LEVELS, LESSON_TYPES } from '../choices';
import { Id, Image, line } from '../fields';

export const LessonType = z.enum(LESSON_TYPES);

/** In seconds, at most a day. */
export const Seconds = z.int().min(0).max(86_400);

/** The chapters of a recording: each begins at a second, and ends where the next begins. */
export const Chapters = z
  .array(z.object({ at: Seconds, title: line(120) }).strict())
  .max(100, 'kinds-courses:wrong.chaptersTooMany')
  .refine(
    (all) => all.every(({ at }, index) => index === 0 || at > (all[index - 1]?.at ?? 0)),
    'kinds-courses:wrong.chaptersOrder',
  );
export type Chapters = z.output<typeof Chapters>;

/** When a lesson opens for its buyers; both null: at once. Days begin at midnight, where the buyer is. */
export const Opens = z
  .object({
    /** days after they got the course */
    afterDays: z.int().min(1).max(365).nullable(),
    /** a day of the calendar, which has no year 0 */
    on: z.iso
      .date('validation:date')
      .refine((day) => !day.startsWith('0000'), 'validation:date')
      .nullable(),
  })
  .refine(({ afterDays, on }) => afterDays === null || on === null, 'kinds-courses:wrong.opensTwice');

const Facts = z.object({
  level: z.enum(COURSE_LEVELS),
  language: z.enum(COURSE_LANGUAGES),
  /** what one has to know or own beforehand, one line each */
  requirements: z.array(line(160)).max(8, 'validation:tooManyPoints'),
});

/** The fields of a course that the product form saves. Its sections and lessons have endpoints of their own. */
export const CoursesContent = Facts.extend({ kind: z.literal('courses') }).strict();
export type CoursesContent = z.output<typeof CoursesContent>;

/** A lesson as everybody may know it before they buy: never its content. */
export const OutlineLesson = z.object({
  _id: Id,
  title: z.string(),
  type: LessonType,
  /** how long it takes; null where nobody knows */
  seconds: Seconds.nullable(),
  isRequired: z.boolean(),
  /** everybody may take it before they buy */
  isPreview: z.boolean(),
});
export type OutlineLesson = z.output<typeof OutlineLesson>;

/** A lesson as the page of its product shows it. */
export const ShownLesson = OutlineLesson.extend({
  /** what the film of a free preview shows before it plays */
  poster: Image.nullable(),
  /** when it opens for those who buy the course now */
  opens: Opens,
});
export type ShownLesson = z.output<typeof ShownLesson>;

/** The public outline: sections and lessons, in order. */
export const CoursesOutline = Facts.extend({
  kind: z.literal('courses'),
  /** it is listened to, and its lessons are episodes */
  isSeries: z.boolean(),
  sections: z.array(z.object({ _id: Id, title: z.string(), lessons: z.array(ShownLesson) })),
  lessonsCount: z.int(),
  /** of all lessons whose length is known */
  seconds: z.int(),
  /** lessons that have no content yet; none of a product on the market */
  unfinishedCount: z.int(),
  /** names of their films and sounds that cannot be played */
  unplayable: z.array(z.string()),
});
export type CoursesOutline = z.output<typeof CoursesOutline>;
