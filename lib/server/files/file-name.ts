import 'server-only';
import { stripHidden } from '@/lib/shared/hidden';

const LONGEST = 200; // as many as a product's list of files takes
const LONGEST_ENDING = 12;
/** File systems have at most 255: of a longer one only the beginning and the ending are read. */
const MOST_READ = 1000;
const SEPARATORS = /[\p{Cc}\u2028\u2029]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * A file's name as people may see it: no path, no control or direction marks, at most 200 characters, its ending kept.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const read = base.length <= MOST_READ ? base : base.slice(0, MOST_READ) + base.slice(-LONGEST_ENDING);
  const clean = stripHidden(read.replace(SEPARATORS, ''))
    .replace(/\s*:\s+/g, ' - ') // a title and its subtitle
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= LONGEST_ENDING ? clean.slice(dot) : '';
  const stem = clean.slice(0, Math.min(clean.length, LONGEST) - ending.length);
  return (stem + ending).replace(LONE_SURROGATE, '') || 'file';
}
