/** The address of the provider in browser tests; the tested app gets the same, see browser-test.ts. */
export const issuer = () => `http://127.0.0.1:${process.env.E2E_ISSUER_PORT}`;

/** The app's settings for it. */
export const googleSettings = () => ({
  GOOGLE_CLIENT_ID: 'qeema-e2e',
  GOOGLE_CLIENT_SECRET: 'a secret of the browser tests',
  GOOGLE_ISSUER: issuer(),
});
