import type { Docs } from '../openapi/docs';
import type * as kindsCourseStudents from './course-students';

export const docs: Docs<typeof kindsCourseStudents> = {
  tag: 'Kinds of products',
  schemas: {
    StudentGroup: 'A group of students: all, inactive, or those with a completed course',
    StoppedDays: 'The number of days without activity in the course after which a student counts as inactive',
    Student:
      'A student of one of the caller’s courses, with the student’s progress. `_id` is the id of the purchase',
    StudentFigures:
      'The number of students of one of the caller’s courses, and their progress through its lessons',
  },
  parameters: {
    group: 'The group of students to return',
    days: 'The number of days after which a student counts as inactive',
    studentId: 'The id of the student’s purchase',
  },
  endpoints: {
    listStudents: {
      summary: 'Returns the students of one of the caller’s courses with their progress, newest first',
    },
    getStudentFigures: {
      summary:
        'Returns the number of students of one of the caller’s courses, and the numbers of students who began and completed each lesson',
    },
    exportStudents: {
      summary: 'Exports the list of students as a spreadsheet (CSV), in the caller’s language',
    },
    putStudentOpening: {
      summary: 'Opens all lessons to one student regardless of their opening times, or reverts this',
      example: { isOpen: true },
    },
  },
};
