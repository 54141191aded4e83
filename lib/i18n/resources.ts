import type { Locale } from './locales';
import arAccount from './messages/ar/account';
import arAuth from './messages/ar/auth';
import arBase from './messages/ar/base';
import arBookingAbsence from './messages/ar/booking-absence';
import arBookingCalendar from './messages/ar/booking-calendar';
import arBookingHours from './messages/ar/booking-hours';
import arBookingPackage from './messages/ar/booking-package';
import arBookingRoom from './messages/ar/booking-room';
import arCertificates from './messages/ar/certificates';
import arCheckout from './messages/ar/checkout';
import arCompanies from './messages/ar/companies';
import arCourseRoom from './messages/ar/course-room';
import arCourseStudents from './messages/ar/course-students';
import arCreator from './messages/ar/creator';
import arDates from './messages/ar/dates';
import arDisputes from './messages/ar/disputes';
import arEvaluations from './messages/ar/evaluations';
import arFigures from './messages/ar/figures';
import arFinance from './messages/ar/finance';
import arIdentity from './messages/ar/identity';
import arKindsAssessments from './messages/ar/kinds-assessments';
import arKindsBookings from './messages/ar/kinds-bookings';
import arKindsCourses from './messages/ar/kinds-courses';
import arKindsFiles from './messages/ar/kinds-files';
import arKindsQuizzes from './messages/ar/kinds-quizzes';
import arLessonText from './messages/ar/lesson-text';
import arListening from './messages/ar/listening';
import arLookAlikes from './messages/ar/look-alikes';
import arOperator from './messages/ar/operator';
import arOrders from './messages/ar/orders';
import arPaidWriting from './messages/ar/paid-writing';
import arPaymentSheet from './messages/ar/payment-sheet';
import arPayouts from './messages/ar/payouts';
import arPlayer from './messages/ar/player';
import arProductForm from './messages/ar/product-form';
import arProducts from './messages/ar/products';
import arQuizRoom from './messages/ar/quiz-room';
import arRecordings from './messages/ar/recordings';
import arRefunds from './messages/ar/refunds';
import arSaleRefunds from './messages/ar/sale-refunds';
import arServer from './messages/ar/server';
import arSetup from './messages/ar/setup';
import arSocial from './messages/ar/social';
import arStart from './messages/ar/start';
import arSuggestions from './messages/ar/suggestions';
import arTips from './messages/ar/tips';
import arWorkshopExam from './messages/ar/workshop-exam';
import arWorkshopPeople from './messages/ar/workshop-people';
import arWorkshopRoom from './messages/ar/workshop-room';
import enAccount from './messages/en/account';
import enAuth from './messages/en/auth';
import enBase from './messages/en/base';
import enBookingAbsence from './messages/en/booking-absence';
import enBookingCalendar from './messages/en/booking-calendar';
import enBookingHours from './messages/en/booking-hours';
import enBookingPackage from './messages/en/booking-package';
import enBookingRoom from './messages/en/booking-room';
import enCertificates from './messages/en/certificates';
import enCheckout from './messages/en/checkout';
import enCompanies from './messages/en/companies';
import enCourseRoom from './messages/en/course-room';
import enCourseStudents from './messages/en/course-students';
import enCreator from './messages/en/creator';
import enDates from './messages/en/dates';
import enDisputes from './messages/en/disputes';
import enEvaluations from './messages/en/evaluations';
import enFigures from './messages/en/figures';
import enFinance from './messages/en/finance';
import enIdentity from './messages/en/identity';
import enKindsAssessments from './messages/en/kinds-assessments';
import enKindsBookings from './messages/en/kinds-bookings';
import enKindsCourses from './messages/en/kinds-courses';
import enKindsFiles from './messages/en/kinds-files';
import enKindsQuizzes from './messages/en/kinds-quizzes';
import enLessonText from './messages/en/lesson-text';
import enListening from './messages/en/listening';
import enLookAlikes from './messages/en/look-alikes';
import enOperator from './messages/en/operator';
import enOrders from './messages/en/orders';
import enPaidWriting from './messages/en/paid-writing';
import enPaymentSheet from './messages/en/payment-sheet';
import enPayouts from './messages/en/payouts';
import enPlayer from './messages/en/player';
import enProductForm from './messages/en/product-form';
import enProducts from './messages/en/products';
import enQuizRoom from './messages/en/quiz-room';
import enRecordings from './messages/en/recordings';
import enRefunds from './messages/en/refunds';
import enSaleRefunds from './messages/en/sale-refunds';
import enServer from './messages/en/server';
import enSetup from './messages/en/setup';
import enSocial from './messages/en/social';
import enStart from './messages/en/start';
import enSuggestions from './messages/en/suggestions';
import enTips from './messages/en/tips';
import enWorkshopExam from './messages/en/workshop-exam';
import enWorkshopPeople from './messages/en/workshop-people';
import enWorkshopRoom from './messages/en/workshop-room';

