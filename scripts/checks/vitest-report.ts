// A reporter for vitest that writes a TestReport into the file TEST_REPORT.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Failure, FileReport } from './test-report';

declare module 'vitest' {
  interface TaskMeta {
    /** The process and thread that ran the file: tests/setup/worker-name.ts. */
    worker?: string;
  }
}

export default class VitestReport implements Reporter {
  private readonly files: FileReport[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    this.files.push({
      file: module.relativeModuleId,
      project: module.project.name,
      worker: module.meta().worker ?? '',
      ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
      load: loadavg()[0] ?? 0,
      failures: failuresOf(module),
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const path = process.env.TEST_REPORT;
    if (!path) return;
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    const failed = this.files.reduce((sum, { failures }) => sum + failures.length, 0);
    const strayErrors = unhandledErrors.map(textOf);
    writeFileSync(path, JSON.stringify({ passed, failed, strayErrors, files: this.files }));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const suites = [module, ...module.children.allSuites()].flatMap((suite) => ({
    test: suite.type === 'module' ? 'the file' : suite.fullName,
    errors: suite.errors().map(textOf),
  }));
  const tests = [...module.children.allTests('failed')].map((test) => ({
    test: test.fullName,
    errors: (test.result().errors ?? []).map(textOf),
  }));
  return [...suites.filter(({ errors }) => errors.length > 0), ...tests];
}

/** Returns name, code and message of an error and of its causes. */
function textOf(error: { name?: string; message?: string; code?: unknown; cause?: unknown }): string {
  const text = [error.name, error.code, error.message].filter(Boolean).join(': ');
  return isError(error.cause) ? `${text}\ncaused by ${textOf(error.cause)}` : text;
}

function isError(cause: unknown): cause is { message?: string } {
  return typeof cause === 'object' && cause !== null && 'message' in cause;
}
