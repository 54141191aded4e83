import 'server-only';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { escapeHtml } from '@/lib/server/html';
import { formatMoment } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';

/** The owner of a copy, with their language and the way they write dates. */
export interface Reader {
  name: string;
  handle: string;
  locale: Locale;
  intl: string;
  /** null where it is not known */
  timeZone: string | null;
}

export type Row = Record<string, unknown>;

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:64rem;padding:24px;font:16px/1.75 'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif}
a{color:inherit}h1{font-size:1.5rem}h2{font-size:1.125rem;margin-block-start:2rem}ul{padding-inline-start:1.25rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #8886;padding:6px 10px;text-align:start;vertical-align:top}
td{max-width:28rem;overflow-wrap:anywhere;white-space:pre-wrap}.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px}
img{width:100%;border-radius:12px;display:block}.quiet{opacity:.75}`;

const say = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  translateKey(locale, `export:${key}`, values);

/** The words for a table or a column; its own name where there are none. */
const named = (locale: Locale, kind: 'sections' | 'columns', name: string) =>
  say(locale, `${kind}.${name}`) ?? name;

function head({ locale, name }: Reader, title: string): string {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(name)}</title><style>${STYLE}</style></head><body>`;
}

const FOOT = '</body></html>\n';

/** A page with the rows of one table, written while they are read. */
export async function* tablePage(
  reader: Reader,
  table: string,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  const { locale } = reader;
  const title = named(locale, 'sections', table);
  yield `${head(reader, title)}<p><a href="../index.html">${escapeHtml(say(locale, 'back') ?? '')}</a></p><h1>${escapeHtml(title)}</h1><div class="scroll"><table>`;
  let columns: string[] | null = null;
  for await (const rows of batches) {
    columns ??= Object.keys(rows[0] ?? {});
    if (columns.length > 0 && rows[0]) {
      const cells = columns.map((column) => `<th>${escapeHtml(named(locale, 'columns', column))}</th>`);
      yield `<thead><tr>${cells.join('')}</tr></thead>`;
    }
    const shown = columns;
    yield rows.map((row) => `<tr>${shown.map((column) => cell(reader, row[column])).join('')}</tr>`).join('');
  }
  yield `</table></div>${FOOT}`;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function cell({ intl, timeZone }: Reader, value: unknown): string {
  if (value === null || value === undefined) return '<td></td>';
  if (typeof value === 'object') return `<td dir="ltr">${escapeHtml(JSON.stringify(value))}</td>`;
  const text = String(value);
  if (TIME.test(text)) return `<td>${escapeHtml(formatMoment(text, intl, timeZone))}</td>`;
  return `<td dir="auto">${escapeHtml(text)}</td>`;
}

/** The page that opens first: a list of everything, with the pictures. */
export function indexPage(
  reader: Reader,
  copy: { now: Date; counts: { table: string; count: number }[]; pictures: string[] },
): string {
  const { locale, intl, timeZone, name, handle } = reader;
  const title = say(locale, 'title', { name }) ?? name;
  const lines = copy.counts
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => {
      const number = numberFormat(intl).format(count);
      const words = `${escapeHtml(named(locale, 'sections', table))} (${number})`;
      return `<li><a href="pages/${table}.html">${words}</a> · <a href="data/${table}.json" class="quiet" dir="ltr">JSON</a></li>`;
    });
  const pictures = copy.pictures.map(
    (path) => `<a href="${path}"><img src="${path}" alt="" loading="lazy"></a>`,
  );
  const made = say(locale, 'made', { date: formatMoment(copy.now.toISOString(), intl, timeZone) }) ?? '';
  return `${head(reader, title)}<h1>${escapeHtml(title)}</h1>
<p><bdi dir="ltr">@${escapeHtml(handle)}</bdi> · ${escapeHtml(made)}</p><p class="quiet">${escapeHtml(say(locale, 'about') ?? '')}</p>
<h2>${escapeHtml(say(locale, 'contents') ?? '')}</h2><ul>${lines.join('\n')}</ul>
${pictures.length > 0 ? `<h2>${escapeHtml(say(locale, 'pictures') ?? '')}</h2><div class="pictures">${pictures.join('\n')}</div>` : ''}${FOOT}`;
}
