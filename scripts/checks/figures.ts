import type { FileReport } from './test-report';

const SLOWEST = 20;

type Measured = Pick<FileReport, 'file' | 'ms'>;

/** Returns lines for people: the slowest test files, and the time of each folder. */
export function figureLines(files: readonly Measured[]): string[] {
  if (files.length === 0) return [];
  const perFile = sums(files, ({ file }) => file);
  const perFolder = sums(files, ({ file }) => folderOf(file));
  return [
    '',
    'The slowest test files:',
    ...lines(perFile.slice(0, SLOWEST)),
    '',
    'Seconds of work per folder, several at once:',
    ...folderLines(perFolder),
  ];
}

/** Returns the folder of a test, two levels below `tests` at most: `tests/server/orders`, `tests/e2e`. */
function folderOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 3).join('/');
}

function sums(files: readonly Measured[], nameOf: (file: Measured) => string): [string, number][] {
  const total = new Map<string, number>();
  for (const file of files) total.set(nameOf(file), (total.get(nameOf(file)) ?? 0) + file.ms);
  return [...total].sort(([, a], [, b]) => b - a);
}

/** Folders under a second share a line. */
function folderLines(folders: readonly [string, number][]): string[] {
  const [long, short] = [folders.filter(([, ms]) => ms >= 1000), folders.filter(([, ms]) => ms < 1000)];
  if (short.length < 2) return lines(folders);
  return lines([...long, [`${short.length} others`, short.reduce((sum, [, ms]) => sum + ms, 0)]]);
}

function lines(measured: readonly [string, number][]): string[] {
  return measured.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
