// Fails for English that a machine can see is hard to read: docstrings of exported functions that begin neither with
// a verb nor with a noun phrase, names of tests that begin with "and", files that are not named by a noun; and for
// comments wider than 120 columns.
//   node scripts/plain-english.mjs [FOLDER …]   only these folders, relative to the root
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { EXCEPTIONS } from './plain-english/exceptions.mjs';
import { docstringsOf, partsOf } from './plain-english/parts.mjs';
import { NO_NOUNS, NO_VERBS } from './plain-english/words.mjs';
import { sourceFiles } from './source-files.mjs';

const WIDEST = 120;
const LEAST_FILES = 1000;
const ENDINGS = /[.](ts|tsx|mjs|css)$/;

/** @typedef {import('./plain-english/parts.mjs').Part} Part */
/** @typedef {{ at: number, words: string }} Finding */

const root = resolve(import.meta.dirname, '..');
const folders = process.argv.slice(2);
const names = folders.length > 0 ? sourceFiles(root, folders, ENDINGS) : ownFiles();
const files = names
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  .filter(({ file, text }) => !file.includes('.gen.') && !text.startsWith('/* Generated from '));
/** @type {Set<string>} the exceptions that were needed */
const needed = new Set();

let found = 0;
for (const { file, text } of files) {
  for (const { at, words } of findingsOf(file, text)) {
    console.log(`${file}:${text.slice(0, at).split('\n').length}: ${words}`);
    found += 1;
  }
}
const idle = folders.length > 0 ? [] : [...EXCEPTIONS].filter((name) => !needed.has(name));
for (const name of idle)
  console.log(`scripts/plain-english/exceptions.mjs: "${name}" is not needed any more`);
found += idle.length;
const least = folders.length > 0 ? 1 : LEAST_FILES;
console.log(`${files.length} files, ${found} places to put in plain English, ${needed.size} exceptions`);
if (files.length < least) console.log(`fewer than ${least} files were seen: the check is blind`);
if (found > 0 || files.length < least) process.exitCode = 1;

/** @returns {string[]} all files, those at the root too */
function ownFiles() {
  const atRoot = readdirSync(root).filter((file) => ENDINGS.test(file) && file !== 'next-env.d.ts');
  return [...atRoot, ...sourceFiles(root, undefined, ENDINGS)];
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Finding[]}
 */
function findingsOf(file, text) {
  const { comments, testNames } = partsOf(file, text);
  const findings = [
    ...nameless(file),
    ...docstringsOf(text).flatMap(startOf),
    ...testNames.flatMap(conditionOf),
    ...comments.flatMap((part) => wideLines(part, text)),
  ];
  return findings.sort((a, b) => a.at - b.at);
}

/** @param {string} file @returns {Finding[]} */
function nameless(file) {
  const [name = ''] = basename(file).split('.');
  return NO_NOUNS.has(name) && !isException(basename(file))
    ? [{ at: 0, words: `${basename(file)}: a file is named by a noun, or by a verb and its noun` }]
    : [];
}

/**
 * @param {Part & { name: string }} docstring
 * @returns {Finding[]}
 */
function startOf({ at, text, name }) {
  const [word = ''] = /^[a-z]+/i.exec(text) ?? [];
  return NO_VERBS.has(word.toLowerCase()) && !isException(name)
    ? [{ at, words: `${name}: "${word}": a docstring begins with a verb ("Returns …") or a noun ("A …")` }]
    : [];
}

/**
 * @param {Part} testName
 * @returns {Finding[]}
 */
function conditionOf({ at, text }) {
  const name = text.slice(1, -1);
  return /^and\b/i.test(name) && !isException(name)
    ? [{ at, words: `"${name}": the name of a test says condition and result, without an "and" before` }]
    : [];
}

/** @param {string} name */
function isException(name) {
  if (!EXCEPTIONS.has(name)) return false;
  needed.add(name);
  return true;
}

/**
 * Lines of a comment that are wider than the limit. A `biome-ignore` has to be on one line.
 * @param {Part} part
 * @param {string} file the text of the whole file
 * @returns {Finding[]}
 */
function wideLines({ at, text }, file) {
  const start = file.lastIndexOf('\n', at) + 1;
  const wide = file.slice(start, at + text.length).matchAll(/[^\n]+/g);
  return [...wide]
    .filter(([line]) => line.length > WIDEST && !line.includes('biome-ignore'))
    .map(({ 0: line, index }) => ({ at: start + index, words: `${line.length} columns, at most ${WIDEST}` }));
}
