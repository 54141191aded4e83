// House style 16: a file over 300 lines fails. Generated ones, tests of data and locale files aside.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LIMIT = 300;
const LEAST_FILES = 200;
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !/\.gen\.ts$|tokens\.css$/.test(file));
if (files.length < LEAST_FILES) throw new Error(`only ${files.length} files were looked at`);
const long = files
  .map((file) => [readFileSync(file, 'utf8').split('\n').length - 1, file])
  .filter(([lines]) => lines > LIMIT);
for (const [lines, file] of long) console.error(`${file}: ${lines} lines, at most ${LIMIT}`);
process.exit(long.length > 0 ? 1 : 0);
