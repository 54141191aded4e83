import 'server-only';
import transliterate from '@sindresorhus/transliterate';
import { create } from 'content-disposition';

const ASCII = /^[\x20-\x7E]*$/;

/**
 * The value of Content-Disposition (RFC 6266): whether a file is saved or shown, and its name. Clients that read ASCII
 * alone get an Arabic name in Latin letters.
 */
export function disposition(name: string, type: 'attachment' | 'inline' = 'attachment'): string {
  return ASCII.test(name) ? create(name, { type }) : create(name, { type, fallback: inLatin(name) });
}

function inLatin(name: string): string {
  const latin = transliterate(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.() -]+/g, '_')
    .replace(/^[_\s]+|[_\s]+(?=\.\w+$)|[_\s]+$/g, '');
  return /^(\.|$)/.test(latin) ? `file${latin}` : latin;
}
