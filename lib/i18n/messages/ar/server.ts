import accountLetters from '@/locales/ar/account-letters.json';
import bookingLetters from '@/locales/ar/booking-letters.json';
import codeLetters from '@/locales/ar/code-letters.json';
import demo from '@/locales/ar/demo.json';
import emails from '@/locales/ar/emails.json';
import events from '@/locales/ar/events.json';
import exported from '@/locales/ar/export.json';
import identityLetters from '@/locales/ar/identity-letters.json';
import legal from '@/locales/ar/legal.json';
import notifications from '@/locales/ar/notifications.json';
import operatorLetters from '@/locales/ar/operator-letters.json';
import packageLetters from '@/locales/ar/package-letters.json';
import payoutLetters from '@/locales/ar/payout-letters.json';
import refundLetters from '@/locales/ar/refund-letters.json';
import refusals from '@/locales/ar/refusals.json';
import revenueLetters from '@/locales/ar/revenue-letters.json';
import signInAsk from '@/locales/ar/sign-in-ask.json';
import workshopLetters from '@/locales/ar/workshop-letters.json';

export default {
  notifications,
  refusals,
  legal,
  emails,
  export: exported,
  'account-letters': accountLetters,
  'identity-letters': identityLetters,
  'operator-letters': operatorLetters,
  'payout-letters': payoutLetters,
  'revenue-letters': revenueLetters,
  'refund-letters': refundLetters,
  'booking-letters': bookingLetters,
  'package-letters': packageLetters,
  'workshop-letters': workshopLetters,
  'code-letters': codeLetters,
  demo,
  events,
  'sign-in-ask': signInAsk,
};
