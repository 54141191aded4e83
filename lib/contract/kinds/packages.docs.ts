import type { Docs } from '../openapi/docs';
import type * as kindsPackages from './packages';

export const docs: Docs<typeof kindsPackages> = {
  tag: 'Kinds of products',
  schemas: {
    ChosenPackage: 'A package that the caller has selected for purchase, with its terms at that time',
    PackageLesson:
      'A session booked with a credit of a package. `wouldReturn` is true if a cancellation now would return the credit',
    BoughtPackage: 'A purchased package: its remaining credits, its end, and the booked sessions',
    PackageWeek:
      'A week of a weekly series of sessions, with its availability. `others` lists free slots of the same week if the slot is taken',
    HostPackage: 'A purchased package of sessions with the caller as host',
  },
  parameters: {
    month: 'A calendar month in the given time zone',
    lesson: 'The id of a booked session to be moved. Without it, the slots are for a new session',
    startsAt: 'The start of the first session',
    count: 'The number of weeks',
  },
  endpoints: {
    getChosenPackage: {
      summary: 'Returns the package of a product that the caller has selected and not paid for',
    },
    choosePackage: {
      summary:
        'Selects a package of a product for purchase, replacing a reserved slot or another selected package',
      example: { lessons: 8, minutes: 60 },
    },
    dropPackage: {
      summary: 'Removes the caller’s selection of a package that is not ordered',
    },
    getPackage: {
      summary:
        'Returns the package of one of the caller’s purchases: its remaining credits, its end, and the booked sessions',
    },
    listPackageSlots: {
      summary:
        'Returns the slots of a month in which a session of a package can be booked, or to which a booked session can be moved',
    },
    listPackageWeeks: {
      summary:
        'Returns the same time of day, in the host’s time zone, in each of the following weeks, with its availability',
    },
    bookLessons: {
      summary:
        'Books sessions with the credits of a package, all or none. The first booking includes the answers to the host’s questions. Returns 409 `slot_taken` with the next free slots if a slot is not available, and 409 `no_lessons_left` if too few credits are left',
      example: {
        starts: ['2026-12-03T15:00:00.000Z', '2026-12-10T15:00:00.000Z'],
        timeZone: 'Africa/Cairo',
        answers: [{ question: 'ما مستواك الآن؟', answer: 'مبتدئ، أعرف الأساسيات.' }],
      },
    },
    moveBookedLesson: {
      summary:
        'Moves a booked session of a package to another slot, under the rules for moving a booking. Returns 409 `slot_taken` with the next free slots if the slot is not available',
      example: { startsAt: '2026-12-03T15:00:00.000Z', timeZone: 'Africa/Cairo' },
    },
    cancelBookedLesson: {
      summary:
        'Cancels a booked session of a package. Returns 409 `conflict` if `isReturned` differs from whether the credit would return to the package',
      example: { isReturned: true },
    },
    getLessonCalendar: {
      summary: 'Returns a booked session of a package as a calendar file (RFC 5545), as for other bookings',
    },
    listHostPackages: {
      summary: 'Returns the active packages of sessions with the caller as host, earliest end first',
    },
    endPackage: {
      summary:
        'Ends a package of sessions with the caller as host, and refunds the buyer’s share for the sessions that did not take place. Returns 409 `conflict` if the package is used up, has expired or has already ended',
      example: { reason: 'أتوقف عن التدريس هذا العام، وأعتذر منك.' },
    },
  },
};
