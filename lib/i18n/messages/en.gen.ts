// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import baseMessages from './en/base.gen';
import accountMessages from './en/account.gen';
import authMessages from './en/auth.gen';
import bookingAbsenceMessages from './en/booking-absence.gen';
import bookingCalendarMessages from './en/booking-calendar.gen';
import bookingHoursMessages from './en/booking-hours.gen';
import bookingPackageMessages from './en/booking-package.gen';
import bookingRoomMessages from './en/booking-room.gen';
import certificatesMessages from './en/certificates.gen';
import checkoutMessages from './en/checkout.gen';
import companiesMessages from './en/companies.gen';
import courseRoomMessages from './en/course-room.gen';
import courseStudentsMessages from './en/course-students.gen';
import creatorMessages from './en/creator.gen';
import datesMessages from './en/dates.gen';
import disputesMessages from './en/disputes.gen';
import evaluationsMessages from './en/evaluations.gen';
import figuresMessages from './en/figures.gen';
import financeMessages from './en/finance.gen';
import identityMessages from './en/identity.gen';
import kindsAssessmentsMessages from './en/kinds-assessments.gen';
import kindsBookingsMessages from './en/kinds-bookings.gen';
import kindsCoursesMessages from './en/kinds-courses.gen';
import kindsFilesMessages from './en/kinds-files.gen';
import kindsQuizzesMessages from './en/kinds-quizzes.gen';
import lessonTextMessages from './en/lesson-text.gen';
import listeningMessages from './en/listening.gen';
import lookAlikesMessages from './en/look-alikes.gen';
import operatorMessages from './en/operator.gen';
import ordersMessages from './en/orders.gen';
import paidWritingMessages from './en/paid-writing.gen';
import paymentSheetMessages from './en/payment-sheet.gen';
import payoutsMessages from './en/payouts.gen';
import playerMessages from './en/player.gen';
import productFormMessages from './en/product-form.gen';
import productsMessages from './en/products.gen';
import quizRoomMessages from './en/quiz-room.gen';
import recordingsMessages from './en/recordings.gen';
import refundsMessages from './en/refunds.gen';
import saleRefundsMessages from './en/sale-refunds.gen';
import setupMessages from './en/setup.gen';
import socialMessages from './en/social.gen';
import startMessages from './en/start.gen';
import suggestionsMessages from './en/suggestions.gen';
import tipsMessages from './en/tips.gen';
import workshopExamMessages from './en/workshop-exam.gen';
import workshopPeopleMessages from './en/workshop-people.gen';
import workshopRoomMessages from './en/workshop-room.gen';
import serverMessages from './en/server.gen';

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
