/**
 * Cuts the fonts of every page out of Readex Pro: the weights of the design (400 to 700), and the part of Latin that
 * nearly every page uses. Run it after updating @fontsource-variable/readex-pro or changing CORE: `node
 * scripts/cut-fonts.mjs`. The results are committed. lib/theme/fonts.ts names the same ranges.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const from = join(root, 'node_modules/@fontsource-variable/readex-pro');
const to = join(root, 'lib/theme/fonts');

// ASCII, the characters of our texts and of money, and the direction marks that Intl writes.
const CORE =
  'U+0000-007F,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+00F7,U+2000-206F,U+20AC,U+2212,U+FEFF,U+FFFD';
const ARABIC = unicodeRange('arabic');

await cut('arabic', 'arabic', ARABIC);
await cut('latin', 'latin-core', CORE);
await cut('latin', 'latin-rest', without(unicodeRange('latin'), CORE));
copyFileSync(join(from, 'LICENSE'), join(to, 'LICENSE'));

/**
 * @param {string} face of the package
 * @param {string} name of the file to write
 * @param {string} range as CSS writes it
 */
async function cut(face, name, range) {
  const whole = readFileSync(join(from, `files/readex-pro-${face}-wght-normal.woff2`));
  const text = String.fromCodePoint(...codePoints(range));
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(to, `${name}.woff2`), part);
  console.log(`${name}: ${whole.length} → ${part.length} bytes, ${range}`);
}

/** The package's own CSS for a font. @param {string} face */
function unicodeRange(face) {
  const ranges = JSON.parse(readFileSync(join(from, 'unicode.json'), 'utf8'));
  return ranges[face];
}

/** @param {string} range @param {string} taken @returns {string} */
function without(range, taken) {
  const gone = new Set(codePoints(taken));
  const left = codePoints(range).filter((point) => !gone.has(point));
  const runs = [];
  for (const point of left) {
    const run = runs.at(-1);
    if (run && point === run.end + 1) run.end = point;
    else runs.push({ start: point, end: point });
  }
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`).join(',');
}

/** @param {string} range @returns {number[]} */
function codePoints(range) {
  return range.split(',').flatMap((part) => {
    const [start = '', end = start] = part.replace('U+', '').split('-');
    const [first, last] = [Number.parseInt(start, 16), Number.parseInt(end, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
