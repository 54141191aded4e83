// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import accountLettersMessages from '@/locales/en/account-letters.json';
import bookingLettersMessages from '@/locales/en/booking-letters.json';
import codeLettersMessages from '@/locales/en/code-letters.json';
import demoMessages from '@/locales/en/demo.json';
import emailsMessages from '@/locales/en/emails.json';
import eventsMessages from '@/locales/en/events.json';
import exportMessages from '@/locales/en/export.json';
import identityLettersMessages from '@/locales/en/identity-letters.json';
import legalMessages from '@/locales/en/legal.json';
import notificationsMessages from '@/locales/en/notifications.json';
import operatorLettersMessages from '@/locales/en/operator-letters.json';
import packageLettersMessages from '@/locales/en/package-letters.json';
import payoutLettersMessages from '@/locales/en/payout-letters.json';
import refundLettersMessages from '@/locales/en/refund-letters.json';
import refusalsMessages from '@/locales/en/refusals.json';
import revenueLettersMessages from '@/locales/en/revenue-letters.json';
import signInAskMessages from '@/locales/en/sign-in-ask.json';
import workshopLettersMessages from '@/locales/en/workshop-letters.json';

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
