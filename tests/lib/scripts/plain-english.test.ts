import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { scratchFolder } from '@/tests/setup/scratch-folder';

const folder = scratchFolder('english');
afterEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks the lines as one file. @returns what the check found, without the name of the folder, and its exit code */
function checked(file: string, lines: string[]) {
  writeFileSync(join(folder, file), lines.join('\n'));
  const args = ['scripts/plain-english.mjs', relative(process.cwd(), folder)];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const found = stdout.split('\n').filter((line) => line.includes(`/${file}:`));
  return { found: found.map((line) => line.slice(line.indexOf(`/${file}:`) + file.length + 2)), status };
}

test('the check finds refused words in comments, test names and names in code, and comments that are too wide', () => {
  const { found, status } = checked('planted.test.ts', [
    '// The list is read anew.',
    '/** A button for',
    ' * who has no mouse. */',
    `const text = \`\${inside(\`anew\`, {})} it’s\`; // lies in the cart`,
    "test('who signs in is told of it', () => tellOfFailedBank());",
    "it.each(rows)('the own page', run);",
    'const readAnew = /[\'"`]/; // upon',
    `// ${'wide '.repeat(24)}`,
  ]);
  expect(found).toEqual([
    '1: "anew": again',
    '2: "for who": for those who, for readers who …',
    '4: "lies": is, stands',
    '5: "who": a member who …, a reader who …',
    '5: "told of": notify, report, say that',
    '5: tellOfFailedBank: notify…, or withdrawNotice',
    '6: "the own": their own, a member’s own',
    '7: readAnew: an everyday word',
    '7: "upon": on',
    '8: 123 columns, at most 120',
  ]);
  expect(status).toBe(1);
});

test('the check takes strings, code in papers and other words as they are', () => {
  expect(checked('plain.md', ['Write `again`, not `anew`.', '```', 'readAnew();', '```'])).toEqual({
    found: [],
    status: 0,
  });
  expect(checked('plain.test.ts', ["test('a list is read again', () => read('anew'));"])).toEqual({
    found: [],
    status: 0,
  });
});

test('the check fails when it is given a folder without files', () => {
  expect(checked('notes.txt', ['anew'])).toEqual({ found: [], status: 1 });
});
