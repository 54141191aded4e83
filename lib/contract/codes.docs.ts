import type * as codes from './codes';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof codes> = {
  tag: 'Sign-in',
  schemas: {
    Sent: 'Something was sent; the next may be asked for after so many seconds',
  },
  endpoints: {
    verifyEmail: {
      summary:
        'Confirms an e-mail address with the token from the letter, signed in to its account: the account’s, or its new one',
      example: { token: 'a-token-of-a-letter' },
    },
    sendVerification: {
      summary: 'Sends the letter with the confirmation link once more; the former link ends',
    },
    forgotPassword: {
      summary: 'Sends a link to choose a new password; says the same, in the same time, of every address',
      example: { email: 'sara@mail.example' },
    },
    resetPassword: {
      summary: 'Sets a new password with the token from the letter and ends every session of the account',
      example: { token: 'a-token-of-a-letter', password: 'طائر-أزرق-2026' },
    },
    getContact: {
      summary: 'How one’s own account is reached and signs in',
    },
    changeEmail: {
      summary:
        'Sends a link to the new address; the change is made when it is followed where one is signed in (/users/verify)',
      example: { email: 'new@mail.example', password: 'طائر-أزرق-2026' },
    },
  },
};
