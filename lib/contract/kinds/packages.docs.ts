import type { Docs } from '../openapi/docs';
import type * as kindsPackages from './packages';

export const docs: Docs<typeof kindsPackages> = {
  tag: 'Kinds of products',
  schemas: {
    ChosenPackage: 'The package that the caller will pay for, with the terms that they saw',
    PackageLesson: 'A lesson that was booked from a package',
    BoughtPackage:
      'A package that somebody bought: how many lessons are left, until when, and what was booked',
    PackageWeek: 'One of the weeks that are to be booked together, and whether it is free',
    HostPackage: 'A package of the caller’s lessons that somebody bought',
  },
  parameters: {
    month: 'A calendar month in the zone',
    lesson: 'Another time for this lesson, instead of a new one',
    startsAt: 'The first lesson',
    count: 'How many weeks',
  },
  endpoints: {
    getChosenPackage: {
      summary: 'The package of a product that the caller has chosen and not paid for',
    },
    choosePackage: {
      summary: 'Chooses a package to pay for, instead of a slot or another package',
      example: { lessons: 8, minutes: 60 },
    },
    dropPackage: {
      summary: 'Forgets the package that the caller has chosen and not ordered',
    },
    getPackage: {
      summary:
        'The package that a purchase is of: how many lessons are left, until when, and what was booked',
    },
    listPackageSlots: {
      summary: 'The slots of a month in which a lesson can be booked, or to which one can be moved',
    },
    listPackageWeeks: {
      summary: 'The same time by the host’s clock in the next weeks, each with whether it is free',
    },
    bookLessons: {
      summary:
        'Books lessons of a package, all or none; `slot_taken` names the next that are free. The first come with answers',
      example: {
        starts: ['2026-12-03T15:00:00.000Z', '2026-12-10T15:00:00.000Z'],
        timeZone: 'Africa/Cairo',
        answers: [{ question: 'ما مستواك الآن؟', answer: 'مبتدئ، أعرف الأساسيات.' }],
      },
    },
    moveBookedLesson: {
      summary: 'Moves a lesson within its package, by the rules for other bookings',
      example: { startsAt: '2026-12-03T15:00:00.000Z', timeZone: 'Africa/Cairo' },
    },
    cancelBookedLesson: {
      summary:
        'Cancels a lesson; `conflict` where it would return to its package against what `isReturned` says',
      example: { isReturned: true },
    },
    getLessonCalendar: {
      summary: 'A lesson of a package as a file for calendars, as for other bookings',
    },
    listHostPackages: {
      summary: 'The packages of the caller’s lessons that still run, those that end first before the others',
    },
    endPackage: {
      summary:
        'Ends a package of the caller’s lessons: its buyer gets back the share of the lessons not held',
      example: { reason: 'أتوقف عن التدريس هذا العام، وأعتذر منك.' },
    },
  },
};
