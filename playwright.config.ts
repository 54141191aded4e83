import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { bankSettings } from './tests/setup/bank-settings';
import { googleSettings } from './tests/setup/google-settings';

// The configuration is read by every worker; the first one decides.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
// There the tests of signing in with Google start a provider of their own.
process.env.E2E_ISSUER_PORT ??= String(Number(process.env.E2E_PORT) + 10_000);

process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'qeema-e2e-'));

const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;
const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The app itself, the database and the browser share two cores.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` asks for the numbers in a file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL,
    locale: 'ar',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/setup/e2e-server.mjs`,
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, APP_URL: baseURL, LOG_LEVEL: 'warn', ...bankSettings, ...googleSettings() },
  },
});
