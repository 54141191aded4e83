import { z } from 'zod';
import { STOPPED_DAYS, STUDENT_GROUPS } from '../choices';
import { endpoint } from '../endpoint';
import { Id, IdParams, PageQuery, Person, page, Time } from '../fields';
import { LessonType } from './course-facts';

// The learners of a course, for its creator. `id` is the product's.

/** Everybody, those who stopped, or those who completed all required lessons. */
export const StudentGroup = z.enum(STUDENT_GROUPS);
export type StudentGroup = z.output<typeof StudentGroup>;

/** A learner has stopped after this number of days without activity in a course that is not completed. */
export const StoppedDays = z.enum(STOPPED_DAYS);

export const Student = z.object({
  /** of the purchase */
  _id: Id,
  person: Person,
  /** when they got the course */
  since: Time,
  /** of the lessons that the certificate asks for */
  doneCount: z.int(),
  ofCount: z.int(),
  /** the last sign of them in a lesson */
  lastSeenAt: Time.nullable(),
  /** since when all lessons are open to them, whatever their days; null where that was not chosen */
  openedAt: Time.nullable(),
});
export type Student = z.output<typeof Student>;

const Filter = z.object({
  /** a part of the name or handle */
  q: z.string().trim().max(80).optional(),
  group: StudentGroup.default('all'),
  days: StoppedDays.default('14'),
});

export const listStudents = endpoint({
  id: 'listStudents',
  method: 'GET',
  path: '/courses/{id}/students',
  access: 'owner',
  params: IdParams,
  query: PageQuery.extend(Filter.shape),
  response: page(Student),
});

export const StudentFigures = z.object({
  title: z.string(),
  /** it is an audio series: those who have it are listeners, and its lessons are episodes */
  isSeries: z.boolean(),
  count: z.int(),
  completeCount: z.int(),
  /** some lessons open after days, or on a day */
  hasDays: z.boolean(),
  /** the shown lessons, in order */
  lessons: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      section: z.string(),
      type: LessonType,
      /** how many of those who have the course now opened it */
      begunCount: z.int(),
      doneCount: z.int(),
    }),
  ),
});
export type StudentFigures = z.output<typeof StudentFigures>;

export const getStudentFigures = endpoint({
  id: 'getStudentFigures',
  method: 'GET',
  path: '/courses/{id}/students/figures',
  access: 'owner',
  params: IdParams,
  response: StudentFigures,
});

export const exportStudents = endpoint({
  id: 'exportStudents',
  method: 'GET',
  path: '/courses/{id}/students/export',
  access: 'owner',
  params: IdParams,
  query: Filter,
  response: z.unknown(),
  raw: true,
  gives: ['text/csv'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const putStudentOpening = endpoint({
  id: 'putStudentOpening',
  method: 'PUT',
  path: '/courses/{id}/students/{studentId}/opening',
  access: 'owner',
  params: IdParams.extend({ studentId: Id }),
  body: z.object({ isOpen: z.boolean() }).strict(),
  response: Student,
});
