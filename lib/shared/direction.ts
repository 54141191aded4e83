const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
const FIRST_STRONG = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/**
 * The direction of a text by its first letter, as Unicode's bidirectional algorithm finds it (UAX 9, rules P2 and P3;
 * marks that set a direction are not looked at).
 * @returns null for a text without letters
 */
export function directionOf(text: string): 'rtl' | 'ltr' | null {
  const letter = FIRST_STRONG.exec(text)?.[0];
  if (letter === undefined) return null;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * The direction of a title by most of its letters, since many Arabic titles begin with a Latin word
 * («Git في ساعة واحدة»).
 */
export function titleDirection(title: string): 'rtl' | 'ltr' {
  const count = (script: RegExp) => title.match(script)?.length ?? 0;
  return count(ARABIC) >= count(LATIN) ? 'rtl' : 'ltr';
}
