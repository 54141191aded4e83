import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const nothing = resolve(import.meta.dirname, 'scripts/empty.mjs');

const SERVER = ['server', 'contract', 'model'];

// Replaced modules, and a setting that a module keeps after reading it, must not affect other files in the worker: such
// a test file has its own worker, which loads the app again. Spies are restored instead (`RESTORED`).
const ALONE = /\bvi\s*\.\s*(mock|doMock|resetModules)|\bSMS_PROVIDER\b/;
const alone = SERVER.flatMap((folder) => {
  const root = `tests/${folder}`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  return tests.filter((file) => ALONE.test(readFileSync(file, 'utf8')));
});

const RESTORED = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

const server = {
  globalSetup: ['tests/setup/server-global.ts'],
  setupFiles: ['tests/setup/stopped-clock.ts', 'tests/setup/server-worker.ts'],
};

/** Runs files in the order of TEST_FILE_ORDER, a list in JSON: scripts/checks/second-look.ts. */
class OrderedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order: string[] = JSON.parse(process.env.TEST_FILE_ORDER ?? '[]');
    const placeOf = ({ moduleId }: TestSpecification) =>
      order.findIndex((file) => moduleId.endsWith(`/${file}`));
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'fast-check': resolve(import.meta.dirname, 'tests/setup/seeded-fast-check.ts'),
      'server-only': nothing,
    },
  },
  test: {
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One more than there are cores: a worker waits for PostgreSQL a fifth of its time.
    maxWorkers: 3,
    setupFiles: ['tests/setup/worker-name.ts'],
    sequence: process.env.TEST_FILE_ORDER ? { sequencer: OrderedSequencer } : {},
    // jsdom does not know the element yet; browsers do.
    onConsoleLog: (text) => !text.includes('The tag <search> is unrecognized'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/lib/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['tests/setup/stopped-clock.ts'],
          ...RESTORED,
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: [`tests/{${SERVER}}/**/*.test.ts`],
          exclude: alone,
          isolate: false,
          ...RESTORED,
        },
      },
      { extends: true, test: { ...server, name: 'server-alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/components/**/*.test.tsx', 'tests/hooks/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A context for each file in threads that stay: half of the time of a process for each.
          pool: 'vmThreads',
          setupFiles: ['tests/setup/component.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/setup/http-global.ts'],
          // All files ask one app, and none may change what another reads at the same moment.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 240_000,
          // Each runs several apps.
          maxWorkers: 2,
        },
      },
    ],
  },
});
