import 'server-only';

const LONGEST = 150;
const HIDDEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u061C]/g;

/** A file's name as people may see it: no path, no control or direction marks, at most 150 characters, its ending kept. */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/\p{Cc}/gu, '')
    .replace(HIDDEN, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : '';
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, LONGEST - ending.length).join('');
  return stem + ending || 'file';
}
