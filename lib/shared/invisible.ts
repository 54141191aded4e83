/**
 * Marks that nobody sees and that keyboards, chats and PDFs add to what is copied: marks of direction, the space and
 * the joiner without width, the soft hyphen and the byte order mark. Not the joiners of Arabic letters and emoji.
 */
export const INVISIBLE = String.raw`\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF`;

const MARKS = new RegExp(`[${INVISIBLE}]`, 'gu');

/** Removes invisible marks from a number, code or address, which looks right and would be refused or lead elsewhere. */
export function stripInvisible(text: string): string {
  return text.replace(MARKS, '');
}
