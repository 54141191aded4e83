// Fails for words that make our English hard to read, in comments, names of tests, names in code and papers; and for
// comments wider than 120 columns.
//   node scripts/plain-english.mjs [FOLDER …]   only these folders, relative to the root
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { partsOf } from './plain-english/parts.mjs';
import { NAMES, TEST_NAMES, WORDS } from './plain-english/words.mjs';
import { sourceFiles } from './source-files.mjs';

const WIDEST = 120;
const LEAST_FILES = 1000;
const ENDINGS = /[.](ts|tsx|mjs|css|md)$/;

/** @typedef {import('./plain-english/words.mjs').Rule} Rule */
/** @typedef {import('./plain-english/parts.mjs').Part} Part */
/** @typedef {{ at: number, words: string }} Finding */

const root = resolve(import.meta.dirname, '..');
const folders = process.argv.slice(2);
const names = folders.length > 0 ? sourceFiles(root, folders, ENDINGS) : ownFiles();
const files = names
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  .filter(({ file, text }) => !file.includes('.gen.') && !text.startsWith('/* Generated from '));

const inText = WORDS.map(ruleOf);
const inTestNames = [...inText, ...TEST_NAMES.map(ruleOf)];
const inNames = NAMES.map(ruleOf);
/** @type {Map<string, string | undefined>} what to say instead of a name; most names are seen many times */
const judgedNames = new Map();

let found = 0;
for (const { file, text } of files) {
  for (const { at, words } of findingsOf(file, text)) {
    console.log(`${file}:${text.slice(0, at).split('\n').length}: ${words}`);
    found += 1;
  }
}
const least = folders.length > 0 ? 1 : LEAST_FILES;
console.log(`${files.length} files, ${found} places to put in plain English`);
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
  const { comments, testNames, code } = partsOf(file, text);
  const findings = [
    ...comments.flatMap((part) => matches(part, inText)),
    ...testNames.flatMap(({ at, text: name }) =>
      matches({ at: at + 1, text: name.slice(1, -1) }, inTestNames),
    ),
    ...code.flatMap(namesIn),
    ...(file.endsWith('.md') ? [] : comments.flatMap((part) => wideLines(part, text))),
  ];
  return findings.sort((a, b) => a.at - b.at);
}

/**
 * @param {Part} part
 * @param {{ pattern: RegExp, say: string }[]} rules
 * @returns {Finding[]}
 */
function matches({ at, text }, rules) {
  return rules.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map((match) => ({
      at: at + match.index,
      words: `"${match[0].replace(/[\s*/]+/g, ' ')}": ${say}`,
    })),
  );
}

/**
 * Names in code that have one of the refused words in them.
 * @param {Part} part
 * @returns {Finding[]}
 */
function namesIn({ at, text }) {
  return [...text.matchAll(/[a-z_$][\w$]*/gi)].flatMap((match) => {
    const say = judgeName(match[0]);
    return say ? [{ at: at + match.index, words: `${match[0]}: ${say}` }] : [];
  });
}

/** @param {string} name @returns {string | undefined} what to say instead */
function judgeName(name) {
  if (judgedNames.has(name)) return judgedNames.get(name);
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  const say = inNames.find(({ pattern }) => words.search(pattern) >= 0)?.say;
  judgedNames.set(name, say);
  return say;
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

/** @param {Rule} rule @returns {{ pattern: RegExp, say: string }} */
function ruleOf({ not, say }) {
  return { pattern: new RegExp(`\\b(?:${not.replaceAll(' ', '[\\s*/]+')})\\b`, 'gi'), say };
}
