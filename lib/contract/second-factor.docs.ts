import type { Docs } from './openapi/docs';
import type * as secondFactor from './second-factor';

export const docs: Docs<typeof secondFactor> = {
  tag: 'Sign-in',
  endpoints: {
    getSecondFactor: {
      summary: 'Whether the caller has set up a second factor, and until when this session has passed it',
    },
    startSecondFactor: {
      summary:
        'A new secret for an authenticator app, as text, address and SVG; valid once a code of it has been confirmed. Who has a second factor shows it first',
      example: { password: 'طائر-أزرق-2026' },
    },
    confirmSecondFactor: {
      summary: 'Takes the new secret into use with a first code; answers ten recovery codes, this once',
      example: { code: '123456' },
    },
    passSecondFactor: {
      summary:
        'Shows the second factor for this session: a code of the app or a recovery code, each good once',
      example: { code: '123456' },
    },
    renewRecoveryCodes: {
      summary: 'Ten new recovery codes for a fresh code of the app; the former ten end',
      example: { code: '123456' },
    },
  },
};
