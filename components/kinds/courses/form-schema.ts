import { z } from 'zod';
import { CoursesContent } from '@/lib/contract/kinds/course-facts';

const { level, language, requirements } = CoursesContent.shape;

/** The form's value for a course; parsed, it is what is sent. What one needs is typed as lines of one field. */
export const CoursesDraft = z.object({
  kind: z.literal('courses'),
  level,
  language,
  requirements: z
    .string()
    .transform((text) => text.split('\n').filter((line) => line.trim() !== ''))
    .refine(
      (all) => all.every((line) => requirements.element.safeParse(line).success),
      'validation:lineTooLong',
    )
    .pipe(requirements),
  /** made on a page of their own; the form has a place for what is wrong with them */
  lessons: z.undefined().optional(),
});
export type CoursesDraft = z.input<typeof CoursesDraft>;
