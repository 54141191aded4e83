/**
 * Folds a word for searches of a list in the browser: case, harakat, Latin accents and the different forms of alef, ta
 * and ya do not count. The server searches by `qeema_fold`; this does the same for lists that are loaded already.
 */
export function searchFold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();
}
