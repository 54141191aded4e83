import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The first is Chromium without its own windows, see scripts/prepare.mjs.
const browser = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find(existsSync);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // What takes longer says so: test.slow().
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Each has an app and a store of its own, so that one's tests wait while the other's work.
  workers: 2,
  globalSetup: './tests/setup/filled-store.ts',
  // Once more with a trace, to be looked at; a test that fails the first time has failed.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` asks for the numbers in a file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'ar',
    // What is pressed while it still moves can be missed; who asks for less motion gets none of it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
      ],
    },
  },
});
