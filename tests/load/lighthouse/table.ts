/** One visit of Lighthouse's phone to a page. Scores are out of a hundred, sizes are KB as sent. */
export interface Visit {
  scores: { performance: number; accessibility: number; practices: number; seo: number };
  /** seconds */
  lcp: number;
  /** milliseconds */
  tbt: number;
  cls: number;
  document: number;
  script: number;
  css: number;
  fonts: number;
  pictures: number;
  sent: number;
  requests: number;
}

/** The results before any work on light pages (on another machine, as a range of runs). */
const BEFORE: Readonly<Record<string, { performance: string; lcp: string; sent: string }>> = {
  'guest home': { performance: '70–74', lcp: '4.8–5.1', sent: '881' },
  explore: { performance: '73–76', lcp: '5.0', sent: '1255' },
  marketplace: { performance: '79', lcp: '5.0', sent: '1260' },
  product: { performance: '68–72', lcp: '4.4–4.8', sent: '595' },
};

const COLUMNS: readonly [string, (visit: Visit) => number, digits: number][] = [
  ['perf', ({ scores }) => scores.performance, 0],
  ['LCP s', ({ lcp }) => lcp, 1],
  ['TBT ms', ({ tbt }) => tbt, 0],
  ['CLS', ({ cls }) => cls, 3],
  ['doc', ({ document }) => document, 1],
  ['script', ({ script }) => script, 0],
  ['CSS', ({ css }) => css, 0],
  ['fonts', ({ fonts }) => fonts, 0],
  ['pictures', ({ pictures }) => pictures, 0],
  ['sent', ({ sent }) => sent, 0],
  ['requests', ({ requests }) => requests, 0],
  ['a11y', ({ scores }) => scores.accessibility, 0],
  ['practices', ({ scores }) => scores.practices, 0],
  ['SEO', ({ scores }) => scores.seo, 0],
];

/**
 * The medians of each page's visits as a Markdown table, ready for the README; sizes in KB, with the earlier results.
 */
export function pageTable(visits: ReadonlyMap<string, readonly Visit[]>): string {
  const rows = [...visits].map(([name, of]) => {
    const figures = COLUMNS.map(([, value, digits]) => median(of.map(value)).toFixed(digits));
    const { performance = '', lcp = '', sent = '' } = BEFORE[name] ?? {};
    return [name, ...figures, performance && `${performance}, ${lcp} s, ${sent} KB`];
  });
  const heads = ['page', ...COLUMNS.map(([head]) => head), 'before: perf, LCP, sent'];
  return aligned([heads, heads.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]);
}

function aligned(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) => {
      const cells = row.map((cell, at) =>
        at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      );
      return `| ${cells.join(' | ')} |`;
    })
    .join('\n');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
