const LONGEST = 60;

/**
 * The readable part after an id in an address: letters and digits of any script, Arabic kept without harakat and
 * tatweel, words joined by dashes. It identifies nothing.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0640\u064B-\u065F\u0670]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join('-').slice(0, LONGEST).replace(/-+$/, '');
}
