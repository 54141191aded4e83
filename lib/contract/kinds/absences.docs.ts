import type { Docs } from '../openapi/docs';
import type * as kindsAbsences from './absences';

export const docs: Docs<typeof kindsAbsences> = {
  tag: 'Kinds of products',
  schemas: {
    AbsentSide: 'Whose time was booked, or who booked it',
    AbsenceOutcome: 'All of the money goes back to the buyer, or the host keeps it',
    Absence: 'That one of the two was not there, as the other says, and what became of it',
    DisputedAbsence: 'A booking about which its host and its buyer do not agree who was there',
  },
  endpoints: {
    sayHostAbsent: {
      summary:
        'The host was not there: from 15 minutes after the start until 72 hours after the end; all goes back unless they object',
      example: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
    },
    sayBuyerAbsent: {
      summary: 'The buyer was not there, in the same time; the host keeps the money unless they object',
      example: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
    },
    sayHostAbsentAtLesson: {
      summary:
        'The host was not there for a lesson of a package, in the same time; it goes back to the package unless they object',
      example: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
    },
    answerLessonAbsence: {
      summary: 'The buyer agrees that they were not there for a lesson; or objects, and an operator decides',
      example: { agrees: true, text: '' },
    },
    answerHostAbsence: {
      summary:
        'The host agrees that they were not there, and all goes back; or objects, and an operator decides',
      example: { agrees: false, text: 'كنت في اللقاء من أوله.' },
    },
    answerBuyerAbsence: {
      summary: 'The buyer agrees that they were not there; or objects, and an operator decides',
      example: { agrees: true, text: '' },
    },
    listAbsences: {
      summary: 'Absences about which the two do not agree, newest booking first',
    },
    decideAbsence: {
      summary: 'The operator decides: all goes back to the buyer, or the host keeps it',
      example: { outcome: 'back' },
    },
  },
};
