import { readFileSync } from 'node:fs';

/** The result of a run of vitest or Playwright, as vitest-report.ts and playwright-report.ts write it. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Errors that belong to no file. */
  strayErrors: string[];
  /** In the order in which they ended; a file that ran in two workers has two entries. */
  files: FileReport[];
}

export interface FileReport {
  file: string;
  /** The project of vitest.config.ts; empty for browser tests. */
  project: string;
  /** Equal for all files that ran in one process. */
  worker: string;
  ms: number;
  /** The machine's load average when the file ended. */
  load: number;
  failures: Failure[];
}

/** A test or a hook that failed. */
export interface Failure {
  test: string;
  errors: string[];
}

/** Returns the report in a file; an empty one if a killed runner left none, or half of one. */
export function readReport(path: string): TestReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, strayErrors: [], files: [] };
  }
}