/**
 * The messages that go to browsers, in the groups of `messages/`. A new domain needs `locales/{ar,en}/<domain>.json`,
 * and a line in a group of both languages; a new group needs a line in each of the lists here and one in
 * `page-messages.tsx`.
 */
const arabic = {
  ...arBase,
  ...arSocial,
  ...arProducts,
  ...arEvaluations,
  ...arKindsBookings,
  ...arWorkshopExam,
  ...arWorkshopPeople,
  ...arWorkshopRoom,
  ...arKindsAssessments,
  ...arKindsCourses,
  ...arKindsFiles,
  ...arKindsQuizzes,
  ...arQuizRoom,
  ...arCourseRoom,
  ...arCourseStudents,
  ...arBookingAbsence,
  ...arBookingCalendar,
  ...arBookingPackage,
  ...arBookingRoom,
  ...arBookingHours,
  ...arCertificates,
  ...arLessonText,
  ...arPlayer,
  ...arStart,
  ...arAuth,
  ...arAccount,
  ...arProductForm,
  ...arSetup,
  ...arDates,
  ...arCompanies,
  ...arCheckout,
  ...arListening,
  ...arLookAlikes,
  ...arPaidWriting,
  ...arPaymentSheet,
  ...arOrders,
  ...arRecordings,
  ...arRefunds,
  ...arSaleRefunds,
  ...arDisputes,
  ...arFinance,
  ...arPayouts,
  ...arCreator,
  ...arFigures,
  ...arIdentity,
  ...arOperator,
  ...arSuggestions,
  ...arTips,
};
const english = {
  ...enBase,
  ...enSocial,
  ...enProducts,
  ...enEvaluations,
  ...enKindsBookings,
  ...enWorkshopExam,
  ...enWorkshopPeople,
  ...enWorkshopRoom,
  ...enKindsAssessments,
  ...enKindsCourses,
  ...enKindsFiles,
  ...enKindsQuizzes,
  ...enQuizRoom,
  ...enCourseRoom,
  ...enCourseStudents,
  ...enBookingAbsence,
  ...enBookingCalendar,
  ...enBookingPackage,
  ...enBookingRoom,
  ...enBookingHours,
  ...enCertificates,
  ...enLessonText,
  ...enPlayer,
  ...enStart,
  ...enAuth,
  ...enAccount,
  ...enProductForm,
  ...enSetup,
  ...enDates,
  ...enCompanies,
  ...enCheckout,
  ...enListening,
  ...enLookAlikes,
  ...enPaidWriting,
  ...enPaymentSheet,
  ...enOrders,
  ...enRecordings,
  ...enRefunds,
  ...enSaleRefunds,
  ...enDisputes,
  ...enFinance,
  ...enPayouts,
  ...enCreator,
  ...enFigures,
  ...enIdentity,
  ...enOperator,
  ...enSuggestions,
  ...enTips,
};

/** Texts that only the server uses: refusals, letters, long texts. */
const all = { ar: { ...arabic, ...arServer }, en: { ...english, ...enServer } };

/** English files give the types of the keys; a test checks that both languages have the same keys. */
export type MessageTypes = typeof all.en;

export type Namespace = keyof MessageTypes;

/** The messages of one language, by namespace: the form of i18next's `resources[locale]`. */
export type LocaleResources = Record<string, ResourceTree>;
type ResourceTree = { [key: string]: string | ResourceTree };

/** @returns all messages of a language, for the server. */
export function serverResources(locale: Locale): LocaleResources {
  return all[locale];
}

/** @returns all messages of a language that any page sends to browsers */
export function browserResources(locale: Locale): LocaleResources {
  return locale === 'ar' ? arabic : english;
}
