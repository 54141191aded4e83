// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import accountLettersMessages from '@/locales/ar/account-letters.json';
import bookingLettersMessages from '@/locales/ar/booking-letters.json';
import codeLettersMessages from '@/locales/ar/code-letters.json';
import demoMessages from '@/locales/ar/demo.json';
import emailsMessages from '@/locales/ar/emails.json';
import eventsMessages from '@/locales/ar/events.json';
import exportMessages from '@/locales/ar/export.json';
import identityLettersMessages from '@/locales/ar/identity-letters.json';
import legalMessages from '@/locales/ar/legal.json';
import notificationsMessages from '@/locales/ar/notifications.json';
import operatorLettersMessages from '@/locales/ar/operator-letters.json';
import packageLettersMessages from '@/locales/ar/package-letters.json';
import payoutLettersMessages from '@/locales/ar/payout-letters.json';
import refundLettersMessages from '@/locales/ar/refund-letters.json';
import refusalsMessages from '@/locales/ar/refusals.json';
import revenueLettersMessages from '@/locales/ar/revenue-letters.json';
import signInAskMessages from '@/locales/ar/sign-in-ask.json';
import workshopLettersMessages from '@/locales/ar/workshop-letters.json';

export default {
  'account-letters': accountLettersMessages,
  'booking-letters': bookingLettersMessages,
  'code-letters': codeLettersMessages,
  'demo': demoMessages,
  'emails': emailsMessages,
  'events': eventsMessages,
  'export': exportMessages,
  'identity-letters': identityLettersMessages,
  'legal': legalMessages,
  'notifications': notificationsMessages,
  'operator-letters': operatorLettersMessages,
  'package-letters': packageLettersMessages,
  'payout-letters': payoutLettersMessages,
  'refund-letters': refundLettersMessages,
  'refusals': refusalsMessages,
  'revenue-letters': revenueLettersMessages,
  'sign-in-ask': signInAskMessages,
  'workshop-letters': workshopLettersMessages,
};
