import type { Measured } from './measure';
import { TARGETS } from './targets';

/**
 * Prints each case with its share of bare Node's requests a second beside the share it must reach.
 * @returns 1 when a target was missed or a request failed, else 0
 */
export function printTable(measured: Map<string, Measured>, memory: string): number {
  const bare = measured.get('bare Node')?.perSecond ?? 0;
  let missed = 0;
  console.log(row(['case', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare', 'needed', '']));
  for (const [name, { perSecond, p50, p95, p99, failures }] of measured) {
    const target = TARGETS[name];
    const share = perSecond / bare;
    const isMissed = failures > 0 || (target !== undefined && share < target.least);
    if (isMissed) missed++;
    const verdict =
      failures > 0
        ? `${failures} failed`
        : target
          ? isMissed
            ? `MISSED (${target.from})`
            : `reached (${target.from})`
          : '';
    const cells = [
      perSecond.toFixed(0),
      p50.toFixed(1),
      p95.toFixed(1),
      p99.toFixed(1),
      percent(share),
      target ? percent(target.least) : '',
    ];
    console.log(row([name, ...cells, verdict]));
  }
  console.log(`memory of the app after load: ${memory}`);
  return missed > 0 ? 1 : 0;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const row = (cells: string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : i === 7 ? `  ${cell}` : cell.padStart(9))).join('');
