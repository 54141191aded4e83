import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nothing = resolve(import.meta.dirname, 'scripts/empty.mjs');

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': import.meta.dirname, 'server-only': nothing, 'client-only': nothing } },
  test: {
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two busy cores: more workers only wait for each other.
    maxWorkers: 2,
    // jsdom does not know the element yet; browsers do.
    onConsoleLog: (text) => !text.includes('The tag <search> is unrecognized'),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/lib/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,contract,model}/**/*.test.ts'],
          globalSetup: ['tests/setup/server-global.ts'],
          setupFiles: ['tests/setup/server-worker.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/components/**/*.test.tsx', 'tests/hooks/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/component.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 240_000 },
      },
    ],
  },
});
