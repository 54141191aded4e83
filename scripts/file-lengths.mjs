// Fails for source files of over 300 lines, except generated ones: nobody follows a limit that is not checked.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceFiles } from './source-files.mjs';

const LONGEST = 300;
const LEAST_FILES = 300;

const root = resolve(import.meta.dirname, '..');
const files = sourceFiles(root)
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  .filter(({ file, text }) => !file.endsWith('.gen.ts') && !text.startsWith('/* Generated from '));
const long = files
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  .filter(({ lines }) => lines > LONGEST);
for (const { file, lines } of long) console.log(`${file}: ${lines} lines, at most ${LONGEST}`);
console.log(`${files.length} files, ${long.length} too long`);
if (files.length < LEAST_FILES) console.log(`fewer than ${LEAST_FILES} files were seen: the check is blind`);
if (long.length > 0 || files.length < LEAST_FILES) process.exitCode = 1;
