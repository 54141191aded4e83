import type { Circumstances } from './commands';
import { errorKind } from './error-kind';
import { strictReason } from './strictness';
import type { Failure, FileReport, TestReport } from './test-report';

/** The most files of one run that get a second look. If more fail, they share a cause, and it is not chance. */
export const MOST_SECOND_LOOKS = 3;

export interface FailedFile {
  file: string;
  project: string;
  load: number;
  failures: Failure[];
  /** The files that ran before it in its worker, the first one first. */
  preceding: FileReport[];
}

/** Either why a run is red at once, or which files decide it by a second look. */
export type Verdict = { reasons: string[] } | { files: FailedFile[] };

/**
 * Decides what a run with failures is.
 * @param report of the run
 * @param looksLeft how many files may still get a second look
 * @param sourceOf returns the text of a test file
 */
export function verdictOf(
  report: TestReport,
  looksLeft: number,
  sourceOf: (file: string) => string,
): Verdict {
  const files = failedFiles(report.files);
  if (report.strayErrors.length > 0) return { reasons: report.strayErrors.map((error) => firstLine(error)) };
  if (files.length === 0) return { reasons: ['the run failed, and none of its tests'] };
  if (files.length > looksLeft) {
    return { reasons: [`${files.length} files failed; only ${looksLeft} more may run again`] };
  }
  const reasons = files.flatMap(({ file, failures }) => redReasons(file, sourceOf(file), failures));
  return reasons.length > 0 ? { reasons } : { files };
}

function redReasons(file: string, source: string, failures: readonly Failure[]): string[] {
  const strict = strictReason(file, source);
  if (strict) return [`${file}: ${strict}`];
  return failures.flatMap(({ test, errors }) => {
    const value = errors.find((error) => errorKind(error) === 'value');
    if (value === undefined && errors.length > 0) return [];
    return [`${file} > ${test}: no timeout, but: ${firstLine(value ?? 'an unknown error')}`];
  });
}

function failedFiles(files: readonly FileReport[]): FailedFile[] {
  const failed = new Map<string, FailedFile>();
  for (const [index, { file, project, worker, load, failures }] of files.entries()) {
    if (failures.length === 0) continue;
    const entry = failed.get(`${project} ${file}`);
    if (entry) {
      entry.failures.push(...failures);
      continue;
    }
    const preceding = files
      .slice(0, index)
      .filter((earlier) => worker !== '' && earlier.worker === worker && earlier.project === project);
    failed.set(`${project} ${file}`, { file, project, load, failures: [...failures], preceding });
  }
  return [...failed.values()];
}

/**
 * Returns the last files of a list that took at most `mostMs` together: a file affects the files right after it most.
 * @param files in the order in which they ran
 */
export function lastWithin(files: readonly FileReport[], mostMs: number): string[] {
  const names: string[] = [];
  let totalMs = 0;
  for (const { file, ms } of files.toReversed()) {
    totalMs += ms;
    if (totalMs > mostMs) break;
    names.unshift(file);
  }
  return names;
}

/**
 * Returns a line for each test of a file that passed its second look.
 * @param run the seed and clock of the run
 */
export function flakyLines({ file, load, failures }: FailedFile, { seed, clock }: Circumstances): string[] {
  const repeat = `TEST_SEED=${seed} TEST_CLOCK=${clock} npm test -- ${file}`;
  return failures.map(({ test, errors }) => {
    const [error = ''] = errors;
    const circumstances = `seed ${seed}, clock ${clock}, load ${load.toFixed(1)}`;
    return `FLAKY  ${file} > ${test} (${circumstances}): ${errorKind(error)}: ${firstLine(error)}; again: ${repeat}`;
  });
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0]?.trim() ?? '';
}
