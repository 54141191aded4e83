/**
 * A word as a list in the browser is searched by: case, harakat and Latin accents do not count, nor which alef, ta or ya
 * it is written with. The server searches by `qeema_fold`; this is its like for lists that are here already.
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
