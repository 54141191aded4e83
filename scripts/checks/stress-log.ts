import type { Circumstances } from './commands';
import type { TestReport } from './test-report';

/** Counts how often each test file ran and failed, over several runs. */
export class StressLog {
  private readonly counts = new Map<string, { runs: number; failed: number }>();
  private readonly failures: string[] = [];

  /**
   * Adds a run.
   * @param files that the run had to run
   * @param isGreen whether its command succeeded
   */
  add(files: readonly string[], report: TestReport, isGreen: boolean, { seed, clock }: Circumstances): void {
    const failed = report.files.filter(({ failures }) => failures.length > 0);
    const at = `(seed ${seed}, clock ${clock})`;
    for (const file of files) {
      const count = this.counts.get(file) ?? { runs: 0, failed: 0 };
      this.counts.set(file, count);
      if (failed.some((other) => other.file === file)) count.failed++;
      if (report.files.some((other) => other.file === file)) count.runs++;
      else if (isGreen) this.failures.push(`${file} did not run ${at}`);
    }
    if (isGreen && report.passed === 0) this.failures.push(`a run without a test that passed ${at}`);
    for (const { file, failures } of failed)
      for (const { test, errors } of failures)
        this.failures.push(`${file} > ${test} ${at}: ${errors[0]?.split('\n')[0] ?? ''}`);
    if (!isGreen && failed.length === 0)
      this.failures.push(`a run failed, and none of its tests ${at}: ${report.strayErrors.join(', ')}`);
  }

  /** Returns whether every run was green. */
  get isGreen(): boolean {
    return this.failures.length === 0;
  }

  /** Returns lines for people: how often each file ran, and what failed. */
  lines(): string[] {
    const counts = [...this.counts].map(
      ([file, { runs, failed }]) => `${String(runs).padStart(4)} times, ${failed} failed: ${file}`,
    );
    return [...counts, ...this.failures.map((failure) => `FAILED ${failure}`)];
  }
}
