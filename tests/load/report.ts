import type { Measured } from './measure';
import { MOST_CPU, MOST_MEMORY, MOST_SLOWED, TARGETS } from './targets';

type Verdict = { isMissed: boolean; says: string };

/**
 * Prints each case with its share of bare Node's requests a second, and its share of its yardstick beside the share it
 * must reach; the processor time of pages, the slowdown by a crawler, and the app's memory.
 * @returns 1 when a target was missed or a request failed, else 0
 */
export function printTable(
  measured: Map<string, Measured>,
  memory: { idle: number; loaded: number },
): number {
  const perSecond = (name: string) => measured.get(name)?.perSecond ?? 0;
  let missed = 0;
  console.log(row(['case', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare', 'share', 'needed', '']));
  for (const [name, { p50, p95, p99, failures }] of measured) {
    const target = TARGETS[name];
    const share = target ? perSecond(name) / perSecond(target.yardstick) : 0;
    const verdicts = [
      ...(failures > 0 ? [{ isMissed: true, says: `${failures} failed` }] : []),
      ...(target ? [verdict(share >= target.least, `${target.from}; share of ${target.yardstick}`)] : []),
      ...ofProcessor(name, measured),
      ...ofCrawler(name, measured),
    ];
    missed += verdicts.filter(({ isMissed }) => isMissed).length;
    const cells = [
      perSecond(name).toFixed(0),
      p50.toFixed(1),
      p95.toFixed(1),
      p99.toFixed(1),
      percent(perSecond(name) / perSecond('bare Node')),
      target ? percent(share) : '',
      target ? percent(target.least) : '',
    ];
    console.log(row([name, ...cells, verdicts.map(({ says }) => says).join('; ')]));
  }
  for (const [when, most] of Object.entries(MOST_MEMORY)) {
    const megabytes = memory[when as keyof typeof MOST_MEMORY];
    const { isMissed, says } = verdict(megabytes <= most, `${megabytes} MB, at most ${most}`);
    if (isMissed) missed++;
    console.log(row([`memory, ${when}`, ...Array(7).fill(''), says]));
  }
  return missed > 0 ? 1 : 0;
}

function ofProcessor(name: string, measured: Map<string, Measured>): Verdict[] {
  const most = MOST_CPU[name];
  const cpu = measured.get(name)?.cpu;
  if (most === undefined || cpu === undefined) return [];
  return [verdict(cpu <= most, `${cpu.toFixed(1)} ms of a processor each, at most ${most}`)];
}

function ofCrawler(name: string, measured: Map<string, Measured>): Verdict[] {
  const { than = '', most = 0 } = MOST_SLOWED[name] ?? {};
  const [alone, beside] = [measured.get(than), measured.get(name)];
  if (!alone || !beside) return [];
  const times = beside.p95 / alone.p95;
  return [verdict(times <= most, `p95 ${times.toFixed(2)} times that of ${than}, at most ${most}`)];
}

const verdict = (isReached: boolean, of: string): Verdict => ({
  isMissed: !isReached,
  says: `${isReached ? 'reached' : 'MISSED'} (${of})`,
});
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (cells: string[]) =>
  cells
    .map((cell, i) => (i === 0 ? cell.padEnd(22) : i === cells.length - 1 ? `  ${cell}` : cell.padStart(9)))
    .join('');
