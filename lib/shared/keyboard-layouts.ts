// The same keys in the layouts Arabic (101) and English (US), as Windows, macOS and Linux have them. B writes لا.
const ENGLISH = "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . / `".split(' ');
const ARABIC = 'ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ ذ'.split(' ');

const toArabic = new Map(ENGLISH.map((key, at) => [key, ARABIC[at] ?? '']));
const toEnglish = new Map(ARABIC.map((key, at) => [key, ENGLISH[at] ?? '']));

/** The rows of letters, each a third of a key to the right of the one above. */
const ROWS = [12, 11, 11];
const FROM_ROW = ROWS.map((_, row) => ROWS.slice(0, row).reduce((sum, keys) => sum + keys, 0));
const KEYS = new Map(
  [ENGLISH, ARABIC].flatMap((layout) =>
    layout.map((letter, at): [string, { row: number; column: number }] => {
      const row = FROM_ROW.findLastIndex((from) => at >= from);
      return [letter, { row, column: at - (FROM_ROW[row] ?? 0) + row / 3 }];
    }),
  ),
);

/** Returns whether the keys of two letters touch each other, in the layouts Arabic (101) and English (US). */
export function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [KEYS.get(one), KEYS.get(other)];
  return a !== undefined && b !== undefined && Math.hypot(a.row - b.row, a.column - b.column) < 1.3;
}

/**
 * Returns what a text would be if its keys were pressed in the other layout: English for Arabic letters, and Arabic for
 * English ones. The letters لا come from one key or from two, so there may be two readings; none for a text of both
 * scripts, or with other signs.
 */
export function inOtherLayout(text: string): string[] {
  const typed = text.trim().toLowerCase();
  if (/^[a-z[\];',./` ]+$/.test(typed) && /[a-z]/.test(typed)) return [pressed([...typed], toArabic)];
  if (!/^[\u0621-\u064A ]+$/.test(typed)) return [];
  const readings = [typed.match(/لا|./gu) ?? [], [...typed]].map((keys) => pressed(keys, toEnglish));
  return [...new Set(readings)].filter((reading) => /^[^\u0600-\u06FF]+$/.test(reading));
}

const pressed = (keys: readonly string[], layout: ReadonlyMap<string, string>): string =>
  keys.map((key) => layout.get(key) ?? key).join('');
