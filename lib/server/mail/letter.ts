import 'server-only';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';

/** What a letter says; texts are plain and are escaped here. */
export interface LetterContent {
  subject: string;
  lead: string;
  /** the last one is what it comes to */
  rows: { label: string; value: string }[];
  action: { label: string; url: string };
  note: string;
}

const QUIET = 'color:#4a5a56';
const STRONG = 'font-weight:600;color:#14201e';

// An amount or a number stands in one line; a time or a sentence takes what it needs, and on a phone leaves its label
// room for whole words.
const IN_ONE_LINE = 16;
const isShort = (value: string) => value.length <= IN_ONE_LINE;
const wrap = (value: string) => (isShort(value) ? 'white-space:nowrap' : 'overflow-wrap:anywhere');
const room = (value: string) => (isShort(value) ? '' : 'width:45%;');

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

// What is set apart in a sentence and short (a number, an amount) does not end one line and begin the next; nor is the
// dot before it left behind.
const APART = /(?:· )?\u2068[^\u2068\u2069]{1,16}\u2069/g;
const prose = (text: string) =>
  escapeHtml(text).replace(APART, (part) => `<span style="white-space:nowrap">${part}</span>`);

/** A letter as HTML and as text, in the reader's language and direction. Styles are inline: mail programs drop others. */
export function renderLetter(locale: Locale, content: LetterContent): { html: string; text: string } {
  const dir = directionOf(locale);
  const brand = translateKey(locale, 'common:brand') ?? 'Qeema';
  // A side of the paper: the align attribute is all that every mail program knows.
  const end = dir === 'rtl' ? 'left' : 'right';
  const rows = content.rows
    .map(({ label, value }, index) => {
      const last = index === content.rows.length - 1;
      return `<tr valign="top"><td style="${room(value)}padding:8px 0;overflow-wrap:anywhere;${last ? STRONG : QUIET}"><bdi>${escapeHtml(label)}</bdi></td>
<td align="${end}" style="padding:8px 0;padding-inline-start:16px;${wrap(value)};${last ? STRONG : ''}"><bdi>${escapeHtml(value)}</bdi></td></tr>`;
    })
    .join('');
  const html = `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#f4f6f5;color:#14201e;font:16px/1.75 'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif">
<table role="presentation" width="100%"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" style="max-width:520px;background:#fff;border:1px solid #dce4e1;border-radius:16px"><tr><td style="padding:24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:600;color:#0b5f66">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 12px;font-size:20px;line-height:30px">${prose(content.subject)}</h1>
<p style="margin:0 0 16px">${prose(content.lead)}</p>
<table role="presentation" width="100%" style="border-top:1px solid #dce4e1;border-bottom:1px solid #dce4e1;margin:0 0 24px">${rows}</table>
<p style="margin:0 0 24px"><a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#0b5f66;color:#fff;text-decoration:none">${escapeHtml(content.action.label)}</a></p>
<p style="margin:0;font-size:14px;color:#5f6e69">${escapeHtml(content.note)}</p>
</td></tr></table></td></tr></table></body></html>`;
  const lines = content.rows.map(({ label, value }) => `${label}: ${value}`);
  const text = [
    content.subject,
    '',
    content.lead,
    '',
    ...lines,
    '',
    `${content.action.label}: ${content.action.url}`,
    '',
    content.note,
  ].join('\n');
  return { html, text };
}
