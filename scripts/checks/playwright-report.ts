// A reporter for Playwright that writes a TestReport into the file TEST_REPORT.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { FileReport } from './test-report';

export default class PlaywrightReport implements Reporter {
  private readonly files = new Map<string, FileReport>();
  private readonly strayErrors: string[] = [];
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
    const worker = String(result.workerIndex);
    const entry = this.files.get(`${worker} ${file}`) ?? {
      file,
      project: '',
      worker,
      ms: 0,
      load: 0,
      failures: [],
    };
    this.files.set(`${worker} ${file}`, entry);
    entry.ms += result.duration;
    if (test.ok()) this.passed++;
    else {
      this.failed++;
      entry.load = loadavg()[0] ?? 0;
      // The first names are those of the root, the project and the file.
      entry.failures.push({ test: test.titlePath().slice(3).join(' > '), errors: result.errors.map(textOf) });
    }
  }

  onError(error: TestError): void {
    this.strayErrors.push(textOf(error));
  }

  onEnd(): void {
    const path = process.env.TEST_REPORT;
    if (!path) return;
    const { passed, failed, strayErrors } = this;
    writeFileSync(path, JSON.stringify({ passed, failed, strayErrors, files: [...this.files.values()] }));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function textOf({ message, value, cause }: TestError): string {
  const text = stripVTControlCharacters(message ?? value ?? '');
  return cause ? `${text}\ncaused by ${textOf(cause)}` : text;
}
