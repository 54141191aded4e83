import type * as codes from './codes';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof codes> = {
  tag: 'Sign-in',
  schemas: {
    Sent: 'The response to a request for a message. Another message may be requested after `resendSeconds` seconds',
  },
  endpoints: {
    verifyEmail: {
      summary:
        'Confirms the email address of an account, or changes it to the new one, with the token from the email. Returns 403 `sign_in_again` unless the caller is signed in to that account',
      example: { token: 'a-token-of-a-letter' },
    },
    sendVerification: {
      summary: 'Sends the confirmation link to the caller again and invalidates the earlier link',
    },
    forgotPassword: {
      summary:
        'Sends a link for setting a new password. The response and its timing are the same for every address',
      example: { email: 'sara@mail.example' },
    },
    resetPassword: {
      summary:
        'Sets a new password with the token from the email and ends every sign-in session of the account',
      example: { token: 'a-token-of-a-letter', password: 'طائر-أزرق-2026' },
    },
    getContact: {
      summary: 'Returns the caller’s email address and phone number, and whether the account has a password',
    },
    changeEmail: {
      summary:
        'Sends a confirmation link to the caller’s new email address. The address changes when the signed-in caller confirms the link through `/users/verify`',
      example: { email: 'new@mail.example', password: 'طائر-أزرق-2026' },
    },
  },
};
