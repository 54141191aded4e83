// The targets of the shared design "performance.md", all measured on one machine. Other machines differ, so a target is
// a share of a yardstick that does the same kind of work in the same run: answers from memory against bare Node, reads
// that ask the database against bare Node with `pg`, writes against the bare transaction. All of them were measured
// with `wrk` over HTTP, so all of ours are: see lib/decisions/025.
const MEASURED = {
  'bare Node': 8756,
  'bare Node + pg': 2534,
  'bare comment': 2537,
  'bare checkout': 1311,
};

export type Yardstick = keyof typeof MEASURED;
export const YARDSTICKS = Object.keys(MEASURED) as Yardstick[];

interface Target {
  yardstick: Yardstick;
  /** least share of the yardstick's requests a second */
  least: number;
  /** where that comes from */
  from: string;
}

function target(yardstick: Yardstick, figures: Record<string, number>): Target {
  const least = Math.max(...Object.values(figures)) / MEASURED[yardstick];
  return { yardstick, least, from: Object.keys(figures).join(', ') };
}

/** The target of each case. */
export const TARGETS: Record<string, Target> = {
  'feed JSON': target('bare Node + pg', {
    '5× Payload': 5 * 109,
    '4× NodeBB': 4 * 140,
    '18× Ghost': 18 * 29,
    '65 % of Next + pg': 0.65 * 823,
  }),
  'post JSON': target('bare Node', { '2× Payload': 2 * 308, '6× Vendure': 6 * 75 }),
  'product JSON': target('bare Node', {
    '2× Payload': 2 * 308,
    '6× Vendure': 6 * 75,
    '14× Medusa': 14 * 35,
  }),
  'product list JSON': target('bare Node', { '4× Vendure search': 4 * 134, '25× Medusa': 25 * 19 }),
  'search JSON': target('bare Node + pg', { '4× Vendure search': 4 * 134 }),
  'guest post HTML': target('bare Node', {
    '50× Medusa': 50 * 16,
    '14× Ghost': 14 * 55,
    '6× NodeBB': 6 * 126,
  }),
  'guest product HTML': target('bare Node', { '50× Medusa': 50 * 16 }),
  'guest explore HTML': target('bare Node', { '14× Ghost': 14 * 55, '6× NodeBB': 6 * 126 }),
  'guest search HTML': target('bare Node', { '6× NodeBB': 6 * 126 }),
  comment: target('bare comment', { '3.5× Payload': 3.5 * 136, '7× Ghost': 7 * 64, '15× NodeBB': 15 * 27 }),
  'add to cart': target('bare comment', { '12× Vendure': 12 * 31 }),
  checkout: target('bare checkout', { '20× Vendure': 20 * 5.1, '55× Medusa': 55 * 1.8 }),
};

/** The most processor time for a page, in milliseconds: one that is rendered for its reader, not kept. */
export const MOST_CPU: Record<string, number> = { 'not kept': 12, 'member’s page': 10 };

/** How many times another case's p95 a case may take. */
export const MOST_SLOWED: Record<string, { than: string; most: number }> = {
  'feed beside a crawler': { than: 'feed, unhurried', most: 1.5 },
};

/** The most megabytes of the app's process: just after its start, and after the whole bench. */
export const MOST_MEMORY = { idle: 200, loaded: 400 };
