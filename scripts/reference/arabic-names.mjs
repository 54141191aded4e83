/**
 * Picks the Arabic name among the names in Arabic script that GeoNames has for a place (all languages mixed, none
 * marked); or converts the scholarly romanisation back, which is reversible (BGN/PCGN: Ḩ ح, Ş ص, ‘ ع, Á ى …).
 */

const DIGRAPHS = { kh: 'خ', gh: 'غ', sh: 'ش', th: 'ث', dh: 'ذ', ch: 'ش', ou: 'و' };
const LETTERS = {
  b: 'ب',
  p: 'ب',
  t: 'ت',
  j: 'ج',
  g: 'غ',
  ḩ: 'ح',
  ḥ: 'ح',
  h: 'ه',
  d: 'د',
  r: 'ر',
  z: 'ز',
  s: 'س',
  c: 'ك',
  ş: 'ص',
  ṣ: 'ص',
  ḑ: 'ض',
  ḍ: 'ض',
  ţ: 'ط',
  ṭ: 'ط',
  z̧: 'ظ',
  ẓ: 'ظ',
  f: 'ف',
  v: 'ف',
  q: 'ق',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  w: 'و',
  y: 'ي',
  ā: 'ا',
  ī: 'ي',
  ū: 'و',
  á: 'ى',
  â: 'ا',
  î: 'ي',
  û: 'و',
  é: 'ي',
  ô: 'و',
  '‘': 'ع',
  ʿ: 'ع',
  '’': 'ء',
  ʼ: 'ء',
  x: 'كس',
  o: 'و',
};
const WORDS = { umm: 'أم', abū: 'أبو', 'ra’s': 'رأس', 'bi’r': 'بئر', ibn: 'ابن', mār: 'مار' };
const ARTICLE = /^(?:al|an|ar|as|ash|aş|at|ath|aţ|az|az̧|ad|adh|aḑ|el|es|en|er|et|ez|ed)$/;
const SCHOLARLY = /[āīūḩşḑţ‘]|z̧/i;

/** Returns whether a romanisation holds enough to be converted back. */
export const isScholarly = (name) =>
  SCHOLARLY.test(name) && !/[’ʼ](?=\S)/.test(name.replace(/ra’s|bi’r/gi, ''));

/** A romanised name in Arabic letters: exact for scholarly ones, approximate for others. */
export function writeBack(name) {
  const words = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean);
  const out = [];
  let article = '';
  words.forEach((word, index) => {
    if (ARTICLE.test(word) && index < words.length - 1) article = 'ال';
    else {
      out.push(article + (WORDS[word] ?? writeWord(word, index === words.length - 1)));
      article = '';
    }
  });
  return out.join(' ');
}

function writeWord(word, isLast) {
  const ending =
    /[^ā]ah$/.test(word) || (!isLast && /[^ā]at$/.test(word)) || (!isLast && /[^ā]ah$/.test(word));
  const ends = word.endsWith('āh') ? 'اة' : ending ? 'ة' : '';
  let rest = ends === '' ? word : word.slice(0, -2);
  rest = rest.replace(/īy/g, 'ī').replace(/ūw/g, 'ū');
  let text = '';
  for (let at = 0; at < rest.length; at++) {
    const two = rest.slice(at, at + 2);
    const one = rest[at];
    const found = DIGRAPHS[two] ?? LETTERS[two];
    let letter = found ?? LETTERS[one] ?? '';
    if (at === 0 && 'aeiou'.includes(one) && !found) letter = one === 'i' || one === 'e' ? 'إ' : 'أ';
    if (one === 'á' && at < rest.length - 1) letter = 'ا';
    if (found) at++;
    // A doubled consonant is one letter with a shadda.
    if (letter !== text.at(-1) || (!found && rest[at - 1] !== one)) text += letter;
  }
  return text.replace(/^أا/, 'آ') + ends;
}

const HARAKAT = /[\u0640\u064B-\u0652\u0670]/g;
const ARABIC_ONLY = /^[\u0621-\u063A\u0641-\u064A][\u0621-\u063A\u0641-\u064A -]+$/;
const ADMINISTRATIVE = /^(?:محافظة|ولاية|والاية|إمارة|شعبية|قرية|شهر|بلدية|مدينه|منطقة|مدينة) /;

const base = (text) =>
  text
    .replace(/(^|\s)ال/g, '$1')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[ئؤء]/g, '')
    .replace(/[\s-]/g, '');

/** @param alternates all names that GeoNames has for the place @param names its main names */
export function arabicName(names, alternates) {
  const latin = [
    ...new Set([...names, ...alternates.filter((name) => /^[\p{Script=Latin}\p{M}‘’ -]+$/u.test(name))]),
  ];
  const targets = latin.map((name) => base(writeBack(name)));
  const hasArticle = latin.some((name) => ARTICLE.test(name.toLowerCase().split(/[\s-]/)[0] ?? ''));
  const candidates = alternates
    .map((name) => name.replace(HARAKAT, '').replace(/ٱ/g, 'ا').trim())
    // ئا and a ى inside a word are Uyghur and Sorani.
    .filter((name) => ARABIC_ONLY.test(name) && !/ئا|ى\S|ااا|وو/.test(name));
  let best;
  for (const name of new Set(candidates)) {
    const likeness = Math.min(
      ...targets.map((target) => distance(base(name), target) / Math.max(target.length, 2)),
    );
    const cost =
      likeness +
      (ADMINISTRATIVE.test(name) ? 1 : 0) +
      (/ه$/.test(name) ? 0.06 : 0) +
      (/ى$/.test(name) && !names.some((each) => /[áà]$/.test(each)) ? 0.05 : 0) +
      (/[أإآ]/.test(name) ? 0 : 0.02) +
      (name.startsWith('ال') === hasArticle ? 0 : name.startsWith('ال') ? 0.04 : 0.08) +
      name.length / 1000;
    if (!best || cost < best.cost) best = { name, cost, likeness };
  }
  return best;
}

function distance(one, other) {
  let row = [...other, ''].map((_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length];
}
