import type { Docs } from '../openapi/docs';
import type * as kindsCourseStudents from './course-students';

export const docs: Docs<typeof kindsCourseStudents> = {
  tag: 'Kinds of products',
  schemas: {
    StudentGroup: 'Everybody, those who stopped, or those who completed the course',
    StoppedDays: 'For how many days somebody did nothing in the course',
    Student: 'Somebody who has an own course, and how far they are',
    StudentFigures: 'How many have an own course, and where they stop',
  },
  parameters: {
    group: 'Which of those who have the course',
    days: 'For how many days those did nothing who stopped',
    studentId: 'The id of the purchase',
  },
  endpoints: {
    listStudents: {
      summary: 'Who has an own course, and how far they are; newest first',
    },
    getStudentFigures: {
      summary: 'How many have an own course, and how many began and completed each lesson',
    },
    exportStudents: {
      summary: 'The same list for spreadsheets (CSV), in the language of the caller',
    },
    putStudentOpening: {
      summary: 'Opens all lessons to one buyer whatever their days, or takes that back',
      example: { isOpen: true },
    },
  },
};
