import type { Docs } from '../openapi/docs';
import type * as kindsAbsences from './absences';

export const docs: Docs<typeof kindsAbsences> = {
  tag: 'Kinds of products',
  schemas: {
    AbsentSide: 'A side of a booking: the host or the buyer',
    AbsenceOutcome:
      'The outcome of an absence: `back` refunds the buyer in full or returns the credit to its package, `kept` leaves the money with the host or uses the credit',
    Absence:
      'A report by one side of a booking that the other side was absent. `objection` is null if the other side has not objected, and `outcome` is null until the report is settled',
    DisputedAbsence:
      'A booking with a report of absence to which the other side objected. For a session of a package, `price` is its share of the package price',
  },
  endpoints: {
    sayHostAbsent: {
      summary:
        'Reports that the host was absent from one of the caller’s bookings, from 15 minutes after its start until 72 hours after its end. The buyer is refunded in full unless the host objects. Returns 409 `conflict` outside this period or if a report exists',
      example: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
    },
    sayBuyerAbsent: {
      summary:
        'Reports that the buyer was absent from a booking of the caller’s time, from 15 minutes after its start until 72 hours after its end. The host keeps the money unless the buyer objects. Returns 409 `conflict` outside this period or if a report exists',
      example: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
    },
    sayHostAbsentAtLesson: {
      summary:
        'Reports that the host was absent from a session of one of the caller’s packages, from 15 minutes after its start until 72 hours after its end. The credit returns to the package unless the host objects. Returns 409 `conflict` outside this period or if a report exists',
      example: { text: 'انتظرت عشرين دقيقة ولم يدخل أحد.' },
    },
    answerLessonAbsence: {
      summary:
        'Answers the host’s report that the caller was absent from a session of a package. The caller agrees, or objects and an operator decides. Returns 409 `conflict` if the report is already answered or the time to answer is over',
      example: { agrees: true, text: '' },
    },
    answerHostAbsence: {
      summary:
        'Answers the buyer’s report that the caller was absent as the host of a booking. The caller agrees and the buyer is refunded in full, or objects and an operator decides. Returns 409 `conflict` if the report is already answered or the time to answer is over',
      example: { agrees: false, text: 'كنت في اللقاء من أوله.' },
    },
    answerBuyerAbsence: {
      summary:
        'Answers the host’s report that the caller was absent from a booking. The caller agrees, or objects and an operator decides. Returns 409 `conflict` if the report is already answered or the time to answer is over',
      example: { agrees: true, text: '' },
    },
    listAbsences: {
      summary: 'Returns the bookings with a disputed report of absence, newest booking first',
    },
    decideAbsence: {
      summary:
        'Settles a disputed report of absence: the buyer is refunded in full, or the host keeps the money. Returns 409 `conflict` if the report is not disputed or is already settled',
      example: { outcome: 'back' },
    },
  },
};
