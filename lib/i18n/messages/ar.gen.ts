// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import baseMessages from './ar/base.gen';
import accountMessages from './ar/account.gen';
import authMessages from './ar/auth.gen';
import bookingAbsenceMessages from './ar/booking-absence.gen';
import bookingCalendarMessages from './ar/booking-calendar.gen';
import bookingHoursMessages from './ar/booking-hours.gen';
import bookingPackageMessages from './ar/booking-package.gen';
import bookingRoomMessages from './ar/booking-room.gen';
import certificatesMessages from './ar/certificates.gen';
import checkoutMessages from './ar/checkout.gen';
import companiesMessages from './ar/companies.gen';
import courseRoomMessages from './ar/course-room.gen';
import courseStudentsMessages from './ar/course-students.gen';
import creatorMessages from './ar/creator.gen';
import datesMessages from './ar/dates.gen';
import disputesMessages from './ar/disputes.gen';
import evaluationsMessages from './ar/evaluations.gen';
import figuresMessages from './ar/figures.gen';
import financeMessages from './ar/finance.gen';
import identityMessages from './ar/identity.gen';
import kindsAssessmentsMessages from './ar/kinds-assessments.gen';
import kindsBookingsMessages from './ar/kinds-bookings.gen';
import kindsCoursesMessages from './ar/kinds-courses.gen';
import kindsFilesMessages from './ar/kinds-files.gen';
import kindsQuizzesMessages from './ar/kinds-quizzes.gen';
import lessonTextMessages from './ar/lesson-text.gen';
import listeningMessages from './ar/listening.gen';
import lookAlikesMessages from './ar/look-alikes.gen';
import operatorMessages from './ar/operator.gen';
import ordersMessages from './ar/orders.gen';
import paidWritingMessages from './ar/paid-writing.gen';
import paymentSheetMessages from './ar/payment-sheet.gen';
import payoutsMessages from './ar/payouts.gen';
import playerMessages from './ar/player.gen';
import productFormMessages from './ar/product-form.gen';
import productsMessages from './ar/products.gen';
import quizRoomMessages from './ar/quiz-room.gen';
import recordingsMessages from './ar/recordings.gen';
import refundsMessages from './ar/refunds.gen';
import saleRefundsMessages from './ar/sale-refunds.gen';
import setupMessages from './ar/setup.gen';
import socialMessages from './ar/social.gen';
import startMessages from './ar/start.gen';
import suggestionsMessages from './ar/suggestions.gen';
import tipsMessages from './ar/tips.gen';
import workshopExamMessages from './ar/workshop-exam.gen';
import workshopPeopleMessages from './ar/workshop-people.gen';
import workshopRoomMessages from './ar/workshop-room.gen';
import serverMessages from './ar/server.gen';

export const browserMessages = {
  ...baseMessages,
  ...accountMessages,
  ...authMessages,
  ...bookingAbsenceMessages,
  ...bookingCalendarMessages,
  ...bookingHoursMessages,
  ...bookingPackageMessages,
  ...bookingRoomMessages,
  ...certificatesMessages,
  ...checkoutMessages,
  ...companiesMessages,
  ...courseRoomMessages,
  ...courseStudentsMessages,
  ...creatorMessages,
  ...datesMessages,
  ...disputesMessages,
  ...evaluationsMessages,
  ...figuresMessages,
  ...financeMessages,
  ...identityMessages,
  ...kindsAssessmentsMessages,
  ...kindsBookingsMessages,
  ...kindsCoursesMessages,
  ...kindsFilesMessages,
  ...kindsQuizzesMessages,
  ...lessonTextMessages,
  ...listeningMessages,
  ...lookAlikesMessages,
  ...operatorMessages,
  ...ordersMessages,
  ...paidWritingMessages,
  ...paymentSheetMessages,
  ...payoutsMessages,
  ...playerMessages,
  ...productFormMessages,
  ...productsMessages,
  ...quizRoomMessages,
  ...recordingsMessages,
  ...refundsMessages,
  ...saleRefundsMessages,
  ...setupMessages,
  ...socialMessages,
  ...startMessages,
  ...suggestionsMessages,
  ...tipsMessages,
  ...workshopExamMessages,
  ...workshopPeopleMessages,
  ...workshopRoomMessages,
};

export const messages = { ...browserMessages, ...serverMessages };
