import type { Docs } from './openapi/docs';
import type * as phones from './phones';

export const docs: Docs<typeof phones> = {
  tag: 'Sign-in',
  schemas: {
    Phone: 'A mobile number with its country code, in digits of any script. Stored in E.164 format',
  },
  endpoints: {
    sendOtp: {
      summary:
        'Sends a sign-in code to a phone number. The response and its timing are the same for every number, whether or not it has an account',
      example: { phone: '+966501234567', locale: 'ar' },
    },
    verifyOtp: {
      summary:
        'Exchanges a sign-in code for a one-time ticket for /api/auth. `isNew` is true if no account has the number yet, in which case signing in requires a name. Returns 409 `code_invalid` if the code is wrong or expired',
      example: { phone: '+966501234567', code: '123456' },
    },
    changePhone: {
      summary:
        'Sends a code to the caller’s new phone number. The number changes once the code is confirmed with /users/confirmPhone',
      example: { phone: '+966501234567', password: 'طائر-أزرق-2026' },
    },
    confirmPhone: {
      summary:
        'Confirms the code sent to a phone number and assigns the number to the caller’s account. Returns 409 `phone_taken` if another account has the number',
      example: { phone: '+966501234567', code: '123456' },
    },
  },
};
