import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { MINUTE } from '@/lib/shared/time';
import { bankSettings } from './bank-settings';
import { copyStore } from './filled-store';
import { googleSettings } from './google-settings';
import { freePort, startApp, stopApp } from './launched-app';
import { countRequests } from './settled-requests';

export { expect } from '@playwright/test';

/**
 * Playwright's `test`, for pages of the worker's own app. Its store is a copy of the demo's, which was filled once
 * (filled-store.ts): workers never see each other's changes. `test.use({ settings: { … } })` starts another app with
 * more settings.
 */
export const test = base.extend<object, { settings: Record<string, string>; app: { base: string } }>({
  settings: [{}, { scope: 'worker', option: true }],
  app: [
    // Playwright needs a pattern here, though no fixture is used.
    async ({ playwright: _, settings: more }, use) => {
      const [PORT, issuerPort] = [await freePort(), await freePort()];
      const dataDir = copyStore();
      // The helpers of app-store.ts and google-settings.ts read these.
      Object.assign(process.env, { E2E_DATA_DIR: dataDir, E2E_ISSUER_PORT: issuerPort });
      const url = `http://localhost:${PORT}`;
      const settings = { PORT, DATA_DIR: dataDir, APP_URL: url, DEMO: '1', LOG_LEVEL: 'warn' };
      try {
        const app = await startApp({ ...settings, ...bankSettings, ...googleSettings(), ...more });
        app.child.stdout.pipe(process.stdout);
        app.child.stderr.pipe(process.stderr);
        await use({ base: url });
        await stopApp(app);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: MINUTE },
  ],
  browser: [
    async ({ browser }, use) => {
      countRequests(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ app }, use) => use(app.base),
});
