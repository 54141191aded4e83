import accountLetters from '@/locales/en/account-letters.json';
import bookingLetters from '@/locales/en/booking-letters.json';
import codeLetters from '@/locales/en/code-letters.json';
import demo from '@/locales/en/demo.json';
import emails from '@/locales/en/emails.json';
import events from '@/locales/en/events.json';
import exported from '@/locales/en/export.json';
import identityLetters from '@/locales/en/identity-letters.json';
import legal from '@/locales/en/legal.json';
import notifications from '@/locales/en/notifications.json';
import operatorLetters from '@/locales/en/operator-letters.json';
import packageLetters from '@/locales/en/package-letters.json';
import payoutLetters from '@/locales/en/payout-letters.json';
import refundLetters from '@/locales/en/refund-letters.json';
import refusals from '@/locales/en/refusals.json';
import revenueLetters from '@/locales/en/revenue-letters.json';
import signInAsk from '@/locales/en/sign-in-ask.json';
import workshopLetters from '@/locales/en/workshop-letters.json';

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
