// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import dynamic from 'next/dynamic';
import { withMessages } from '../with-messages';

export const CHUNKS = {
  'base': {
    ar: dynamic(() => import('./ar/base.gen').then(withMessages)),
    en: dynamic(() => import('./en/base.gen').then(withMessages)),
  },
  'account': {
    ar: dynamic(() => import('./ar/account.gen').then(withMessages)),
    en: dynamic(() => import('./en/account.gen').then(withMessages)),
  },
  'auth': {
    ar: dynamic(() => import('./ar/auth.gen').then(withMessages)),
    en: dynamic(() => import('./en/auth.gen').then(withMessages)),
  },
  'booking-absence': {
    ar: dynamic(() => import('./ar/booking-absence.gen').then(withMessages)),
    en: dynamic(() => import('./en/booking-absence.gen').then(withMessages)),
  },
  'booking-calendar': {
    ar: dynamic(() => import('./ar/booking-calendar.gen').then(withMessages)),
    en: dynamic(() => import('./en/booking-calendar.gen').then(withMessages)),
  },
  'booking-hours': {
    ar: dynamic(() => import('./ar/booking-hours.gen').then(withMessages)),
    en: dynamic(() => import('./en/booking-hours.gen').then(withMessages)),
  },
  'booking-package': {
    ar: dynamic(() => import('./ar/booking-package.gen').then(withMessages)),
    en: dynamic(() => import('./en/booking-package.gen').then(withMessages)),
  },
  'booking-room': {
    ar: dynamic(() => import('./ar/booking-room.gen').then(withMessages)),
    en: dynamic(() => import('./en/booking-room.gen').then(withMessages)),
  },
  'certificates': {
    ar: dynamic(() => import('./ar/certificates.gen').then(withMessages)),
    en: dynamic(() => import('./en/certificates.gen').then(withMessages)),
  },
  'checkout': {
    ar: dynamic(() => import('./ar/checkout.gen').then(withMessages)),
    en: dynamic(() => import('./en/checkout.gen').then(withMessages)),
  },
  'companies': {
    ar: dynamic(() => import('./ar/companies.gen').then(withMessages)),
    en: dynamic(() => import('./en/companies.gen').then(withMessages)),
  },
  'course-room': {
    ar: dynamic(() => import('./ar/course-room.gen').then(withMessages)),
    en: dynamic(() => import('./en/course-room.gen').then(withMessages)),
  },
  'course-students': {
    ar: dynamic(() => import('./ar/course-students.gen').then(withMessages)),
    en: dynamic(() => import('./en/course-students.gen').then(withMessages)),
  },
  'creator': {
    ar: dynamic(() => import('./ar/creator.gen').then(withMessages)),
    en: dynamic(() => import('./en/creator.gen').then(withMessages)),
  },
  'dates': {
    ar: dynamic(() => import('./ar/dates.gen').then(withMessages)),
    en: dynamic(() => import('./en/dates.gen').then(withMessages)),
  },
  'disputes': {
    ar: dynamic(() => import('./ar/disputes.gen').then(withMessages)),
    en: dynamic(() => import('./en/disputes.gen').then(withMessages)),
  },
  'evaluations': {
    ar: dynamic(() => import('./ar/evaluations.gen').then(withMessages)),
    en: dynamic(() => import('./en/evaluations.gen').then(withMessages)),
  },
  'figures': {
    ar: dynamic(() => import('./ar/figures.gen').then(withMessages)),
    en: dynamic(() => import('./en/figures.gen').then(withMessages)),
  },
  'finance': {
    ar: dynamic(() => import('./ar/finance.gen').then(withMessages)),
    en: dynamic(() => import('./en/finance.gen').then(withMessages)),
  },
  'identity': {
    ar: dynamic(() => import('./ar/identity.gen').then(withMessages)),
    en: dynamic(() => import('./en/identity.gen').then(withMessages)),
  },
  'kinds-assessments': {
    ar: dynamic(() => import('./ar/kinds-assessments.gen').then(withMessages)),
    en: dynamic(() => import('./en/kinds-assessments.gen').then(withMessages)),
  },
  'kinds-bookings': {
    ar: dynamic(() => import('./ar/kinds-bookings.gen').then(withMessages)),
    en: dynamic(() => import('./en/kinds-bookings.gen').then(withMessages)),
  },
  'kinds-courses': {
    ar: dynamic(() => import('./ar/kinds-courses.gen').then(withMessages)),
    en: dynamic(() => import('./en/kinds-courses.gen').then(withMessages)),
  },
  'kinds-files': {
    ar: dynamic(() => import('./ar/kinds-files.gen').then(withMessages)),
    en: dynamic(() => import('./en/kinds-files.gen').then(withMessages)),
  },
  'kinds-quizzes': {
    ar: dynamic(() => import('./ar/kinds-quizzes.gen').then(withMessages)),
    en: dynamic(() => import('./en/kinds-quizzes.gen').then(withMessages)),
  },
  'lesson-text': {
    ar: dynamic(() => import('./ar/lesson-text.gen').then(withMessages)),
    en: dynamic(() => import('./en/lesson-text.gen').then(withMessages)),
  },
  'listening': {
    ar: dynamic(() => import('./ar/listening.gen').then(withMessages)),
    en: dynamic(() => import('./en/listening.gen').then(withMessages)),
  },
  'look-alikes': {
    ar: dynamic(() => import('./ar/look-alikes.gen').then(withMessages)),
    en: dynamic(() => import('./en/look-alikes.gen').then(withMessages)),
  },
  'operator': {
    ar: dynamic(() => import('./ar/operator.gen').then(withMessages)),
    en: dynamic(() => import('./en/operator.gen').then(withMessages)),
  },
  'orders': {
    ar: dynamic(() => import('./ar/orders.gen').then(withMessages)),
    en: dynamic(() => import('./en/orders.gen').then(withMessages)),
  },
  'paid-writing': {
    ar: dynamic(() => import('./ar/paid-writing.gen').then(withMessages)),
    en: dynamic(() => import('./en/paid-writing.gen').then(withMessages)),
  },
  'payment-sheet': {
    ar: dynamic(() => import('./ar/payment-sheet.gen').then(withMessages)),
    en: dynamic(() => import('./en/payment-sheet.gen').then(withMessages)),
  },
  'payouts': {
    ar: dynamic(() => import('./ar/payouts.gen').then(withMessages)),
    en: dynamic(() => import('./en/payouts.gen').then(withMessages)),
  },
  'player': {
    ar: dynamic(() => import('./ar/player.gen').then(withMessages)),
    en: dynamic(() => import('./en/player.gen').then(withMessages)),
  },
  'product-form': {
    ar: dynamic(() => import('./ar/product-form.gen').then(withMessages)),
    en: dynamic(() => import('./en/product-form.gen').then(withMessages)),
  },
  'products': {
    ar: dynamic(() => import('./ar/products.gen').then(withMessages)),
    en: dynamic(() => import('./en/products.gen').then(withMessages)),
  },
  'quiz-room': {
    ar: dynamic(() => import('./ar/quiz-room.gen').then(withMessages)),
    en: dynamic(() => import('./en/quiz-room.gen').then(withMessages)),
  },
  'recordings': {
    ar: dynamic(() => import('./ar/recordings.gen').then(withMessages)),
    en: dynamic(() => import('./en/recordings.gen').then(withMessages)),
  },
  'refunds': {
    ar: dynamic(() => import('./ar/refunds.gen').then(withMessages)),
    en: dynamic(() => import('./en/refunds.gen').then(withMessages)),
  },
  'sale-refunds': {
    ar: dynamic(() => import('./ar/sale-refunds.gen').then(withMessages)),
    en: dynamic(() => import('./en/sale-refunds.gen').then(withMessages)),
  },
  'setup': {
    ar: dynamic(() => import('./ar/setup.gen').then(withMessages)),
    en: dynamic(() => import('./en/setup.gen').then(withMessages)),
  },
  'social': {
    ar: dynamic(() => import('./ar/social.gen').then(withMessages)),
    en: dynamic(() => import('./en/social.gen').then(withMessages)),
  },
  'start': {
    ar: dynamic(() => import('./ar/start.gen').then(withMessages)),
    en: dynamic(() => import('./en/start.gen').then(withMessages)),
  },
  'suggestions': {
    ar: dynamic(() => import('./ar/suggestions.gen').then(withMessages)),
    en: dynamic(() => import('./en/suggestions.gen').then(withMessages)),
  },
  'tips': {
    ar: dynamic(() => import('./ar/tips.gen').then(withMessages)),
    en: dynamic(() => import('./en/tips.gen').then(withMessages)),
  },
  'workshop-exam': {
    ar: dynamic(() => import('./ar/workshop-exam.gen').then(withMessages)),
    en: dynamic(() => import('./en/workshop-exam.gen').then(withMessages)),
  },
  'workshop-people': {
    ar: dynamic(() => import('./ar/workshop-people.gen').then(withMessages)),
    en: dynamic(() => import('./en/workshop-people.gen').then(withMessages)),
  },
  'workshop-room': {
    ar: dynamic(() => import('./ar/workshop-room.gen').then(withMessages)),
    en: dynamic(() => import('./en/workshop-room.gen').then(withMessages)),
  },
};
