import { z } from 'zod';
import { COURSE_LANGUAGES, COURSE_LEVELS, LESSON_TYPES } from '../choices';
import { Id, Image, line } from '../fields';

export const LessonType = z.enum(LESSON_TYPES);

/** A duration or position in seconds, at most one day. */
export const Seconds = z.int().min(0).max(86_400);

/** The chapters of a recording, in order. A chapter ends at the start of the next chapter. */
export const Chapters = z
  .array(z.object({ at: Seconds, title: line(120) }).strict())
  .max(100, 'kinds-courses:wrong.chaptersTooMany')
  .refine(
    (chapters) => chapters.every(({ at }, index) => index === 0 || at > (chapters[index - 1]?.at ?? 0)),
    'kinds-courses:wrong.chaptersOrder',
  );
export type Chapters = z.output<typeof Chapters>;

/**
 * The day on which a lesson opens to a buyer. If both fields are null, the lesson is open from the beginning. A day
 * begins at midnight in the buyer's time zone.
 */
export const Opens = z
  .object({
    /** the number of days after the day on which the buyer received the course */
    afterDays: z.int().min(1).max(365).nullable(),
    /** a fixed day; year 0 is refused, because the calendar does not have one */
    on: z.iso
      .date('validation:date')
      .refine((day) => !day.startsWith('0000'), 'validation:date')
      .nullable(),
  })
  .refine(({ afterDays, on }) => afterDays === null || on === null, 'kinds-courses:wrong.opensTwice');

const CourseFacts = z.object({
  level: z.enum(COURSE_LEVELS),
  language: z.enum(COURSE_LANGUAGES),
  /** the knowledge or equipment that the course requires, one item per line */
  requirements: z.array(line(160)).max(8, 'validation:tooManyPoints'),
});

/** The fields of a course that the product form saves. Sections and lessons have separate endpoints. */
export const CoursesContent = CourseFacts.extend({ kind: z.literal('courses') }).strict();
export type CoursesContent = z.output<typeof CoursesContent>;

/** The public facts about a lesson, without its content. */
export const OutlineLesson = z.object({
  _id: Id,
  title: z.string(),
  type: LessonType,
  /** the duration; null if it is unknown */
  seconds: Seconds.nullable(),
  isRequired: z.boolean(),
  /** whether the lesson is free for everybody */
  isPreview: z.boolean(),
});
export type OutlineLesson = z.output<typeof OutlineLesson>;

/** The public facts about a lesson on the page of its product. */
export const ShownLesson = OutlineLesson.extend({
  /** the still image of the video of a free preview, shown before playback */
  poster: Image.nullable(),
  /** when the lesson opens to a member who buys the course now */
  opens: Opens,
});
export type ShownLesson = z.output<typeof ShownLesson>;

/** The public outline of a course, with its sections and lessons in order. */
export const CoursesOutline = CourseFacts.extend({
  kind: z.literal('courses'),
  /** whether the course is an audio series, with its lessons as episodes */
  isSeries: z.boolean(),
  sections: z.array(z.object({ _id: Id, title: z.string(), lessons: z.array(ShownLesson) })),
  lessonsCount: z.int(),
  /** the total duration of the lessons with a known duration */
  seconds: z.int(),
  /** the number of lessons without content; 0 for a published course */
  unfinishedCount: z.int(),
  /** the names of video and audio files that cannot be played */
  unplayable: z.array(z.string()),
});
export type CoursesOutline = z.output<typeof CoursesOutline>;
