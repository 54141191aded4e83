import type * as auth from './auth';
import type { Docs } from './openapi/docs';

export const docs: Docs<typeof auth> = {
  tag: 'Sign-in',
  endpoints: {
    getToken: {
      summary: 'Returns a new access token, valid for 10 minutes, and the signed-in user',
    },
    webLogout: {
      summary:
        'Clears the sign-in cookie if its session has already ended. The web app calls this before the logout of the backend. Returns 403 `cross_origin` if the request comes from another origin',
    },
  },
};
