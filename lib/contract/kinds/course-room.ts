import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams, Image, Time } from '../fields';
import { LessonCaptions } from './captions';
import { Certificate } from './certificates';
import { Chapters, OutlineLesson } from './course-facts';
import { LessonFile } from './courses';
import { LessonNote } from './lesson-notes';
import { LessonDoc } from './lesson-text';
import { KINDS } from './types';

// Courses for their buyers (`id` is the purchase's), and their public outlines (`id` is the product's).

/** How far somebody came in a lesson. */
export const LessonProgress = z.object({
  isComplete: z.boolean(),
  /** how much of it was watched or heard, in percent */
  percent: z.int().min(0).max(100),
  /** where they are in it, in seconds */
  position: z.number(),
  /** when they were there, by the clock of their device; null: never */
  positionAt: Time.nullable(),
});
export type LessonProgress = z.output<typeof LessonProgress>;

export const RoomLesson = OutlineLesson.extend({
  /** null: it is open; else the moment when it opens for this buyer */
  opensAt: Time.nullable(),
  /** a quiz before it has to be passed first */
  isGated: z.boolean(),
  /** shown after they bought the course, and not opened yet */
  isNew: z.boolean(),
  /** its creator took it out; it stays with those who bought it */
  isRemoved: z.boolean(),
  /** of an episode of an audio series */
  poster: Image.nullable(),
  progress: LessonProgress,
});
export type RoomLesson = z.output<typeof RoomLesson>;

/** A bought course: what is in it, and how far its buyer is. */
export const CourseRoom = z.object({
  productId: Id,
  type: z.enum(KINDS.courses.types),
  title: z.string(),
  cover: Image.nullable(),
  creator: z.string(),
  sections: z.array(z.object({ _id: Id, title: z.string(), lessons: z.array(RoomLesson) })),
  /** of the lessons that count for the certificate */
  requiredCount: z.int(),
  completeCount: z.int(),
  /** the creator wrote something to its holder */
  hasMessages: z.boolean(),
  /** the lesson to go on with; null when all are complete */
  nextLessonId: Id.nullable(),
  /** null: not issued yet */
  certificate: Certificate.nullable(),
});
export type CourseRoom = z.output<typeof CourseRoom>;

/** The content of a lesson, for whoever may take it. Bytes are loaded by links. */
export const LessonContent = OutlineLesson.extend({
  file: LessonFile.nullable(),
  /** what a film shows before it plays */
  poster: Image.nullable(),
  text: LessonDoc,
  files: z.array(LessonFile),
  chapters: Chapters,
  /** of a video or a sound, one for each language */
  captions: z.array(LessonCaptions),
  /** the pictures of the text, by the id of their file */
  images: z.array(Image),
  /** the same content has the same version */
  textVersion: z.int(),
});
export type LessonContent = z.output<typeof LessonContent>;

/** Whether a file is played in the page or downloaded: the film, the sound or the file of a lesson, or a handout. */
const LinkBody = z.object({ isPlayed: z.boolean() }).strict();
export const FileLink = z.object({
  url: z.string(),
  expiresAt: Time,
  /** a film’s copies, at `{url}/main.m3u8`, `{url}/720.m3u8`, `{url}/audio.m3u8`; null where it has none, or not yet */
  stream: z
    .object({
      /** pixels of the shorter side, the smallest first */
      sides: z.array(z.int()),
      /** there is a copy of its sound alone */
      hasSound: z.boolean(),
    })
    .nullable(),
  /** false for a film that browsers cannot play before its copies are ready */
  isPlayable: z.boolean(),
});
const LessonParams = IdParams.extend({ lessonId: Id });
const FileParams = LessonParams.extend({ fileId: Id });

export const getCourseRoom = endpoint({
  id: 'getCourseRoom',
  method: 'GET',
  path: '/entitlements/{id}/course',
  access: 'owner',
  params: IdParams,
  response: CourseRoom,
  errors: ['not_entitled'],
});

export const getLesson = endpoint({
  id: 'getLesson',
  method: 'GET',
  path: '/entitlements/{id}/lessons/{lessonId}',
  access: 'owner',
  params: LessonParams,
  response: LessonContent.extend({
    progress: LessonProgress,
    notes: z.array(LessonNote),
    /** questions and answers under it; null: the caller may not ask, as they and the creator are apart */
    questionsCount: z.int().nullable(),
  }),
  errors: ['not_entitled', 'not_open_yet', 'quiz_first'],
});

/** A part that was watched or heard, in seconds. */
const Stretch = z
  .object({ from: z.number().min(0).max(86_400), to: z.number().min(0).max(86_400) })
  .refine(({ from, to }) => from <= to, 'validation:invalid');

export const putLessonProgress = endpoint({
  id: 'putLessonProgress',
  method: 'PUT',
  path: '/entitlements/{id}/lessons/{lessonId}/progress',
  access: 'owner',
  params: LessonParams,
  body: z
    .object({
      watched: z.array(Stretch).max(100),
      position: z.number().min(0).max(86_400),
      /** when they were there, by the clock of the device */
      at: Time,
      /** they moved there: only then does the beginning replace another position */
      isSought: z.boolean(),
      /** a text that was read to its end, or a lesson that is marked by hand; not for a film of known length */
      isDone: z.boolean().optional(),
    })
    .strict(),
  response: LessonProgress,
  errors: ['not_entitled', 'not_open_yet', 'quiz_first'],
  rateLimit: { max: 2400, seconds: 3600 },
});

export const createLessonLink = endpoint({
  id: 'createLessonLink',
  method: 'POST',
  path: '/entitlements/{id}/lessons/{lessonId}/files/{fileId}/link',
  access: 'owner',
  params: FileParams,
  body: LinkBody,
  response: FileLink,
  errors: ['not_entitled', 'not_open_yet', 'quiz_first'],
});

export const getShownLesson = endpoint({
  id: 'getShownLesson',
  method: 'GET',
  path: '/product/{id}/lessons/{lessonId}',
  access: 'guest',
  params: LessonParams,
  response: LessonContent,
});

export const createShownLink = endpoint({
  id: 'createShownLink',
  method: 'POST',
  path: '/product/{id}/lessons/{lessonId}/files/{fileId}/link',
  access: 'guest',
  params: FileParams,
  body: LinkBody,
  response: FileLink,
});

export const loadLessonFile = endpoint({
  id: 'loadLessonFile',
  method: 'GET',
  path: '/lesson-files/{token}',
  access: 'signed',
  params: z.object({ token: z.string().max(2000) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled', 'not_open_yet', 'quiz_first', 'not_found'],
  raw: true,
  gives: ['*/*'],
  proof: 'link',
});

export const loadStreamPart = endpoint({
  id: 'loadStreamPart',
  method: 'GET',
  path: '/lesson-files/{token}/{part}',
  access: 'signed',
  params: z.object({
    token: z.string().max(2000),
    part: z.string().regex(/^(?:main\.m3u8|(?:audio|\d{1,4})\.(?:m3u8|mp4))$/, 'validation:invalid'),
  }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled', 'not_open_yet', 'quiz_first', 'not_found'],
  raw: true,
  gives: ['*/*'],
  proof: 'link',
});
