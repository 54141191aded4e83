import type { Docs } from './openapi/docs';
import type * as phones from './phones';

export const docs: Docs<typeof phones> = {
  tag: 'Sign-in',
  schemas: {
    Phone: 'A mobile number with its country code, in digits of any script; kept as E.164',
  },
  endpoints: {
    sendOtp: {
      summary: 'Sends a sign-in code to a phone number; says the same, in the same time, of every number',
      example: { phone: '+966501234567', locale: 'ar' },
    },
    verifyOtp: {
      summary:
        'Checks a sign-in code and answers a one-time ticket for /api/auth; `isNew`: nobody has the number yet, signing in takes a name',
      example: { phone: '+966501234567', code: '123456' },
    },
    changePhone: {
      summary: 'Sends a code to the new number; the change is made with it (/users/confirmPhone)',
      example: { phone: '+966501234567', password: 'طائر-أزرق-2026' },
    },
    confirmPhone: {
      summary: 'Gives the account the number whose code this is',
      example: { phone: '+966501234567', code: '123456' },
    },
  },
};
