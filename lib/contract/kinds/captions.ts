import { z } from 'zod';
import { COURSE_LANGUAGES } from '../choices';
import { endpoint } from '../endpoint';
import { Done, Id, IdParams } from '../fields';
import { CAPTIONS } from '../limits';

/** The words between two seconds of a recording. */
const Cue = z.object({ from: z.number(), to: z.number(), text: z.string() });

/** The captions of a lesson in one language, in order. */
export const LessonCaptions = z.object({ language: z.enum(COURSE_LANGUAGES), cues: z.array(Cue) });
export type LessonCaptions = z.output<typeof LessonCaptions>;

const LessonParams = IdParams.extend({ lessonId: Id });
const LanguageParams = LessonParams.extend({ language: z.enum(COURSE_LANGUAGES) });
const writing = { access: 'owner', errors: ['forbidden'] } as const;

export const listCaptions = endpoint({
  id: 'listCaptions',
  method: 'GET',
  path: '/courses/{id}/lessons/{lessonId}/captions',
  access: 'owner',
  params: LessonParams,
  response: z.object({ captions: z.array(LessonCaptions) }),
});

export const putCaptions = endpoint({
  ...writing,
  id: 'putCaptions',
  method: 'PUT',
  path: '/courses/{id}/lessons/{lessonId}/captions/{language}',
  params: LanguageParams,
  /** the words of the file */
  body: z
    .object({ file: z.string().max(CAPTIONS.mostLetters, 'kinds-courses:wrong.captionsTooLong') })
    .strict(),
  touches: ['listCaptions', 'getStorage'],
  response: LessonCaptions,
  errors: ['forbidden', 'storage_full'],
});

export const deleteCaptions = endpoint({
  ...writing,
  id: 'deleteCaptions',
  method: 'DELETE',
  path: '/courses/{id}/lessons/{lessonId}/captions/{language}',
  params: LanguageParams,
  response: Done,
  touches: ['listCaptions', 'getStorage'],
});
