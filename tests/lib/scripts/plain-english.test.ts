import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
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

describe('the check of plain English refuses', () => {
  it('docstrings of exported functions that begin with neither a verb nor a noun', () => {
    const { found, status } = checked('seats-left.ts', [
      '/** What is free is offered to those who wait. */',
      'export function seatsLeft() {}',
      '/**',
      ' * Whether a seat is free.',
      ' */',
      'export const isFree = (seats: number) => seats > 0;',
      '/** One of them. */',
      'export default async function seat() {}',
      '/** Whose seat it is. */',
      'export const ownerOf: Of<Seat> = async ({ seat }) => seat.owner;',
    ]);
    expect(found.map((line) => line.split(': a docstring')[0])).toEqual([
      '1: seatsLeft: "What"',
      '3: isFree: "Whether"',
      '7: seat: "One"',
      '9: ownerOf: "Whose"',
    ]);
    expect(status).toBe(1);
  });

  it('names of tests that begin with "and"', () => {
    const { found, status } = checked('planted.test.ts', [
      "describe('And a guest', () => {",
      "  it.each(rows)('and %s is refused', run);",
      '});',
    ]);
    expect(found.map((line) => line.split(': the name')[0])).toEqual([
      '1: "And a guest"',
      '2: "and %s is refused"',
    ]);
    expect(status).toBe(1);
  });

  it.each(['left.ts', 'brought.tsx', 'alone.test.ts', 'made.module.css', 'sold.ts', 'ask.mjs'])(
    'a file that is called %s',
    (file) => {
      const { found, status } = checked(file, ['']);
      expect({ found, status }).toEqual({
        found: [`1: ${file}: a file is named by a noun, or by a verb and its noun`],
        status: 1,
      });
    },
  );

  it('comments that are too wide, also between the parts of a template', () => {
    const { found } = checked('wide-lines.ts', [
      `const text = \`\${inside(\`a\`, {})} it’s\`; const quote = /['"\`]/;`,
      `// ${'wide '.repeat(24)}`,
    ]);
    expect(found).toEqual(['2: 123 columns, at most 120']);
  });

  it('a folder without files', () => {
    expect(checked('notes.txt', ['What is free.'])).toEqual({ found: [], status: 1 });
  });
});

it('the check of plain English passes verbs, nouns, other comments, and strings that are wide', () => {
  const { found, status } = checked('seats-left.test.ts', [
    '/** Returns whether a seat is free. */',
    'export const isFree = () => true;',
    '/** The seats that are left. */',
    'export function seatsLeft() {}',
    '/** How long a seat stays reserved. */',
    'export const RESERVED_MS = 1;',
    '// What is free is offered first.',
    'function offer() {}',
    "it('android devices and others are served', () => read('and so on'));",
    `const text = '// ${'wide '.repeat(24)}';`,
  ]);
  expect({ found, status }).toEqual({ found: [], status: 0 });
});
