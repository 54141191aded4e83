import 'server-only';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { escapeHtml } from '@/lib/server/html';
import type { LetterContent } from './letter-content';

/** The product's colours (lib/theme/tokens.ts), as letters need them; a test keeps them equal. */
export const LETTER_COLORS = {
  light: {
    bg: '#F4F6F5',
    surface: '#FFFFFF',
    hairline: '#DCE4E1',
    text: '#14201E',
    'text-secondary': '#4A5A56',
    primary: '#0B5F66',
    'on-primary': '#FFFFFF',
  },
  dark: {
    bg: '#0D1413',
    surface: '#141D1B',
    hairline: '#293532',
    text: '#E7EFEC',
    'text-secondary': '#A9B8B3',
    primary: '#6CCBC8',
    'on-primary': '#05201F',
  },
} as const;
const { light, dark } = LETTER_COLORS;

// Mail programs that drop styles from the head keep those of the elements: so the letter is complete, in light colours.
// Other programs follow the reader's choice.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.bg{background:${dark.bg}!important}.card{background:${dark.surface}!important;border-color:${dark.hairline}!important}
.line{border-color:${dark.hairline}!important}.text{color:${dark.text}!important}.quiet{color:${dark['text-secondary']}!important}
.brand{color:${dark.primary}!important}.button{background:${dark.primary}!important;color:${dark['on-primary']}!important}}`;

const TEXT = `color:${light.text}`;
const QUIET = `color:${light['text-secondary']}`;
const HAIRLINE = `1px solid ${light.hairline}`;
const WRAP = 'overflow-wrap:anywhere';

// A value up to this length, an amount or a number, stays on one line, and a title beside it breaks. Beside a longer
// value, our own words stay whole, and the value takes the rest of the width.
const IN_ONE_LINE = 16;
/** A longer value, or one long word, gets a line below its label, over the whole width. */
const BESIDE = 40;
const isBelow = (value: string) =>
  value.length > BESIDE || value.search(ADDRESS) >= 0 || (value.length > IN_ONE_LINE && !/\s/.test(value));

/**
 * An e-mail or web address: it may break after its punctuation; only one that is too long for any line breaks
 * elsewhere.
 */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|[^\s\u2066-\u2069]+@[^\s\u2066-\u2069]+/g;
const BEHIND_SIGNS = /(?<=[/@._?&=-])(?=[^/@._?&=-])/;
const WBR = '<wbr>';

function words(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(from, index)) + address.split(BEHIND_SIGNS).map(escapeHtml).join(WBR);
    from = index + address.length;
  }
  return html + escapeHtml(text.slice(from));
}

// A short isolated part of a sentence (a number, an amount) is not split between two lines; and the dot before it stays
// with it.
const APART = /(?:· )?\u2068[^\u2068\u2069]{1,16}\u2069/g;
const prose = (text: string) =>
  words(text).replace(APART, (part) => `<span style="white-space:nowrap">${part}</span>`);

interface Row {
  label: string;
  value: string;
}

function rowHtml({ label, value }: Row, isLast: boolean, end: 'left' | 'right'): string {
  const weight = isLast ? 'font-weight:600;' : '';
  const name = `<bdi>${words(label)}</bdi>`;
  const said = `<bdi>${words(value)}</bdi>`;
  const [nameClass, nameStyle] = isLast ? ['text', TEXT] : ['quiet', QUIET];
  if (isBelow(value))
    return `<tr><td class="text" style="padding:8px 0;${WRAP};${weight}${TEXT}"><div class="${nameClass}" style="${nameStyle}">${name}</div>${said}</td></tr>`;
  const isShort = value.length <= IN_ONE_LINE;
  const labelWrap = isShort ? WRAP : `white-space:${label.length <= IN_ONE_LINE ? 'nowrap' : 'normal'}`;
  return `<tr><td style="padding:8px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr valign="top"><td class="${nameClass}" style="${labelWrap};${weight}${nameStyle}">${name}</td>
<td align="${end}" class="text" style="padding-inline-start:16px;${isShort ? 'white-space:nowrap' : WRAP};${weight}${TEXT}">${said}</td></tr></table></td></tr>`;
}

const small = (html: string) =>
  `<p class="quiet" style="margin:0;font-size:14px;${WRAP};${QUIET}">${html}</p>`;

/** Below the letter: its issuer, and how its reader stops such letters. */
function footHtml({ issuer }: LetterContent, stop: { label: string; url: string } | undefined): string {
  const house = issuer && small(issuer.map(words).join('<br>'));
  const link =
    stop &&
    small(
      `<a href="${escapeHtml(stop.url)}" class="quiet" style="text-decoration:underline;${QUIET}">${escapeHtml(stop.label)}</a>`,
    );
  const part = (html: string | undefined) =>
    html ? `<tr><td class="line" style="padding:16px 0 0">${html}</td></tr>` : '';
  return house || link
    ? `<table role="presentation" width="100%" style="max-width:520px"><tr><td style="padding:0 24px"><table role="presentation" width="100%">${part(house)}${part(link)}</table></td></tr></table>`
    : '';
}

/**
 * A letter as HTML, in the reader's language and direction, light or dark as their mail program is.
 * @param stop the link that turns such letters off
 */
export function letterHtml(
  locale: Locale,
  content: LetterContent,
  stop: { label: string; url: string } | undefined,
): string {
  const dir = directionOf(locale);
  const brand = translateKey(locale, 'common:brand') ?? 'Qeema';
  // The align attribute is the only way that every mail program knows.
  const end = dir === 'rtl' ? 'left' : 'right';
  const rows = content.rows.map((row, at) => rowHtml(row, at === content.rows.length - 1, end)).join('');
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${STYLE}</style></head>
<body class="bg text" style="margin:0;background:${light.bg};${TEXT};font:16px/1.75 'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif">
<table role="presentation" width="100%" class="bg" style="background:${light.bg}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" class="card" style="max-width:520px;background:${light.surface};border:${HAIRLINE};border-radius:16px"><tr><td style="padding:24px">
<p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:600;color:${light.primary}">${escapeHtml(brand)}</p>
<h1 class="text" style="margin:0 0 12px;font-size:20px;line-height:32px;${WRAP};${TEXT}">${prose(content.subject)}</h1>
<p class="text" style="margin:0 0 16px;${WRAP};${TEXT}">${prose(content.lead)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="border-top:${HAIRLINE};border-bottom:${HAIRLINE};margin:0 0 24px">${rows}</table>
<p style="margin:0 0 24px"><a href="${escapeHtml(content.action.url)}" class="button" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${light.primary};color:${light['on-primary']};text-decoration:none">${escapeHtml(content.action.label)}</a></p>
${small(prose(content.note))}
</td></tr></table>${footHtml(content, stop)}
</td></tr></table></body></html>`;
}
