import type * as auth from './auth';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof auth> = {
  tag: 'Sign-in',
  endpoints: {
    getToken: {
      summary: 'A fresh access token (10 minutes) for the signed-in session, and who that is',
    },
    webLogout: {
      summary:
        'The web app’s own logout, called before the backend’s: checks the origin and, where the session has already ended, clears its cookie',
    },
  },
};
