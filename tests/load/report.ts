import type { Measured } from './measure';
import { TARGETS } from './targets';

/**
 * Prints each case with its share of bare Node's requests a second, and its share of the yardstick its target names beside
 * the share it must reach.
 * @returns 1 when a target was missed or a request failed, else 0
 */
export function printTable(measured: Map<string, Measured>, memory: string): number {
  const perSecond = (name: string) => measured.get(name)?.perSecond ?? 0;
  let missed = 0;
  console.log(row(['case', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare', 'share', 'needed', '']));
  for (const [name, { p50, p95, p99, failures }] of measured) {
    const target = TARGETS[name];
    const share = target ? perSecond(name) / perSecond(target.yardstick) : 0;
    const isMissed = failures > 0 || (target !== undefined && share < target.least);
    if (isMissed) missed++;
    const cells = [
      perSecond(name).toFixed(0),
      p50.toFixed(1),
      p95.toFixed(1),
      p99.toFixed(1),
      percent(perSecond(name) / perSecond('bare Node')),
      target ? percent(share) : '',
      target ? percent(target.least) : '',
    ];
    const word = isMissed ? 'MISSED' : 'reached';
    const verdict = target ? `${word} (${target.from}; share of ${target.yardstick})` : '';
    console.log(row([name, ...cells, failures > 0 ? `${failures} failed` : verdict]));
  }
  console.log(`memory of the app after load: ${memory}`);
  return missed > 0 ? 1 : 0;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (cells: string[]) =>
  cells
    .map((cell, i) => (i === 0 ? cell.padEnd(20) : i === cells.length - 1 ? `  ${cell}` : cell.padStart(9)))
    .join('');
