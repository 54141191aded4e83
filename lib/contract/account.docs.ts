import type * as account from './account';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof account> = {
  tag: 'Account',
  schemas: {
    OwnPassword:
      'The caller’s password, asked for where the account has one. Where it has none, a sign-in of the last ten minutes counts',
    GivenPassword: 'The current password of the account',
    SessionView: 'A place where the account is signed in',
  },
  endpoints: {
    changePassword: {
      summary: 'Changes the password, or sets the first one; all other sessions of the account end',
      example: { current: 'طائر-أزرق-2026', password: 'طائر-أخضر-2027' },
    },
    listSessions: {
      summary: 'Where the own account is signed in: this session first, then the last seen',
    },
    endSession: {
      summary: 'Ends one of the own sessions; its tokens end with it, on every instance',
    },
    endSessions: {
      summary: 'Signs out everywhere: all other sessions, or this one too',
      example: { scope: 'others' },
    },
  },
};
