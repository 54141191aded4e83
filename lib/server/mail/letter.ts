import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import type { LetterContent } from './letter-content';
import { letterHtml } from './letter-html';

/**
 * A letter as HTML and as text, in the reader's language and direction.
 * @param stopUrl the address where its reader turns such letters off, for those that can be turned off
 */
export function renderLetter(
  locale: Locale,
  content: LetterContent,
  stopUrl?: string,
): { html: string; text: string } {
  const stop = stopUrl
    ? { label: translateKey(locale, 'emails:stop.link') ?? stopUrl, url: stopUrl }
    : undefined;
  const link = ({ label, url }: { label: string; url: string }) => `${label}: ${url}`;
  const text = [
    content.subject,
    '',
    content.lead,
    '',
    ...content.rows.map(({ label, value }) => `${label}: ${value}`),
    '',
    link(content.action),
    '',
    content.note,
    ...(content.issuer ? ['', ...content.issuer] : []),
    ...(stop ? ['', link(stop)] : []),
  ].join('\n');
  return { html: letterHtml(locale, content, stop), text };
}
