import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Classes of others, and those that a style sheet asks for by name wherever they stand. */
const NOT_SHARED = /^(Mui|q-)/;

const shared = wordsOf(/^ {2}\.([\w-]+) \{$/gm, readFileSync('lib/theme/classes.css', 'utf8'));
const used = new Map(
  ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, usedIn(file)]),
);

test('a class that stands in a component by its name is one of the shared classes', () => {
  const unknown = [...used].flatMap(([file, words]) =>
    words
      .filter((word) => !shared.includes(word) && !NOT_SHARED.test(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

test('each shared class is used by five components or more', () => {
  const users = (name: string) => [...used.values()].filter((words) => words.includes(name)).length;
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((name) => users(name) < 5)).toEqual([]);
});

test('a class that a component takes from a style sheet stands in it', () => {
  expect([...used.keys()].flatMap(missingIn)).toEqual([]);
});

/** Returns the classes that a file takes from style sheets where they do not stand. */
function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^import (\w+) from '(@)?(\S+\.module\.css)';$/gm)].flatMap(
    ([, name, at, path = '']) => {
      const sheet = readFileSync(at ? join('.', path) : join(file, '..', path), 'utf8');
      return wordsOf(new RegExp(`[^'\`:\\w]${name}\\.(\\w+)`, 'g'), text.replace(/^import .*$/gm, ''))
        .filter((taken) => !new RegExp(`\\.${taken}(?![\\w-])`).test(sheet))
        .map((taken) => `${file}: ${taken}`);
    },
  );
}

/** Returns the words of all strings in the `className` attributes of a file. */
function usedIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\bclassName=(?:"([^"]*)"|\{)/g)].flatMap((found) => {
    if (found[1] !== undefined) return found[1].split(' ');
    const code = untilClosed(text, found.index + found[0].length);
    // What stands in quotes, and what stands in a template between its values.
    const strings = wordsOf(/'([^']*)'/g, code.replace(/=== '[^']*'|join\('[^']*'\)/g, ''));
    const templates = wordsOf(/`([^`]*)`/g, code).map((template) => template.replace(/\$\{[^}]*\}/g, ' '));
    return [...strings, ...templates].flatMap((words) => words.split(' ')).filter((word) => word !== '');
  });
}

/** Returns the code from a place up to the brace that closes it. */
function untilClosed(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
  }
  return text.slice(from, at - 1);
}

function wordsOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
