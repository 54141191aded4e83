import type * as account from './account';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof account> = {
  tag: 'Account',
  schemas: {
    OwnPassword:
      'The current password of the account. Required if the account has a password; otherwise, a sign-in within the last ten minutes is enough',
    GivenPassword: 'The current password of the account',
    SessionView: 'A sign-in session of the account',
  },
  endpoints: {
    changePassword: {
      summary:
        'Changes the caller’s password, or sets the first one, and ends all other sign-in sessions of the account',
      example: { current: 'طائر-أزرق-2026', password: 'طائر-أخضر-2027' },
    },
    listSessions: {
      summary: 'Returns the caller’s sign-in sessions: the current one first, then the most recently active',
    },
    endSession: {
      summary:
        'Ends one of the caller’s sign-in sessions and invalidates its tokens on every server instance',
    },
    endSessions: {
      summary: 'Ends all other sign-in sessions of the caller, or all including the current one',
      example: { scope: 'others' },
    },
  },
};
