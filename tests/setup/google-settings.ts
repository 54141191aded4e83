/** Where the provider of the browser tests stands; the app they run against is told the same, see browser-test.ts. */
export const issuer = () => `http://127.0.0.1:${process.env.E2E_ISSUER_PORT}`;

/** What the app is set to for it. */
export const googleSettings = () => ({
  GOOGLE_CLIENT_ID: 'qeema-e2e',
  GOOGLE_CLIENT_SECRET: 'a secret of the browser tests',
  GOOGLE_ISSUER: issuer(),
});
