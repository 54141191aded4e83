import type { Docs } from './openapi/docs';
import type * as secondFactor from './second-factor';

export const docs: Docs<typeof secondFactor> = {
  tag: 'Sign-in',
  endpoints: {
    getSecondFactor: {
      summary:
        'Returns whether the caller has set up a second factor, and the time until which the current session counts as verified by it',
    },
    startSecondFactor: {
      summary:
        'Creates a secret for an authenticator app, returned as text, URI and SVG. The secret takes effect once a code from it is confirmed. Returns 403 `second_factor_required` if the caller has a second factor that the session has not verified',
      example: { password: 'طائر-أزرق-2026' },
    },
    confirmSecondFactor: {
      summary:
        'Activates the new secret with a first code, and returns ten recovery codes, which are not shown again. Returns 409 `code_invalid` if the code is wrong',
      example: { code: '123456' },
    },
    passSecondFactor: {
      summary:
        'Verifies the second factor for the current session with an app code or a recovery code. Each code works once. Returns 409 `code_invalid` if the code is wrong or used',
      example: { code: '123456' },
    },
    renewRecoveryCodes: {
      summary:
        'Creates ten new recovery codes in exchange for a new code from the app, and invalidates the previous recovery codes',
      example: { code: '123456' },
    },
  },
};
