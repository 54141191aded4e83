import { toLatinDigits } from './arabic';

const LONGEST = 19;

/** A card number as people read it: Latin digits in groups of four, from any typed or pasted text. */
export function groupCard(typed: string): string {
  const digits = toLatinDigits(typed).replace(/\D/g, '').slice(0, LONGEST);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
