import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3457);
const DATA_DIR = resolve('.cache/e2e');
// A store of its own, new in each run. Workers read this file, too: they leave it alone.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(DATA_DIR, { recursive: true, force: true });

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ar',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: BROWSERS.find((path) => existsSync(path)),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync'],
      ],
    },
  },
  webServer: {
    command: 'node_modules/.bin/node .next/launcher/main.mjs',
    url: `http://localhost:${PORT}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR,
      DEMO: '1',
      APP_URL: `http://localhost:${PORT}`,
      LOG_LEVEL: 'warn',
    },
  },
});
