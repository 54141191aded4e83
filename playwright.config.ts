import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The first is Chromium without its own windows, see scripts/prepare.mjs.
const browser = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find(existsSync);

// The browser keeps the real time, and so must the app and the scripts that fill its store.
process.env.TEST_CLOCK = 'today';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // Longer tests say so: test.slow().
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Each has its own app and store, so that one's tests can wait while the other's work.
  workers: 2,
  globalSetup: './tests/setup/filled-store.ts',
  forbidOnly: Boolean(process.env.CI),
  // `npm test` reads what failed from a file, and decides by it what runs again: scripts/checks/verdict.ts.
  reporter: process.env.TEST_REPORT ? [['list'], ['./scripts/checks/playwright-report.ts']] : 'list',
  use: {
    locale: 'ar',
    // A press on something that still moves can miss; with reduced motion nothing moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces slow every test: the second look writes one, and so does `--trace on` by hand.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
