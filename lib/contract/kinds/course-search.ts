import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams, line } from '../fields';

/** Where something was found in a course: lessons in their order, each with the places in it. */
export const CourseFound = z.object({
  lessonId: Id,
  title: z.string(),
  /** it is not open yet, and was found by its title */
  isLocked: z.boolean(),
  places: z.array(
    z.object({
      /** its text, what is said in it, or what the caller noted in it */
      in: z.enum(['text', 'speech', 'note']),
      /** the words around */
      excerpt: z.string(),
      /** of the recording; null belongs to the whole lesson */
      second: z.int().nullable(),
    }),
  ),
});
export type CourseFound = z.output<typeof CourseFound>;

export const searchCourse = endpoint({
  id: 'searchCourse',
  method: 'GET',
  path: '/entitlements/{id}/course/search',
  access: 'owner',
  params: IdParams,
  query: z.object({ q: line(100) }),
  response: z.object({ found: z.array(CourseFound) }),
  errors: ['not_entitled'],
  rateLimit: { max: 1200, seconds: 3600 },
});
